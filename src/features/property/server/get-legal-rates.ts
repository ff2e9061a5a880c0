import 'server-only'

import { cached } from '@/lib/cache/cached'
import { legalRatesOf, type LegalRates } from '@/features/property/model/legal-rates'

import { payloadClient } from '@/lib/payload/payload-client'

async function readLegalRates(): Promise<LegalRates> {
  const payload = await payloadClient()
  return legalRatesOf(await payload.findGlobal({ slug: 'legal', depth: 0, overrideAccess: false }))
}

/** Every rate and index of the cost estimates, with its first day and source (acceptance X12). */
export const getLegalRates = cached('legal-rates', readLegalRates)
