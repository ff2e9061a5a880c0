import type { Payload } from 'payload'

import type { FormField, OptionSource } from '@/lib/forms/form-field'
import { localityValue } from '@/lib/forms/option-values'
import { sourceLocale, type Locale } from '@/lib/i18n/locales'

const mostValues = 100

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string').slice(0, mostValues)

// Names of types and towns, which visitors see too.
const asVisitor = { depth: 0, limit: mostValues, pagination: false, overrideAccess: false } as const

/** A form offers types by their public number. */
async function typeNames(payload: Payload, webIds: string[], locale: Locale): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'propertyTypes',
    where: { webId: { in: webIds.map(Number).filter(Number.isSafeInteger) } },
    locale,
    fallbackLocale: sourceLocale,
    select: { name: true, webId: true },
    ...asVisitor,
  })
  return new Map(docs.map(({ webId, name }) => [String(webId), name] as const))
}

/** A form offers places by postcode and name in the source language. */
async function placeNames(payload: Payload, values: string[], locale: Locale): Promise<Map<string, string>> {
  const question = {
    collection: 'localities',
    where: { zip: { in: values.map((value) => value.split(' ')[0]) } },
    select: { name: true, zip: true },
    ...asVisitor,
    limit: 0,
  } as const
  const [own, shown] = await Promise.all([
    payload.find({ ...question, locale: sourceLocale }),
    payload.find({ ...question, locale, fallbackLocale: sourceLocale }),
  ])
  const names = new Map(shown.docs.map(({ id, zip, name }) => [id, `${zip} ${name}`] as const))
  return new Map(
    own.docs.map(({ id, zip, name }) => [localityValue(zip, name), names.get(id) ?? name] as const),
  )
}

/** Titles of documents a visitor chose; they were offered by these very titles. */
async function titlesOf(payload: Payload, ids: string[], locale: Locale): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'documents',
    where: { id: { in: ids } },
    locale,
    fallbackLocale: sourceLocale,
    depth: 0,
    limit: mostValues,
    pagination: false,
    // Whoever chose them read their titles; nothing else comes out.
    overrideAccess: true,
    select: { title: true },
  })
  return new Map(docs.map(({ id, title }) => [id, title] as const))
}

async function namesOf(
  payload: Payload,
  source: OptionSource,
  values: string[],
  locale: Locale,
): Promise<Map<string, string>> {
  if (source === 'propertyDocuments') return titlesOf(payload, values, locale)
  if (source === 'propertyTypes') return typeNames(payload, values, locale)
  if (source === 'localities') return placeNames(payload, values, locale)
  return new Map()
}

/** What the chosen values of a field are called. Values that nobody knows any more have no label. */
export async function optionLabels(
  payload: Payload,
  field: FormField,
  value: unknown,
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  if (!('options' in field)) return new Map()
  const { options } = field
  if (Array.isArray(options)) return new Map(options.map(({ value: each, label }) => [each, label[locale]]))
  return namesOf(payload, options, textsIn(value), locale)
}
