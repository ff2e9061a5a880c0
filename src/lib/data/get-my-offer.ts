import 'server-only'

import { readOffer, type Offer } from '@/forms/purchase-offer/offer-facts'
import { isOfferState, type OfferState } from '@/lib/leads/offer-states'
import type { Lead } from '@/payload-types'

import { payloadClient } from './payload-client'

export interface MyOffer {
  offer: Offer
  state: OfferState
  lead: Lead
}

/** The offer a private link opens; null when it has been erased. Only for whoever came by a link that was checked. */
export async function getMyOffer(id: string): Promise<MyOffer | null> {
  const payload = await payloadClient()
  const lead = await payload.findByID({
    collection: 'leads',
    id,
    depth: 0,
    disableErrors: true,
    // The signed link to this very lead is the right to see it.
    overrideAccess: true,
  })
  const offer = lead && readOffer(lead)
  return offer && isOfferState(lead.offerState) ? { offer, state: lead.offerState, lead } : null
}
