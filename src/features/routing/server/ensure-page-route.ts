import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { locales, type Locale } from '@/lib/i18n/locales'

import { asSystem } from '@/lib/payload/as-system'

import { findPageAncestors } from './page-ancestors'
import { relatedId, textIn } from '@/lib/values/read-value'
import { findStored, type StoredDocument } from '@/lib/payload/hooks/stored-document'
import { pathSegment, syncRoute } from './sync-route'

/** The path of a page's route in one language; derived from the titles when it has no route yet. */
async function parentPaths(
  req: PayloadRequest,
  parentId: string | null,
): Promise<Partial<Record<Locale, string>>> {
  if (parentId === null) return Object.fromEntries(locales.map((locale) => [locale, '/']))
  const { docs } = await req.payload.find({
    collection: 'routes',
    where: { page: { equals: parentId } },
    depth: 0,
    limit: 1,
    pagination: false,
    locale: 'all',
    ...asSystem(req),
  })
  const path: unknown = docs[0]?.path
  return Object.fromEntries(locales.map((locale) => [locale, textIn(path, locale) || undefined]))
}

async function derivedPaths(
  req: PayloadRequest,
  page: StoredDocument,
): Promise<Partial<Record<Locale, string>>> {
  const above = await parentPaths(req, relatedId(page.parent))
  const paths: Partial<Record<Locale, string>> = {}
  for (const locale of locales) {
    const title = textIn(page.title, locale)
    const parent = above[locale]
    if (title === '' || parent === undefined) continue
    const segment = pathSegment(title)
    if (page.path === '/') paths[locale] = '/'
    else if (segment) paths[locale] = `${parent}${segment}`
  }
  return paths
}

/**
 * Creates or updates a page's route: created with the first title, it follows the titles until the page is published;
 * then editors change it. Seeds that write their own routes set `context.skipRoutes`.
 */
export const ensurePageRoute: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.context.skipRoutes === true) return doc
  const page = await findStored(req, 'pages', String(doc.id))
  if (typeof page?.path !== 'string') return doc

  const ancestors = (await findPageAncestors(req, page.parent, page.id)) ?? []
  await syncRoute(req, {
    owner: 'page',
    ownerId: page.id,
    original: page.path,
    paths: await derivedPaths(req, page),
    breadcrumb: ancestors.map(({ path }) => path).reverse(),
    isPublished: page._status === 'published',
    staysAutomatic: false,
  })
  return doc
}
