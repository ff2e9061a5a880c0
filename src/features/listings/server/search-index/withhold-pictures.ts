import type { PayloadRequest, Where } from 'payload'

import { forgetWithheldFiles, readMediaUses } from '@/features/media/server/api'
import { disclosedFields, disclosureOf } from '@/features/property/model/disclosure'

import type { IndexSettings, PublicationState } from './read-sources'

/** A stored property with the ids of its media. */
interface Pictured extends PublicationState {
  id: string
  pictures?: string[] | null
  plans?: string[] | null
}

const fields = {
  _status: true,
  deletedAt: true,
  status: true,
  marquee: true,
  soldAt: true,
  sellerConsent: true,
  pictures: true,
  plans: true,
} as const

const mediaOf = ({ pictures, plans }: Pictured): string[] => [...(pictures ?? []), ...(plans ?? [])]

const published: Where = { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] }

const isPublished = ({ _status, deletedAt }: Pictured): boolean => _status === 'published' && !deletedAt

async function findPictured(req: PayloadRequest, where: Where): Promise<Pictured[]> {
  const { docs } = await req.payload.db.find({
    collection: 'properties',
    where,
    select: fields,
    pagination: false,
    limit: 0,
    req,
  })
  return docs as unknown as Pictured[]
}

/** Of these media, those that are withheld now. */
async function findWithheld(req: PayloadRequest, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { docs } = await req.payload.db.find({
    collection: 'media',
    where: { and: [{ id: { in: ids } }, { withheld: { equals: true } }] },
    select: { filename: true },
    pagination: false,
    limit: 0,
    req,
  })
  return new Set(docs.map(({ id }) => String(id)))
}

/** The media of published projects, which their units share. */
async function findOfProjects(req: PayloadRequest, ids: readonly string[]): Promise<string[]> {
  const { docs } = await req.payload.db.find({
    collection: 'projects',
    where: { and: [{ _status: { equals: 'published' } }, { pictures: { in: ids } }] },
    select: { pictures: true },
    pagination: false,
    limit: 0,
    req,
  })
  return (docs as unknown as Pictured[]).flatMap(mediaOf)
}

/** The media of all other content, such as pages, articles and banners: an editor put them there on purpose. */
async function findInContent({ payload }: PayloadRequest): Promise<string[]> {
  const uses = await readMediaUses(payload, ['properties', 'projects'])
  return uses.flatMap(([id, isUsed]) => (isUsed ? [id] : []))
}

const mark = (req: PayloadRequest, ids: readonly string[], withheld: boolean) =>
  req.payload.db.updateMany({
    collection: 'media',
    where: { id: { in: ids } },
    data: { withheld },
    returning: false,
    req,
  })

/** What of media changed hands: those of properties that are sold or let, and of those that are on offer. */
interface Affected {
  ofGone: readonly string[]
  ofOpen: readonly string[]
}

type Settings = Pick<IndexSettings, 'disclosure' | 'now'>

/** The media that any published property, project or other content still shows. */
async function findShown(
  req: PayloadRequest,
  media: readonly string[],
  { disclosure, now }: Settings,
  deleted: string | null,
): Promise<Set<string>> {
  const users = await findPictured(req, {
    and: [published, { or: [{ pictures: { in: media } }, { plans: { in: media } }] }],
  })
  const shown = users
    .filter(({ id }) => id !== deleted)
    .flatMap((user) => mediaOf(disclosedFields(user, disclosureOf(user, disclosure, now))))
  return new Set([...shown, ...(await findOfProjects(req, media)), ...(await findInContent(req))])
}

/** @param deleted the property that goes with this operation; it shows nothing any more */
async function withhold(
  req: PayloadRequest,
  { ofGone, ofOpen }: Affected,
  settings: Settings,
  deleted: string | null = null,
): Promise<void> {
  const before = await findWithheld(req, [...new Set([...ofGone, ...ofOpen])])
  const affected = [...new Set([...ofGone, ...ofOpen.filter((id) => before.has(id))])]
  if (affected.length === 0) return
  const shown = await findShown(req, affected, settings, deleted)
  const hidden = affected.filter((id) => !shown.has(id) && !before.has(id))
  const back = affected.filter((id) => shown.has(id) && before.has(id))
  if (hidden.length > 0) await mark(req, hidden, true)
  if (back.length > 0) await mark(req, back, false)
  if (hidden.length + back.length > 0) forgetWithheldFiles(req.payload)
}

const isOpen = (property: Pictured, { disclosure, now }: Settings): boolean =>
  disclosureOf(property, disclosure, now) === 'open'

/** A sold one that became a draft is not on offer again; one that was never sold withholds nothing. */
const wasGone = (property: Pictured, settings: Settings): boolean =>
  !isOpen(property, settings) || Boolean(property.soldAt && !isPublished(property))

/**
 * Withholds the files of pictures and plans that no property shows any more because it was sold or let, and gives back
 * those of one that is on offer again. A picture that another property, a project or other content shows stays.
 * Repeatable.
 *
 * @param ids of the properties that changed
 */
export async function withholdPictures(
  req: PayloadRequest,
  ids: readonly string[],
  settings: Settings,
): Promise<void> {
  const changed = await findPictured(req, { id: { in: ids } })
  const ofGone = changed.filter((property) => wasGone(property, settings)).flatMap(mediaOf)
  const ofOpen = changed
    .filter((property) => isPublished(property) && isOpen(property, settings))
    .flatMap(mediaOf)
  await withhold(req, { ofGone, ofOpen }, settings)
}

/** Withholds the files of a sold or let property that is about to be deleted: afterwards nothing tells that it was. */
export async function withholdDeleted(req: PayloadRequest, id: string, settings: Settings): Promise<void> {
  const deleted = await findPictured(req, { id: { equals: id } })
  const ofGone = deleted.filter((property) => wasGone(property, settings)).flatMap(mediaOf)
  await withhold(req, { ofGone, ofOpen: [] }, settings, id)
}
