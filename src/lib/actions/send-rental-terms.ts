import type { Payload } from 'payload'

import { forms } from '@/forms/registry'
import { rentalLetter } from '@/forms/rental-application/rental-letter'
import { relatedId } from '@/lib/cms/hooks/related-id'
import { letterFacts } from '@/lib/cms/lead-effects/letter-facts'
import { todayInBrussels } from '@/lib/forms/form-day'
import type { Locale } from '@/lib/i18n/locales'
import { queueLetter } from '@/lib/mail/queue-letter'
import { rentalTerms, type RentalSource, type RentalTerms } from '@/lib/property/rental-terms'
import type { Lead } from '@/payload-types'

/** What visitors may see of the property; nothing once it is no longer on the site. */
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

/** What holds on the day the application was sent. */
async function readTerms(payload: Payload, lead: Lead, locale: Locale): Promise<RentalTerms> {
  const [source, legal, settings] = await Promise.all([
    readSource(payload, lead, locale),
    payload.findGlobal({ slug: 'legal', depth: 0, overrideAccess: false }),
    payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: false }),
  ])
  const { minimumIncome, maximumPersons } = settings.rentalApplication
  const rules = { guarantees: legal.rentGuarantees ?? [], minimumIncome, maximumPersons }
  return rentalTerms(source, rules, todayInBrussels(new Date(lead.createdAt)))
}

/** What follows from a rental application: the confirmation, with what the applicant may expect when chosen (F10). */
export async function sendRentalTerms(payload: Payload, lead: Lead): Promise<void> {
  const recipient = lead.person?.email
  if (!recipient) return
  const locale = lead.language
  const form = forms.rentalApplication
  const facts = await letterFacts({ payload, form, lead, locale, isForAgency: false })
  const letter = rentalLetter(facts, await readTerms(payload, lead, locale))
  if (!letter) return
  await queueLetter(payload, {
    key: `lead:${lead.id}:visitor`,
    template: 'rentalApplication.visitor',
    language: locale,
    recipient,
    letter,
    lead: lead.id,
  })
}
