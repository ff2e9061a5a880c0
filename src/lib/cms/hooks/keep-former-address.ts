import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { localized, type Localized } from '@/lib/i18n/locales'
import { projectPaths, testimonialPaths } from '@/lib/routing/content-paths'

import { asSystem } from '../as-system'

import { testimonialsRoute } from './leave-redirects'
import { findStored, type StoredDocument } from './stored-document'
import { textIn, textOf } from './text-of'
import { redirectPaths } from './write-redirects'

type Paths = Partial<Localized>
type Owner = 'projects' | 'testimonials'

async function pathsOfTestimonial(req: PayloadRequest, { slug }: StoredDocument): Promise<Paths> {
  const { docs } = await req.payload.find({
    collection: 'routes',
    where: { original: { equals: testimonialsRoute } },
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

async function pathsOf(req: PayloadRequest, owner: Owner, document: StoredDocument): Promise<Paths> {
  if (owner === 'testimonials') return pathsOfTestimonial(req, document)
  const slug = localized((locale) => textIn(document.slug, locale))
  return projectPaths(Number(document.number), slug)
}

/** Where visitors find the document now; `null` when they do not. */
async function publicPaths(req: PayloadRequest, owner: Owner, id: unknown): Promise<Paths | null> {
  const document = typeof id === 'string' ? await findStored(req, owner, id) : null
  return document?._status === 'published' ? pathsOf(req, owner, document) : null
}

/**
 * For documents without a route of their own: their former address leads to the new one for good. What was published
 * before is read before the change, because the previous version Payload hands over may be a draft.
 */
export function keepFormerAddress(owner: Owner): {
  beforeChange: CollectionBeforeChangeHook
  afterChange: CollectionAfterChangeHook
} {
  const key = (id: unknown) => `formerPaths:${owner}:${String(id)}`
  return {
    beforeChange: async ({ data, originalDoc, operation, req, context }) => {
      const isPublished = (data._status ?? originalDoc?._status) === 'published'
      if (operation === 'update' && req.context.skipRedirects !== true && isPublished)
        context[key(originalDoc?.id)] = await publicPaths(req, owner, originalDoc?.id)
      return data
    },
    afterChange: async ({ doc, req, context }) => {
      const before = context[key(doc.id)] as Paths | null | undefined
      const after = before ? await publicPaths(req, owner, doc.id) : null
      if (before && after) await redirectPaths(req, before, after)
      return doc
    },
  }
}
