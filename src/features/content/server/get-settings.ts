import 'server-only'

import type { DataFromGlobalSlug, Payload } from 'payload'

import type { DraftedGlobal } from '@/lib/payload/global-drafts'
import { cached } from '@/lib/cache/cached'
import type { Locale } from '@/lib/i18n/locales'
import type { Footer, Header, Popup, SiteConfig } from '@/payload-types'

import { payloadClient } from '@/lib/payload/payload-client'
import { previewedSettings } from '@/lib/cache/preview-overlay'

export interface SiteSettings {
  config: SiteConfig
  header: Header
  footer: Footer
  popup: Popup
}

const visitor = { fallbackLocale: false, depth: 1, overrideAccess: false } as const

/** What is published of settings with drafts; their default values while nothing is. */
async function readPublished<Slug extends DraftedGlobal>(
  payload: Payload,
  slug: Slug,
  locale: Locale,
): Promise<DataFromGlobalSlug<Slug>> {
  const published = await payload.findGlobal({ slug, locale, ...visitor })
  if (Object.keys(published).length > 0) return published as DataFromGlobalSlug<Slug>
  // Payload answers with an empty object, without hooks; given data gets its defaults and its tag.
  const data = { globalType: slug }
  const defaults = await payload.findGlobal({ slug, data, flattenLocales: false, locale, ...visitor })
  return defaults as DataFromGlobalSlug<Slug>
}

async function readSettings(locale: Locale): Promise<SiteSettings> {
  const payload = await payloadClient()
  const [config, header, footer, popup] = await Promise.all([
    payload.findGlobal({ slug: 'siteConfig', locale, ...visitor }),
    readPublished(payload, 'header', locale),
    readPublished(payload, 'footer', locale),
    readPublished(payload, 'popup', locale),
  ])
  return { config, header, footer, popup }
}

const readCachedSettings = cached('settings', readSettings)

/** The settings of the whole site in one language; in a preview with the edited values. */
export const getSettings = async (locale: Locale): Promise<SiteSettings> => ({
  ...(await readCachedSettings(locale)),
  ...previewedSettings(),
})
