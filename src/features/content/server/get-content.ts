import 'server-only'

import type { Locale } from '@/lib/i18n/locales'
import { payloadClient } from '@/lib/payload/payload-client'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'

/** Only the names of related documents are read here; each block reads the rest itself. */
export const pageRelations = {
  articles: { title: true },
  articleCategories: { name: true },
  modules: { name: true },
  pages: { title: true, path: true },
  agents: { name: true },
  properties: { ref: true },
  localities: { name: true },
} as const

/**
 * Creates a function that reads a published document with its blocks in one language.
 *
 * @returns a function whose result is null when the document does not exist or is not published
 */
export const contentReader =
  <Collection extends 'pages' | 'articles' | 'modules'>(collection: Collection) =>
  async (id: string, locale: Locale) => {
    const payload = await payloadClient()
    return payload.findByID({
      collection,
      id,
      locale,
      fallbackLocale: false,
      depth: 1,
      populate: pageRelations,
      disableErrors: true,
      overrideAccess: false,
    })
  }

/** A published page with its blocks in one language. */
export const getPage = cached('page', contentReader('pages'), (id) => [tags.document('pages', id)])

/** A published article in one language. */
export const getArticle = cached('article', contentReader('articles'), (id) => [
  tags.document('articles', id),
])

/** A published block of the library in one language. */
export const getModule = cached('module', contentReader('modules'), (id) => [tags.document('modules', id)])
