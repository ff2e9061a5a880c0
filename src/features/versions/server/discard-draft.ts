import {
  APIError,
  NotFound,
  saveVersion,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
} from 'payload'

import { findChanges, type DraftChanges } from '@/features/translation/model/find-changes'
import { refuseUnlessPublisher } from '@/features/translation/server/api'
import { noteDocument } from '@/lib/payload/activities/with-activities'
import { studioMessage } from '@/lib/payload/studio-message'

import { claimAny } from './revision-claim'

type Stored = Record<string, unknown> & { id: string }

interface Opened {
  id: string
  published: Stored
  /** The latest version, with its id. */
  latest: { id: string; version: Stored } | undefined
}

const readOnline = (req: PayloadRequest, slug: CollectionSlug, id: string): Promise<Stored | null> =>
  req.payload.db.findOne<Stored>({ collection: slug, where: { id: { equals: id } }, locale: 'all', req })

/**
 * What is online, and the latest version, in all languages.
 *
 * @throws APIError 404 for an unknown document, 403 for who may not publish it, 409 when it is not online
 */
async function openDraft(req: PayloadRequest, slug: CollectionSlug): Promise<Opened> {
  const id = String(req.routeParams?.id)
  const { db } = req.payload
  const published = await readOnline(req, slug, id)
  if (!published) throw new NotFound(req.t)
  // Discarding decides what is published next, so it needs the right to publish.
  await refuseUnlessPublisher({ req, collection: slug, id })
  if (published._status !== 'published') throw new APIError(studioMessage(req, 'versions.notOnline'), 409)
  const { docs } = await db.findVersions<Stored>({
    collection: slug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    locale: 'all',
    req,
  })
  return { id, published, latest: docs[0] as Opened['latest'] }
}

/** `GET /api/<collection>/:id/unpublished`: what differs between the draft and what is online. */
export const unpublishedEndpoint = (slug: CollectionSlug): Omit<Endpoint, 'root'> => ({
  path: '/:id/unpublished',
  method: 'get',
  handler: async (req) => {
    const { published, latest } = await openDraft(req, slug)
    const { fields } = req.payload.collections[slug].config
    const changes = findChanges(fields, published, latest?.version ?? published, {
      language: req.i18n.language,
      findBlock: (kind) => req.payload.config.blocks?.find((block) => block.slug === kind),
    })
    // The question names the fields; the values were read without access rules.
    const named = changes.map((change) => ({ ...change, values: [] }))
    return Response.json({ changes: named } satisfies DraftChanges)
  },
})

/**
 * `POST /api/<collection>/:id/discard`: makes what is online the latest version again, in all languages, and changes
 * nothing online. (Payload's own action saves the published texts of one language and publishes the drafts of the
 * others.) The discarded draft stays among the versions; `undo` is its id.
 */
export const discardEndpoint = (slug: CollectionSlug): Omit<Endpoint, 'root'> => ({
  path: '/:id/discard',
  method: 'post',
  handler: async (req) => {
    const { id, published, latest } = await openDraft(req, slug)
    if (!latest || latest.version._status === 'published') return Response.json({ undo: null })
    const updatedAt = new Date().toISOString()
    const claimed = await claimAny(req, { collection: slug, id })
    // Once more, after the claim: a colleague may have published meanwhile.
    const online = (await readOnline(req, slug, id)) ?? published
    await saveVersion({
      id,
      autosave: false,
      collection: req.payload.collections[slug].config,
      docWithLocales: { ...online, ...claimed, updatedAt },
      draft: false,
      operation: 'update',
      payload: req.payload,
      req,
    })
    // Payload takes every draft after this moment for unpublished changes. Nothing else of the document is written.
    await req.payload.db.updateOne({ collection: slug, id, data: { updatedAt }, req })
    await noteDocument(req, req.payload.collections[slug].config, { ...latest.version, id }, 'discarded')
    return Response.json({ undo: latest.id })
  },
})
