import type { Payload } from 'payload'

import type { Lead } from '@/payload-types'

import { readOffer } from './offer-facts'
import { makeOfferPdf, offerFileName } from './offer-pdf'

export interface OfferFile {
  filename: string
  content: Buffer
}

/** The document of an offer that was read; null when the lead is none. */
export async function offerFileOf(lead: Lead): Promise<OfferFile | null> {
  const offer = readOffer(lead)
  if (!offer) return null
  return { filename: offerFileName(offer), content: await makeOfferPdf(offer, offer.facts.sent.email) }
}

/** The document of an offer for a mail; null when the offer has been erased. */
export async function makeOfferAttachment(payload: Payload, id: string): Promise<OfferFile | null> {
  const lead = await payload.findByID({
    collection: 'leads',
    id,
    depth: 0,
    disableErrors: true,
    // The mail it travels with was queued for those it concerns.
    overrideAccess: true,
  })
  return lead && offerFileOf(lead)
}
