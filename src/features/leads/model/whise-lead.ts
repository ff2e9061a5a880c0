import type { OfLanguages } from '@/lib/i18n/locales'

import { crmMessage, externalNumber, phoneIn, withoutEmpty } from './crm-message'
import type { PassedLead } from './passed-lead'

/** Of the languages that Whise knows; a contact in another has none. */
const languageIds: OfLanguages<string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB', de: 'de-DE' }

/** Whise asks for a country, and forms do not: almost everyone lives in Belgium, and the address itself says it. */
const belgium = 1

/**
 * A lead of any form as a contact of Whise, which is recognised by its e-mail address. Consents to mailings and the
 * comment of the agency are left out, because they would overwrite those of a known contact.
 *
 * @param source key of the import source whose numbers Whise knows; null for any
 */
export function toWhiseContact(
  passed: PassedLead,
  { source, officeId }: { source: string | null; officeId: number },
): Record<string, unknown> {
  const { person, language, subject, id } = passed.lead
  const estate = externalNumber(passed, source)
  return withoutEmpty({
    Name: person.lastName ?? person.email,
    FirstName: person.firstName,
    Address1: person.street,
    Number: person.houseNumber,
    Box: person.boxNr,
    Zip: person.zip,
    City: person.city,
    CountryId: belgium,
    PrivateEmail: person.email,
    ...phoneIn(person.phone, { mobile: 'PrivateMobile', landline: 'PrivateTel' }),
    LanguageId: languageIds[language],
    OfficeIds: [officeId],
    EstateIds: estate === null ? [] : [estate],
    Message: `${subject} (${id})\n${crmMessage(passed)}`,
  })
}
