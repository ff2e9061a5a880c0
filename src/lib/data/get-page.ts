import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import type { Page } from '@/payload-types'

import { payloadClient } from './payload-client'

/** Of what a block names only the name is read: the block reads the rest itself. */
export const pageRelations = {
  articles: { title: true },
  articleCategories: { name: true },
  modules: { name: true },
  pages: { title: true, path: true },
  agents: { name: true },
  properties: { ref: true },
  localities: { name: true },
} as const

async function readPage(id: string, locale: Locale): Promise<Page | null> {
  const payload = await payloadClient()
  return payload.findByID({
    collection: 'pages',
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
export const getPage = cached('page', readPage, [tags.pages, tags.media])
