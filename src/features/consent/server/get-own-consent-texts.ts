import 'server-only'

import { cached } from '@/lib/cache/cached'
import type { OwnConsentTexts } from '@/features/consent/model/consent-texts'
import type { Locale } from '@/lib/i18n/locales'

import { payloadClient } from '@/lib/payload/payload-client'

async function readOwnConsentTexts(locale: Locale): Promise<OwnConsentTexts> {
  const payload = await payloadClient()
  return payload.findGlobal({
    slug: 'consentTexts',
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
  })
}

/** The agency's own texts of the consent question, as stored. */
export const getOwnConsentTexts = cached('consent-texts', readOwnConsentTexts)
