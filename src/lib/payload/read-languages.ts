import type { Payload } from 'payload'

import { isLocale, locales, sourceLocale, type Locale } from '@/lib/i18n/locales'

/** The languages of the site as its settings are now. */
export interface SiteLanguages {
  /** Those that are on, in the order of the settings; all of them while none is configured. */
  enabled: readonly Locale[]
  /** Visitors without a preference get this one. */
  default: Locale
}

export async function readLanguages(payload: Payload): Promise<SiteLanguages> {
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

/** Those that the studio writes in: the ones that are on, and the source language, from which others are translated. */
export async function readStudioLanguages(payload: Payload): Promise<Locale[]> {
  const { enabled } = await readLanguages(payload)
  return locales.filter((locale) => locale === sourceLocale || enabled.includes(locale))
}
