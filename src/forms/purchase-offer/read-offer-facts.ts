import { TZDate } from '@date-fns/tz'
import type { Payload } from 'payload'

import { addDays, todayInBrussels } from '@/lib/forms/form-day'
import type { Locale } from '@/lib/i18n/locales'
import { readMailBrand } from '@/lib/mail/read-mail-brand'
import { formatAddress, publicAddress } from '@/lib/property/address'
import { rowInForce } from '@/lib/property/in-force'
import type { Lead, Locality, PropertyType } from '@/payload-types'

import { FormRefusal, type SubmissionFacts } from '../define-form'

import type { OfferFacts } from './offer-facts'
import { advanceText } from './offer-words'

/** Part of the price that is paid at signing today, from the dated settings. */
async function readAdvance(payload: Payload, now = new Date()): Promise<number | undefined> {
  const { purchaseAdvances } = await payload.findGlobal({ slug: 'legal', depth: 0, overrideAccess: false })
  return rowInForce(purchaseAdvances ?? [], todayInBrussels(now))?.ratePercent
}

/** What stands in the texts of the form. */
export const readOfferTexts = async (payload: Payload, locale: Locale): Promise<Record<string, string>> => ({
  advance: advanceText(await readAdvance(payload), locale),
})

const refuse = (): never => {
  throw new FormRefusal('form.offerNotPossible', 409)
}

const loaded = <T extends object>(relation: T | string | null | undefined): T | null =>
  typeof relation === 'object' ? relation : null

async function readProperty(payload: Payload, id: string, locale: Locale): Promise<OfferFacts['property']> {
  const property = await payload.findByID({
    collection: 'properties',
    id,
    locale,
    depth: 1,
    disableErrors: true,
    // As visitors see it: an offer tells no more of the address than the page it began on.
    overrideAccess: false,
  })
  if (property?.goal !== 'sale' || property.searchAvailability === 'gone') return refuse()
  const type = loaded<PropertyType>(property.type)?.name
  return {
    ref: property.ref,
    title: property.headline || type || String(property.ref),
    address: formatAddress(
      publicAddress({ ...property, locality: loaded<Locality>(property.locality) }, locale),
    ),
  }
}

async function readAgency(payload: Payload, locale: Locale): Promise<OfferFacts['agency']> {
  const [{ name, legal, colour }, { agency }] = await Promise.all([
    readMailBrand(payload, locale),
    payload.findGlobal({ slug: 'siteConfig', depth: 0, overrideAccess: false }),
  ])
  return {
    name,
    legal,
    colour,
    ...(agency?.thirdPartyAccount && { thirdPartyAccount: agency.thirdPartyAccount }),
  }
}

/** The moment a day ends in Belgium. */
export function endOfDay(day: string): Date {
  const [year, month, date] = addDays(day, 1).split('-').map(Number)
  return new Date(new TZDate(year ?? 0, (month ?? 1) - 1, date ?? 1, 'Europe/Brussels').getTime())
}

/** What is stored with an offer besides its answers: its state and what it states about others. */
export async function prepareOffer(
  payload: Payload,
  { answers, locale, property }: SubmissionFacts,
): Promise<Partial<Lead>> {
  if (!property) return refuse()
  const [about, agency, advancePercent] = await Promise.all([
    readProperty(payload, property.id, locale),
    readAgency(payload, locale),
    readAdvance(payload),
  ])
  const offerFacts: OfferFacts = {
    sent: { at: new Date().toISOString(), locale, email: String(answers.email) },
    property: about,
    agency,
    ...(advancePercent !== undefined && { advancePercent }),
  }
  return {
    offerState: 'awaitingConfirmation',
    offerUntil: endOfDay(String(answers.endDate)).toISOString(),
    // Plain data by its type; the stored field knows only JSON.
    offerFacts: offerFacts as unknown as Record<string, unknown>,
  }
}
