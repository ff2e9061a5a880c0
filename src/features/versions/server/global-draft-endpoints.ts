import {
  APIError,
  docAccessOperationGlobal,
  Forbidden,
  NotFound,
  saveVersion,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedGlobalConfig,
} from 'payload'

import { findChanges, type DraftChanges } from '@/features/translation/model/find-changes'
import type { PublicationState } from '@/features/translation/model/publication-state'
import { noteSettings } from '@/lib/payload/activities/with-activities'
import { mayBeOffline } from '@/lib/payload/global-drafts'
import { studioMessage } from '@/lib/payload/studio-message'

import { claimAnyOfGlobal, noteWritten } from './claim-global-revision'

type Stored = Record<string, unknown>

interface StoredVersion {
  id: string
  version: Stored
}

const configOf = (req: PayloadRequest, slug: GlobalSlug): SanitizedGlobalConfig => {
  const config = req.payload.config.globals.find((global) => global.slug === slug)
  if (!config) throw new NotFound(req.t)
  return config
}

/**
 * Refuses who may not publish these settings, or read their versions.
 *
 * @throws Forbidden
 */
export async function refuseUnlessGlobalPublisher(req: PayloadRequest, slug: GlobalSlug): Promise<void> {
  const data = { _status: 'published' }
  const permissions = await docAccessOperationGlobal({ data, globalConfig: configOf(req, slug), req })
  if (!permissions.update || !permissions.readVersions) throw new Forbidden(req.t)
}

/** What is online, in all languages; null while nothing is. */
async function readOnline(req: PayloadRequest, slug: GlobalSlug): Promise<Stored | null> {
  // MongoDB gives null for settings that were never saved, SQLite an empty object.
  const stored = (await req.payload.db.findGlobal<Stored>({ slug, locale: 'all', req })) as Stored | null
  return stored?._status === 'published' ? stored : null
}

async function findVersion(
  req: PayloadRequest,
  slug: GlobalSlug,
  where: { latest: { equals: true } } | { id: { equals: string } },
): Promise<StoredVersion | null> {
  const options = { global: slug, where, sort: '-updatedAt', limit: 1, pagination: false, req }
  const { docs } = await req.payload.db.findGlobalVersions<Stored>({ ...options, locale: 'all' })
  const [version] = docs
  return version ? { id: String(version.id), version: version.version } : null
}

/** The draft that is newer than what is online. */
async function findDraft(req: PayloadRequest, slug: GlobalSlug): Promise<StoredVersion | null> {
  const latest = await findVersion(req, slug, { latest: { equals: true } })
  return latest?.version._status === 'draft' ? latest : null
}

async function stateOf(req: PayloadRequest, slug: GlobalSlug): Promise<PublicationState> {
  const [online, draft] = await Promise.all([readOnline(req, slug), findDraft(req, slug)])
  if (online) return draft ? 'changed' : 'published'
  // Every page shows the default values of a header that was never saved.
  return draft || mayBeOffline(slug) ? 'draft' : 'published'
}

async function findUnpublished(req: PayloadRequest, slug: GlobalSlug): Promise<DraftChanges> {
  const [online, draft] = await Promise.all([readOnline(req, slug), findDraft(req, slug)])
  const changes = findChanges(configOf(req, slug).fields, online ?? {}, draft?.version ?? online ?? {}, {
    language: req.i18n.language,
    findBlock: (kind) => req.payload.config.blocks?.find((block) => block.slug === kind),
  })
  // The question names the fields; the values were read without access rules.
  return { changes: changes.map((change) => ({ ...change, values: [] })) }
}

const save = (req: PayloadRequest, slug: GlobalSlug, docWithLocales: Stored, draft: boolean) =>
  saveVersion({
    autosave: false,
    docWithLocales: docWithLocales as never,
    draft,
    global: configOf(req, slug),
    operation: 'update',
    payload: req.payload,
    req,
  })

async function restore(req: PayloadRequest, slug: GlobalSlug): Promise<object> {
  const version = await findVersion(req, slug, { id: { equals: String(req.routeParams?.id) } })
  if (!version) throw new NotFound(req.t)
  const claimed = await claimAnyOfGlobal(req, slug)
  await save(req, slug, { ...version.version, ...claimed, _status: 'draft' }, true)
  noteWritten(req, slug)
  await noteSettings(req, slug, 'restored')
  return { message: studioMessage(req, 'versions.restoredAsDraft') }
}

async function discard(req: PayloadRequest, slug: GlobalSlug): Promise<object> {
  const draft = await findDraft(req, slug)
  const claimed = draft && (await claimAnyOfGlobal(req, slug))
  // After the claim: a colleague may have published meanwhile.
  const online = await readOnline(req, slug)
  if (!online) throw new APIError(studioMessage(req, 'versions.notOnline'), 409)
  if (!draft) return { undo: null }
  const { id: _, ...content } = online
  const latest = { ...content, ...claimed, updatedAt: new Date().toISOString() }
  await save(req, slug, latest, false)
  noteWritten(req, slug)
  // Payload takes every draft after this moment for unpublished changes. Nothing else is written.
  await req.payload.db.updateGlobal({ slug, data: latest, req, returning: false })
  await noteSettings(req, slug, 'discarded')
  return { undo: draft.id }
}

/**
 * What editors do with the drafts of settings, below `/api/globals/<slug>`; for those who may publish them.
 *
 * - `GET /state`: the state as the studio names it
 * - `GET /unpublished`: what differs between the draft and what is online
 * - `POST /versions/:id`: makes an earlier version the draft. (Payload's own endpoint would put it online, and a draft
 *   would take the settings offline.)
 * - `POST /discard`: makes what is online the latest version again; `undo` is the id of the discarded draft
 */
export function globalDraftEndpoints(slug: GlobalSlug): Omit<Endpoint, 'root'>[] {
  const endpoint = (
    method: 'get' | 'post',
    path: string,
    answer: (req: PayloadRequest) => Promise<object>,
  ): Omit<Endpoint, 'root'> => ({
    path,
    method,
    handler: async (req) => {
      await refuseUnlessGlobalPublisher(req, slug)
      return Response.json(await answer(req))
    },
  })
  return [
    endpoint('get', '/state', async (req) => ({ document: { state: await stateOf(req, slug) } })),
    endpoint('get', '/unpublished', (req) => findUnpublished(req, slug)),
    endpoint('post', '/versions/:id', (req) => restore(req, slug)),
    endpoint('post', '/discard', (req) => discard(req, slug)),
  ]
}
