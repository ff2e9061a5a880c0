import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { localized, type Localized } from '@/lib/i18n/locales'
import { projectPaths, testimonialPaths } from '@/features/routing/model/content-paths'

import { asSystem } from '@/lib/payload/as-system'

import { findTestimonialsPage } from './create-redirects'
import { findStored, type StoredDocument } from '@/lib/payload/hooks/stored-document'
import { textIn, textOf } from '@/lib/values/read-value'
import { redirectPaths } from './write-redirects'

type Paths = Partial<Localized>
type Owner = 'projects' | 'testimonials'

async function pathsOfTestimonial(req: PayloadRequest, { slug }: StoredDocument): Promise<Paths> {
  const page = await findTestimonialsPage(req)
  if (page === null) return {}
  const { docs } = await req.payload.find({
    collection: 'routes',
    where: { page: { equals: page } },
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
    ...asSystem(req),
  })
  const parent: unknown = docs[0]?.path
  return textOf(slug) === ''
    ? {}
    : testimonialPaths(
        localized((locale) => textIn(parent, locale)),
        textOf(slug),
      )
}

async function getPaths(req: PayloadRequest, owner: Owner, document: StoredDocument): Promise<Paths> {
  if (owner === 'testimonials') return pathsOfTestimonial(req, document)
  const slug = localized((locale) => textIn(document.slug, locale))
  return projectPaths(Number(document.number), slug)
}

/** The public paths of a published document; `null` when it is not published. */
async function publicPaths(req: PayloadRequest, owner: Owner, id: unknown): Promise<Paths | null> {
  const document = typeof id === 'string' ? await findStored(req, owner, id) : null
  return document?._status === 'published' ? getPaths(req, owner, document) : null
}

const keyOf = (owner: Owner, id: unknown) => `formerPaths:${owner}:${String(id)}`

/**
 * Hook of documents without a route: the published paths are read before the change, because the previous version from
 * Payload may be a draft.
 */
export const rememberFormerPaths: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
  context,
}) => {
  // The table of saves has it for these collections alone.
  const owner = collection.slug as Owner
  const isPublished = (data._status ?? originalDoc?._status) === 'published'
  if (operation === 'update' && req.context.skipRedirects !== true && isPublished)
    context[keyOf(owner, originalDoc?.id)] = await publicPaths(req, owner, originalDoc?.id)
  return data
}

/** Hook of documents without a route: their former paths redirect permanently to the new ones. */
export const redirectFormerPaths: CollectionAfterChangeHook = async ({ collection, doc, req, context }) => {
  const owner = collection.slug as Owner
  const before = context[keyOf(owner, doc.id)] as Paths | null | undefined
  const after = before ? await publicPaths(req, owner, doc.id) : null
  if (before && after) await redirectPaths(req, before, after)
  return doc
}
