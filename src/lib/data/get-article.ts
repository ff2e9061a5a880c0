import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import type { Article } from '@/payload-types'

import { pageRelations } from './get-page'
import { payloadClient } from './payload-client'

async function readArticle(id: string, locale: Locale): Promise<Article | null> {
  const payload = await payloadClient()
  return payload.findByID({
    collection: 'articles',
    id,
    locale,
    fallbackLocale: false,
    depth: 1,
    populate: pageRelations,
    disableErrors: true,
    overrideAccess: false,
  })
}

/** A published article in one language. */
export const getArticle = cached('article', readArticle, [tags.articles, tags.media])
