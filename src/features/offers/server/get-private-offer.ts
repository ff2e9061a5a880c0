import 'server-only'

import { readOffer, type Offer } from '@/features/offers/model/offer-facts'
import { isOfferState, type OfferState } from '@/features/leads/model/offer-states'
import type { Lead } from '@/payload-types'

import { payloadClient } from '@/lib/payload/payload-client'

export interface MyOffer {
  offer: Offer
  state: OfferState
  lead: Lead
}

/** The offer of a checked private link; null when it was erased. */
export async function getPrivateOffer(id: string): Promise<MyOffer | null> {
  const payload = await payloadClient()
  const lead = await payload.findByID({
    collection: 'leads',
    id,
    depth: 0,
    disableErrors: true,
    // The signed link to this lead gives the right to read it.
    overrideAccess: true,
  })
  const offer = lead && readOffer(lead)
  return offer && isOfferState(lead.offerState) ? { offer, state: lead.offerState, lead } : null
}
