import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Endpoint,
  GlobalAfterChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'

import { staffRole } from '@/lib/payload/access'
import { collectionSteps, globalSteps } from '@/lib/payload/save-pipeline'
import { isRecord, textOf } from '@/lib/values/read-value'

import { kindOfChange, type ActivityKind } from './activity-kinds'
import { recordActivity } from './record-activity'

declare module 'payload' {
  export interface RequestContext {
    /** The running save of settings takes them offline, and does not just store a draft. */
    isWithdrawal?: boolean
    /** Of each running save, by collection and id: whether it stores a draft and leaves what is online. */
    draftSaves?: Record<string, boolean>
    /** The document, as collection and id, of which a version is restored, until that is noted. */
    restored?: string
  }
}

type Fields = Record<string, unknown>

/** Autosave writes every second; the log has one line for a person's work on a document in this time. */
const oneLineForMs = 30 * 60_000
const maxRemembered = 2000
const lastSaves = new Map<string, number>()

function isRepeated(key: string, now: number): boolean {
  const last = lastSaves.get(key)
  lastSaves.delete(key)
  lastSaves.set(key, now)
  const [oldest] = lastSaves.keys()
  if (lastSaves.size > maxRemembered && oldest !== undefined) lastSaves.delete(oldest)
  return last !== undefined && now - last < oneLineForMs
}

interface Noted {
  kind: ActivityKind
  place: string
  documentId: string
  title: string
}

/** Notes what staff did by a request of their own; what the site does by itself is not an activity. */
async function note(req: PayloadRequest, noted: Noted): Promise<void> {
  const { user, headers, payload } = req
  if (!user || staffRole(user) === null || req.context.isConsequence) return
  const isSave = noted.kind === 'saved' || noted.kind === 'created'
  const key = `${user.id}:${noted.place}/${noted.documentId}`
  if (isSave && isRepeated(key, Date.now())) return
  const name = 'name' in user ? user.name : null
  await recordActivity(payload, { ...noted, headers, user: { id: String(user.id), name: textOf(name) } })
}

/**
 * Collections whose titles the log keeps. Titles of the others name people outside the agency, who must be gone from the
 * log too once they are erased.
 */
const titled = new Set(
  `pages patterns articles articleCategories modules media documents redirects routes previewLinks
   properties projects localities neighbourhoods propertyTypes agents users`.split(/\s+/),
)

function titleOf({ slug, admin }: SanitizedCollectionConfig, doc: Fields): string {
  if (!titled.has(slug)) return ''
  const title = doc[admin.useAsTitle ?? 'id']
  // A document that was read in all languages has one title for each.
  return isRecord(title) ? (Object.values(title).map(textOf).find(Boolean) ?? '') : textOf(title)
}

/** Notes what staff did with a document by a request of their own; for what no hook of Payload tells. */
export const noteDocument = (
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  doc: Fields,
  kind: ActivityKind,
): Promise<void> =>
  note(req, { kind, place: collection.slug, documentId: String(doc.id), title: titleOf(collection, doc) })

/** Records a change of a global. */
export const noteSettings = (req: PayloadRequest, slug: string, kind: ActivityKind): Promise<void> =>
  note(req, { kind, place: slug, documentId: '', title: '' })

/** The document of a version, as collection and id. */
async function documentOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  version: unknown,
): Promise<string> {
  const where = { id: { equals: version } }
  const { docs } = await req.payload.db.findVersions({ collection, where, limit: 1, pagination: false, req })
  return `${collection}/${docs[0]?.parent}`
}

const noteDraftSave: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const isRestore = operation === 'restoreVersion'
  if (!isRestore && operation !== 'update' && operation !== 'updateByID') return args
  const { draft, id } = args as { draft?: boolean; id?: string }
  // The slugs of the configuration are those of the generated types.
  if (isRestore) req.context.restored = await documentOf(req, collection.slug as CollectionSlug, id)
  // The id of a restore is that of the version.
  const key = `${collection.slug}/${isRestore ? '' : (id ?? '')}`
  req.context.draftSaves = { ...req.context.draftSaves, [key]: isRestore || draft === true }
  return args
}

const noteChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, operation, req }) => {
  const { slug } = collection
  const saves = req.context.draftSaves ?? {}
  const isDraft = saves[`${slug}/${doc.id}`] ?? saves[`${slug}/`] ?? false
  const change = kindOfChange({
    operation,
    status: Object(doc)._status,
    // A draft beside what is online takes nothing offline.
    previousStatus: isDraft ? 'draft' : Object(previousDoc)._status,
  })
  const isRestored = req.context.restored === `${slug}/${doc.id}`
  // A later save by the same request is one of its own.
  if (isRestored) delete req.context.restored
  await noteDocument(req, collection, doc, isRestored ? 'restored' : change)
}

const noteDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) =>
  void (await noteDocument(req, collection, { ...doc, id }, 'deleted'))

const noteGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) =>
  void (await noteSettings(
    req,
    global.slug,
    kindOfChange({
      operation: 'update',
      status: Object(doc)._status,
      previousStatus: req.context.isWithdrawal ? 'published' : undefined,
    }),
  ))

/** The name of the file that a response gives; `null` when it gives none. */
const fileOf = (response: Response): string | null =>
  response.ok
    ? (/^attachment; filename="(.+)"$/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? null)
    : null

/** Records the lists that an endpoint gives as a file. */
const withExports = (endpoint: Omit<Endpoint, 'root'>, place: string): Omit<Endpoint, 'root'> => ({
  ...endpoint,
  handler: async (req) => {
    const response = await endpoint.handler(req)
    const file = fileOf(response)
    if (file) await note(req, { kind: 'exported', place, documentId: '', title: file })
    return response
  },
})

/** Records the exports of a collection. */
export const withActivities = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  endpoints: (collection.endpoints || []).map((endpoint) => withExports(endpoint, collection.slug)),
})

const everywhere = { rule: 'all', fits: () => true }

/** Records saves, publications and deletions of documents. */
export const activitySteps = collectionSteps({
  noteDraftSave: {
    stage: 'begin',
    reason: 'whether a draft is saved or a version restored, which the stages after the write cannot see',
    for: everywhere,
    run: noteDraftSave,
  },
  noteChange: {
    stage: 'record',
    reason: 'the log of activities has a line for what staff did',
    for: everywhere,
    run: noteChange,
  },
  noteDeletion: {
    stage: 'recordDeletion',
    reason: 'the log of activities has a line for what staff deleted',
    for: everywhere,
    run: noteDeletion,
  },
})

/** Records changes of settings. */
export const globalActivitySteps = globalSteps({
  noteGlobalChange: {
    stage: 'record',
    reason: 'the log of activities has a line for what staff did',
    for: everywhere,
    run: noteGlobalChange,
  },
})
