import type { Payload } from 'payload'

import { belgianDay, endOfDay } from '@/lib/time/belgian-time'
import type { Locale } from '@/lib/i18n/locales'
import { readMailBrand } from '@/lib/email/read-mail-brand'
import { formatPostalAddress, publicPostalAddress } from '@/features/property/model/postal-address'
import { propertyTitle } from '@/features/property/model/property-title'
import { readPriceStyle } from '@/features/property/server/api'
import { rowInForce } from '@/features/property/model/in-force'
import type { Lead, Locality, PropertyType } from '@/payload-types'

import { FormRefusal, type SubmissionFacts } from '@/features/submissions/model/define-form'

import type { OfferFacts } from '@/features/offers/model/offer-facts'
import { advanceText } from '@/features/offers/emails/offer-words'
import { populated } from '@/lib/values/read-value'
import { withPlainSpaces } from '@/lib/values/text'

/** Share of the price that is paid at signing today, from the dated settings. */
async function readAdvance(payload: Payload, now = new Date()): Promise<number | undefined> {
  const { purchaseAdvances } = await payload.findGlobal({ slug: 'legal', depth: 0, overrideAccess: false })
  return rowInForce(purchaseAdvances ?? [], belgianDay(now))?.ratePercent
}

/** Values in the texts of the form. */
export const readOfferTexts = async (payload: Payload, locale: Locale): Promise<Record<string, string>> => ({
  advance: advanceText(await readAdvance(payload), { locale, style: await readPriceStyle(payload) }),
})

const refuse = (): never => {
  throw new FormRefusal('form.offerNotPossible', 409)
}

async function readProperty(payload: Payload, id: string, locale: Locale): Promise<OfferFacts['property']> {
  const property = await payload.findByID({
    collection: 'properties',
    id,
    locale,
    depth: 1,
    disableErrors: true,
    // With the access of visitors: an offer contains no more of the postal address than the public page.
    overrideAccess: false,
  })
  if (property?.goal !== 'sale' || property.searchAvailability === 'gone') return refuse()
  const type = populated<PropertyType>(property.type)?.name
  const locality = populated<Locality>(property.locality)
  return {
    ref: property.ref,
    title: propertyTitle({ ...property, type, city: locality?.name }, locale),
    address: withPlainSpaces(formatPostalAddress(publicPostalAddress({ ...property, locality }, locale))),
  }
}

async function readAgency(payload: Payload, locale: Locale): Promise<OfferFacts['agency']> {
  const [{ name, legal, colour, fonts }, { agency }] = await Promise.all([
    readMailBrand(payload, locale),
    payload.findGlobal({ slug: 'siteConfig', depth: 0, overrideAccess: false }),
  ])
  return {
    name,
    legal,
    colour,
    font: fonts.fontPrint,
    ...(agency?.thirdPartyAccount && { thirdPartyAccount: agency.thirdPartyAccount }),
  }
}

/** The stored data of an offer besides its answers: its state and its facts. */
export async function prepareOffer(
  payload: Payload,
  { answers, locale, property }: SubmissionFacts,
): Promise<Partial<Lead>> {
  if (!property) return refuse()
  const [about, agency, advancePercent, priceStyle] = await Promise.all([
    readProperty(payload, property.id, locale),
    readAgency(payload, locale),
    readAdvance(payload),
    readPriceStyle(payload),
  ])
  const offerFacts: OfferFacts = {
    sent: { at: new Date().toISOString(), locale, email: String(answers.email) },
    property: about,
    agency,
    priceStyle,
    ...(advancePercent !== undefined && { advancePercent }),
  }
  return {
    offerState: 'awaitingConfirmation',
    offerUntil: endOfDay(String(answers.endDate)).toISOString(),
    // Plain data by its type; the type of the stored field is JSON.
    offerFacts: offerFacts as unknown as Record<string, unknown>,
  }
}
