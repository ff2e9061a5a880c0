import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { isLocale, locales, sourceLocale, type Locale } from '@/lib/i18n/locales'

import { payloadClient } from './payload-client'

export interface Languages {
  /** The languages offered to visitors, in the order of the configuration. */
  enabled: Locale[]
  default: Locale
}

async function readLanguages(): Promise<Languages> {
  const payload = await payloadClient()
  const { languageUse, languageDefault } = await payload.findGlobal({
    slug: 'siteConfig',
    select: { languageUse: true, languageDefault: true },
    depth: 0,
    overrideAccess: false,
  })
  const used = (languageUse ?? []).filter(({ use }) => use).map(({ code }) => code)
  const enabled = used.filter(isLocale)
  const fallback = enabled[0] ?? sourceLocale
  return {
    enabled: enabled.length > 0 ? enabled : [...locales],
    default: isLocale(languageDefault) && enabled.includes(languageDefault) ? languageDefault : fallback,
  }
}

/** Which languages visitors are offered; all of them while nothing is configured. */
export const getLanguages = cached('languages', readLanguages, [tags.settings])
