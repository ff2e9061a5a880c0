import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import type { OwnConsentTexts } from '@/lib/consent/consent-texts'
import type { Locale } from '@/lib/i18n/locales'

import { payloadClient } from './payload-client'

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

/** What the agency wrote instead of the standard words of the question about consent. */
export const getOwnConsentTexts = cached('consent-texts', readOwnConsentTexts, [tags.settings])
