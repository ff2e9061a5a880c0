import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { Locale } from '@/lib/i18n/locales'
import type { Module } from '@/payload-types'

import { pageRelations } from './get-page'
import { payloadClient } from './payload-client'

async function readModule(id: string, locale: Locale): Promise<Module | null> {
  const payload = await payloadClient()
  return payload.findByID({
    collection: 'modules',
    id,
    locale,
    fallbackLocale: false,
    depth: 1,
    populate: pageRelations,
    disableErrors: true,
    overrideAccess: false,
  })
}

/** A published block of the library in one language. */
export const getModule = cached('module', readModule, [tags.modules, tags.media])
