import type { Payload } from 'payload'

import type { FormField, OptionSource } from '@/features/submissions/model/form-field'
import { defaultPriceStyle, numberLanguage, type PriceFormat } from '@/features/property/model/price'
import { foreignAlpha2 } from '@/features/property/model/countries'
import { localityValue, zipsOfValue } from '@/features/submissions/model/option-values'
import { ownFilterTexts } from '@/features/listings/model/own-filter-texts'
import { conditionWords } from '@/features/submissions/ui/condition-words'
import { getTranslator } from '@/lib/i18n/translator'
import { sourceLocale, type Locale } from '@/lib/i18n/locales'
import { shownToVisitors } from '@/lib/payload/agency-texts'

const maxValues = 100

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string').slice(0, maxValues)

// Names of property types and localities, which are public.
const asVisitor = { depth: 0, limit: maxValues, pagination: false, overrideAccess: false } as const

/** The values of property types in forms are their public numbers. */
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

/** The values of localities in forms are postcode and name in the source language. */
async function placeNames(payload: Payload, values: string[], locale: Locale): Promise<Map<string, string>> {
  const question = {
    collection: 'localities',
    where: { zip: { in: values.flatMap(zipsOfValue) } },
    select: { name: true, zip: true, countryId: true },
    ...asVisitor,
    limit: 0,
  } as const
  const [ownPlaces, shown] = await Promise.all([
    payload.find({ ...question, locale: sourceLocale }),
    payload.find({ ...question, locale, fallbackLocale: sourceLocale }),
  ])
  const textOf = ({ zip, name, countryId }: (typeof ownPlaces)['docs'][number]) =>
    localityValue({ zip, name, country: foreignAlpha2(countryId) })
  const names = new Map(shown.docs.map((place) => [place.id, textOf(place)] as const))
  return new Map(ownPlaces.docs.map((place) => [textOf(place), names.get(place.id) ?? place.name] as const))
}

async function findTitles(payload: Payload, ids: string[], locale: Locale): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'documents',
    where: { id: { in: ids } },
    locale,
    fallbackLocale: sourceLocale,
    depth: 0,
    limit: maxValues,
    pagination: false,
    // The visitor has seen these titles in the form; no other field is returned.
    overrideAccess: true,
    ...shownToVisitors,
    select: { title: true },
  })
  return new Map(docs.map(({ id, title }) => [id, title] as const))
}

async function findNames(
  payload: Payload,
  source: OptionSource,
  values: string[],
  locale: Locale,
): Promise<Map<string, string>> {
  if (source === 'propertyDocuments') return findTitles(payload, values, locale)
  if (source === 'propertyTypes') return typeNames(payload, values, locale)
  if (source === 'localities') return placeNames(payload, values, locale)
  return new Map()
}

/** Labels of the chosen values of a field. Values that no longer exist have none. */
export async function optionLabels(
  payload: Payload,
  field: FormField,
  value: unknown,
  { locale, style = defaultPriceStyle }: PriceFormat,
): Promise<ReadonlyMap<string, string>> {
  if ('isHidden' in field && field.isHidden && typeof value === 'string') {
    const t = await getTranslator(locale, numberLanguage({ locale, style }))
    return new Map([
      [value, conditionWords(value, { locale, priceStyle: style, t, ownFilters: ownFilterTexts(locale) })],
    ])
  }
  if (!('options' in field)) return new Map()
  const { options } = field
  if (Array.isArray(options)) return new Map(options.map(({ value: each, label }) => [each, label[locale]]))
  return findNames(payload, options, textsIn(value), locale)
}
