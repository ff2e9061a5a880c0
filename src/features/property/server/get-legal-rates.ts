import 'server-only'

import { cached } from '@/lib/cache/cached'
import type { LegalRates } from '@/features/property/model/legal-rates'

import { payloadClient } from '@/lib/payload/payload-client'

async function readLegalRates(): Promise<LegalRates> {
  const payload = await payloadClient()
  const { registrationDuties, vat, rentGuarantees, notaryTariffs } = await payload.findGlobal({
    slug: 'legal',
    depth: 0,
    overrideAccess: false,
  })
  return {
    duties: registrationDuties ?? [],
    vat: vat ?? [],
    guarantees: rentGuarantees ?? [],
    notary: notaryTariffs ?? [],
  }
}

/** Every rate of the cost estimates, with its first day and source (acceptance X12). */
export const getLegalRates = cached('legal-rates', readLegalRates)
