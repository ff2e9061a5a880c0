import { updateByIDOperation, type CollectionSlug, type PayloadRequest } from 'payload'

import { isRecord } from '@/lib/values/read-value'

import { ReachedWrite, rehearsalOf } from './rehearse'
import { tabOf } from './revision-claim'

/** A save of a form, with the revision it is based on. */
export interface SaveAttempt {
  collection: CollectionSlug
  id: string
  base: number
  data: Record<string, unknown>
  overrideAccess: boolean
}

type Document = Record<string, unknown>

/** What a save would have stored as a draft, in all languages; null when it is not valid. */
async function draftOf(req: PayloadRequest, attempt: SaveAttempt): Promise<Document | null> {
  try {
    await updateByIDOperation({
      collection: req.payload.collections[attempt.collection],
      id: attempt.id,
      data: { ...attempt.data, _status: 'draft' },
      draft: true,
      depth: 0,
      overrideAccess: attempt.overrideAccess,
      req: rehearsalOf(req),
    })
  } catch (error) {
    const written = error instanceof ReachedWrite ? error.written : null
    if (isRecord(written) && isRecord(written.versionData)) return written.versionData
    throw error
  }
  return null
}

/** Who lost the race: the same person in another tab is another one. */
const loserOf = (req: PayloadRequest): string => `${String(req.user?.id)}:${tabOf(req)}`

/** The version of an earlier lost save of the same form on the same base, which this one replaces. */
async function findEarlier(
  req: PayloadRequest,
  { collection, id, base }: SaveAttempt,
): Promise<string | null> {
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: {
      and: [
        { parent: { equals: id } },
        { 'version.revision': { equals: base } },
        { 'version.keptFrom': { equals: loserOf(req) } },
      ],
    },
    limit: 1,
    pagination: false,
  })
  return docs[0] ? String(docs[0].id) : null
}

interface Stored {
  id: string
  _status?: string
  updatedAt: string
}

const millisecondBefore = (...moments: string[]): string =>
  new Date(Math.min(...moments.map((moment) => new Date(moment).getTime())) - 1).toISOString()

/**
 * Just before the newest version. Payload takes a draft that is newer than the published document for its draft, so
 * the moment is also before the publication when the newest version is the published one.
 */
async function momentBefore(req: PayloadRequest, { collection, id }: SaveAttempt): Promise<string> {
  const { db } = req.payload
  const { docs } = await db.findVersions<Stored>({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  })
  const [newest] = docs
  if (!newest) return new Date().toISOString()
  if (newest.version._status !== 'published') return millisecondBefore(newest.updatedAt)
  const online = await db.findOne<Stored>({ collection, where: { id: { equals: id } } })
  return millisecondBefore(newest.updatedAt, online?.updatedAt ?? newest.updatedAt)
}

async function storeVersion(req: PayloadRequest, attempt: SaveAttempt, document: Document): Promise<string> {
  const { db } = req.payload
  const { collection, id: parent, base } = attempt
  const version = { ...document, revision: base, keptFrom: loserOf(req), _status: 'draft' as const }
  const earlier = await findEarlier(req, attempt)
  const updatedAt = await momentBefore(req, attempt)
  if (earlier) {
    const versionData = { version, latest: false, parent, updatedAt } as never
    await db.updateVersion({ collection, id: earlier, versionData, returning: false })
    return earlier
  }
  // Without the request's transaction, which ends with the refusal.
  const stored = await db.createVersion({
    collectionSlug: collection,
    autosave: false,
    createdAt: updatedAt,
    updatedAt,
    parent,
    versionData: version as never,
  })
  // Payload's adapters mark every new version as the latest.
  const notLatest = { ...stored, latest: false }
  await db.updateVersion({ collection, id: stored.id, versionData: notLatest as never, returning: false })
  return String(stored.id)
}

/**
 * Stores a save that lost the race as a version beside the draft, so that nothing that was typed is lost. One version per
 * form and base: a form that goes on saving replaces its own.
 *
 * @returns the id of the version; null when it could not be stored, which is logged: then the form alone has the texts
 */
export async function keepLostSave(req: PayloadRequest, attempt: SaveAttempt): Promise<string | null> {
  try {
    const document = await draftOf(req, attempt)
    return document && (await storeVersion(req, attempt, document))
  } catch (err) {
    const msg = `A lost save of a document of ${attempt.collection} could not be kept`
    req.payload.logger.error({ err, msg })
    return null
  }
}
