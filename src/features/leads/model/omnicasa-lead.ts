import type { FormKind } from '@/features/submissions/model/form-kinds'
import type { Locale, OfLanguages } from '@/lib/i18n/locales'
import { isOneOf } from '@/lib/values/read-value'

import { crmMessage, externalNumber, phoneIn, withoutEmpty } from './crm-message'
import type { PassedLead } from './passed-lead'

export type OmnicasaMethod = 'ContactOnMe' | 'DemandRegister2'

/** The method of Omnicasa for a form: a search is a demand, anything else a contact. */
const methodFor = (form: FormKind): OmnicasaMethod =>
  form === 'demandRegister' ? 'DemandRegister2' : 'ContactOnMe'

const languageIds: OfLanguages<number> = { nl: 1, fr: 2, en: 3, de: 4 }

/** Codes of titles; Omnicasa has no German ones. */
const titles: OfLanguages<{ mr: string; ms: string }> = {
  nl: { mr: '1', ms: '2' },
  fr: { mr: '4', ms: '5' },
  en: { mr: '7', ms: '8' },
}

const goals = ['sale', 'rent', 'takeover'] as const

const titleOf = (language: Locale, title: string | undefined): string | undefined =>
  title && titles[language]?.[title === 'mr' ? 'mr' : 'ms']

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string')

const numberOf = (value: unknown): number | undefined =>
  value !== '' && value !== null && value !== undefined && Number.isFinite(Number(value))
    ? Number(value)
    : undefined

const isTicked = (value: unknown): true | undefined =>
  value === true || value === 'on' || value === 'yes' || undefined

/** The search of a person. Types are in the comment: their numbers are not those of Omnicasa. */
function searchOf({ answers }: PassedLead['lead']): Record<string, unknown> {
  const { goal, localities, minPrice, maxPrice } = answers
  return {
    Goal: isOneOf(goals, goal) ? goals.indexOf(goal) : undefined,
    // The value of a locality begins with its postcode.
    Zips: [...new Set(textsOf(localities).flatMap((value) => /^\d{4,5}(?= )/.exec(value) ?? []))],
    PriceMin: numberOf(minPrice),
    PriceMax: numberOf(maxPrice),
    MinRooms: numberOf(answers.minBedrooms),
    MaxRooms: numberOf(answers.maxBedrooms),
    MinBathRooms: numberOf(answers.minBathrooms),
    MinGarages: numberOf(answers.minGarages),
    MaxGarages: numberOf(answers.maxGarages),
    MinParkings: numberOf(answers.minParking),
    MaxParkings: numberOf(answers.maxParking),
    Garden: isTicked(answers.garden),
    Terrace: isTicked(answers.terrace),
  }
}

/** The lead as a contact: its text, its property, and its id, by which the agency recognises a second attempt. */
const contactOf = (passed: PassedLead, source: string | null): Record<string, unknown> => ({
  Subject: passed.lead.subject,
  Content: crmMessage(passed),
  ObjectID: externalNumber(passed, source),
  IsCreatedDemand: false,
  IsReceivedEmail: false,
  CustomStr1: passed.lead.id,
})

/**
 * A lead as a call of the API of Omnicasa, without the name and password of the customer.
 *
 * @param source key of the import source whose numbers Omnicasa knows; null for any
 */
export function toOmnicasaCall(
  passed: PassedLead,
  source: string | null,
): { method: OmnicasaMethod; params: Record<string, unknown> } {
  const { lead } = passed
  const { person, language } = lead
  const method = methodFor(lead.form)
  const ownFields =
    method === 'DemandRegister2'
      ? { ...searchOf(lead), Comment: crmMessage(passed), IsReceivedEmail: false }
      : contactOf(passed, source)
  const params = {
    Name: person.lastName ?? person.email,
    FirstName: person.firstName,
    AddressTitle: titleOf(language, person.title),
    Address: [person.street, person.houseNumber].filter(Boolean).join(' '),
    BoxNr: person.boxNr,
    Zip: person.zip,
    City: person.city,
    Email: person.email,
    ...phoneIn(person.phone, { mobile: 'GSM', landline: 'PhoneNumber' }),
    LanguageId: languageIds[language],
    LanguageIdFromParameter: languageIds[language],
    ...ownFields,
  }
  return { method, params: withoutEmpty(params) }
}
