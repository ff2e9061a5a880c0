import type { Payload } from 'payload'

import type { Lead } from '@/payload-types'

import { readOffer } from '@/features/offers/model/offer-facts'
import { makeOfferPdf, offerFileName } from './offer-pdf'

export interface OfferFile {
  filename: string
  content: Buffer
}

/** The PDF of an offer that was read; null when the lead is not an offer. */
export async function renderOfferFile(lead: Lead): Promise<OfferFile | null> {
  const offer = readOffer(lead)
  if (!offer) return null
  return { filename: offerFileName(offer), content: await makeOfferPdf(offer, offer.facts.sent.email) }
}

/** The PDF of an offer for an e-mail; null when the offer has been erased. */
export async function makeOfferAttachment(payload: Payload, id: string): Promise<OfferFile | null> {
  const lead = await payload.findByID({
    collection: 'leads',
    id,
    depth: 0,
    disableErrors: true,
    // The e-mail was queued for the parties of the offer.
    overrideAccess: true,
  })
  return lead && renderOfferFile(lead)
}
