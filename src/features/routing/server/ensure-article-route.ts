import type { CollectionAfterChangeHook, PayloadRequest, Where } from 'payload'

import { locales, sourceLocale, type Locale } from '@/lib/i18n/locales'
import { articlePath } from '@/lib/values/slugify'

import { asSystem } from '@/lib/payload/as-system'

import { relatedId, textIn } from '@/lib/values/read-value'
import { findStored } from '@/lib/payload/hooks/stored-document'
import { syncRoute } from './sync-route'

async function syncArticleRoute(req: PayloadRequest, id: string): Promise<void> {
  const article = await findStored(req, 'articles', id)
  if (!article) return
  const parent = await findStored(req, 'articles', relatedId(article.parent))
  const category = await findStored(req, 'articleCategories', relatedId(article.category))

  const paths: Partial<Record<Locale, string>> = {}
  for (const locale of locales) {
    const slug = textIn(article.slug, locale)
    if (slug === '') continue
    paths[locale] = articlePath(textIn(category?.slug, locale), textIn(parent?.slug, locale), slug)
  }
  const original = paths[sourceLocale] ?? Object.values(paths)[0]
  if (original === undefined) return
  await syncRoute(req, {
    owner: 'article',
    ownerId: id,
    original,
    paths,
    breadcrumb: [],
    isPublished: article._status === 'published',
    staysAutomatic: true,
  })
}

async function syncArticlesWhere(req: PayloadRequest, where: Where): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'articles',
    where,
    depth: 0,
    pagination: false,
    select: { category: true },
    ...asSystem(req),
  })
  for (const { id } of docs) await syncArticleRoute(req, String(id))
}

/** Creates or updates an article's route: its path consists of the slugs of category, parent and article. */
export const ensureArticleRoute: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.context.skipRoutes === true) return doc
  await syncArticleRoute(req, String(doc.id))
  // Only articles with this parent: their paths contain its slug.
  if (doc._status === 'published') await syncArticlesWhere(req, { parent: { equals: doc.id } })
  return doc
}

/** A category's new slug changes the paths of all its articles; the old paths become redirects. */
export const updateArticleRoutes: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || req.context.skipRoutes === true || doc.slug === previousDoc?.slug) return doc
  await syncArticlesWhere(req, { category: { equals: doc.id } })
  return doc
}
