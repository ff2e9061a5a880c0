import 'server-only'

import { findRequestableDocuments } from '@/lib/documents/requestable-documents'
import type { FieldOption, OptionSource } from '@/lib/forms/form-field'
import type { Locale } from '@/lib/i18n/locales'

import { findAppointmentChoices } from './find-appointment-choices'
import { payloadClient } from './payload-client'

/** Choices that change while a page is kept, or differ between properties: they are read at each call. */
const passing = ['appointmentSlots', 'propertyDocuments'] as const
export type PassingSource = (typeof passing)[number]

export const isPassing = (source: OptionSource): source is PassingSource =>
  passing.some((each) => each === source)

async function findDocuments(locale: Locale, ref: number | undefined): Promise<FieldOption<string>[]> {
  if (ref === undefined) return []
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'properties',
    where: { ref: { equals: ref } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    overrideAccess: false,
  })
  const documents = docs[0] ? await findRequestableDocuments(payload, docs[0].id, locale) : []
  // One document is no choice: whoever sends the form gets it.
  return documents.length > 1 ? documents.map(({ id, title }) => ({ value: id, label: title })) : []
}

/** @param ref public reference of the property the form is about, if any */
export async function findPassingOptions(
  source: PassingSource,
  locale: Locale,
  ref: number | undefined,
): Promise<FieldOption<string>[]> {
  if (source === 'propertyDocuments') return findDocuments(locale, ref)
  return findAppointmentChoices(locale)
}
