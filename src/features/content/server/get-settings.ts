import 'server-only'

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

async function readSettings(locale: Locale): Promise<SiteSettings> {
  const payload = await payloadClient()
  const options = { locale, fallbackLocale: false, depth: 1, overrideAccess: false } as const
  const [config, header, footer, popup] = await Promise.all([
    payload.findGlobal({ slug: 'siteConfig', ...options }),
    payload.findGlobal({ slug: 'header', ...options }),
    payload.findGlobal({ slug: 'footer', ...options }),
    payload.findGlobal({ slug: 'popup', ...options }),
  ])
  return { config, header, footer, popup }
}

const readCachedSettings = cached('settings', readSettings)

/** The settings of the whole site in one language; in a preview with the edited values. */
export const getSettings = async (locale: Locale): Promise<SiteSettings> => ({
  ...(await readCachedSettings(locale)),
  ...previewedSettings(),
})
