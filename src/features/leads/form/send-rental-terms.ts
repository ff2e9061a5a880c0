import type { Payload } from 'payload'

import { rentalApplication } from './rental-application'
import { rentalEmail } from './rental-email'
import { relatedId } from '@/lib/values/read-value'
import { getEmailFacts } from '@/features/leads/server/email-facts'
import { readPriceStyle } from '@/features/property/server/api'
import { belgianDay } from '@/lib/time/belgian-time'
import type { Locale } from '@/lib/i18n/locales'
import { queueEmail } from '@/lib/email/queue-email'
import { rentalTerms, type RentalSource, type RentalTerms } from '@/features/property/model/rental-terms'
import type { Lead } from '@/payload-types'

/** The property as visitors may see it; null when it is no longer on the site. */
async function readSource(payload: Payload, lead: Lead, locale: Locale): Promise<RentalSource> {
  const id = relatedId(lead.property)
  const property =
    id === null
      ? null
      : await payload.findByID({
          collection: 'properties',
          id,
          locale,
          fallbackLocale: false,
          depth: 1,
          disableErrors: true,
          overrideAccess: false,
        })
  if (!property) return {}
  const { price, renterCharges, depositAmount, inventoryOfPlace, locality } = property
  const place = typeof locality === 'object' ? locality : null
  return {
    price,
    renterCharges,
    depositAmount,
    inventoryOfPlace,
    zip: place?.zip,
    countryId: place?.countryId,
  }
}

/** The rules of law on the day of the application. */
async function readTerms(payload: Payload, lead: Lead, locale: Locale): Promise<RentalTerms> {
  const [source, legal, settings] = await Promise.all([
    readSource(payload, lead, locale),
    payload.findGlobal({ slug: 'legal', depth: 0, overrideAccess: false }),
    payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: false }),
  ])
  const { minimumIncome, maximumPersons } = settings.rentalApplication
  const rules = { guarantees: legal.rentGuarantees ?? [], minimumIncome, maximumPersons }
  return rentalTerms(source, rules, belgianDay(new Date(lead.createdAt)))
}

/** Effect of a rental application: sends the confirmation, with costs and conditions for the chosen applicant (F10). */
export async function sendRentalTerms(payload: Payload, lead: Lead): Promise<void> {
  const recipient = lead.person?.email
  if (!recipient) return
  const locale = lead.language
  const form = rentalApplication
  const facts = await getEmailFacts({ payload, form, lead, locale, isForAgency: false })
  const message = rentalEmail(facts, await readTerms(payload, lead, locale), await readPriceStyle(payload))
  if (!message) return
  await queueEmail(payload, {
    key: `lead:${lead.id}:visitor`,
    template: 'rentalApplication.visitor',
    language: locale,
    recipient,
    message,
    lead: lead.id,
  })
}
