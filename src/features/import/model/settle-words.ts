import { belgium } from '@/features/property/model/countries'
import { isLocale, locales, type Locale } from '@/lib/i18n/locales'
import { slugify } from '@/lib/values/slugify'

import { fieldOfKey, languageOfKey, localizedKey, type FieldValue, type FieldValues } from './field-values'
import type { MappedProperty } from './map-property'
import { answerTo, parsePlace, type UnknownWord, type Answers } from './questions'

/** A place of the site, with its names by language. */
export interface SitePlace {
  id: string
  zip: string
  countryId: number
  names: Readonly<Partial<Record<Locale, string>>>
}

/** What the words of a record were found to mean. */
export interface SettledWords {
  values: FieldValues
  questions: UnknownWord[]
}

const textsOf = (values: FieldValues, field: string): string[] =>
  Object.entries(values).flatMap(([key, value]) =>
    fieldOfKey(key) === field && typeof value === 'string' && value !== '' ? [value] : [],
  )

/** `Spa (Belgique)` and `Spa, Belgique` are `Spa`, too. */
const namesIn = (text: string): string[] => [text, text.replace(/\s*[,(].*$/, '')]

const nameKeys = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap(namesIn).map(slugify).filter(Boolean))

const hasName = ({ names }: SitePlace, wanted: ReadonlySet<string>): boolean =>
  Object.values(names).some((name) => wanted.has(slugify(name)))

/** The values with the place of the site, by its own names. */
function withPlace(values: FieldValues, { zip, countryId, names }: Omit<SitePlace, 'id'>): FieldValues {
  const others = Object.entries(values).filter(
    ([key]) => !['localityName', 'localityZip'].includes(fieldOfKey(key)),
  )
  const named = Object.entries(names).map(([locale, name]): [string, FieldValue] => [
    localizedKey('localityName', locale),
    name,
  ])
  return {
    ...Object.fromEntries(others),
    ...Object.fromEntries(named),
    localityZip: zip,
    localityCountry: countryId,
  }
}

/** The words by which a person finds the place: name, province and country. */
function wordOf(values: FieldValues, countryName: (id: number) => string): string {
  const [name = ''] = textsOf(values, 'localityName')
  const { localityZip, localityProvince, localityCountry } = values
  const country =
    typeof localityCountry === 'number' && localityCountry !== belgium ? countryName(localityCountry) : ''
  const parts = [name || localityZip, localityProvince, country].filter(
    (part) => typeof part === 'string' && part !== '',
  )
  return [...new Set(parts)].join(', ')
}

/** A place that a feed names by its name or its postal code alone; with both it needs no question. */
function settlePlace(
  values: FieldValues,
  { places, answers, countryName }: WordContext,
): { values: FieldValues; question?: UnknownWord } {
  const names = textsOf(values, 'localityName')
  const { localityZip: zip, localityCountry: country } = values
  if (typeof zip === 'string' && names.length > 0) return { values }
  const question: UnknownWord = { kind: 'place', word: wordOf(values, countryName) }
  const answered = parsePlace(answerTo(answers, question) ?? '')
  if (answered) {
    const countryId = answered.countryId ?? (typeof country === 'number' ? country : belgium)
    const wanted = nameKeys([answered.name])
    const sitePlace = places.find(
      (place) => place.zip === answered.zip && place.countryId === countryId && hasName(place, wanted),
    )
    const made = {
      zip: answered.zip,
      countryId,
      names: Object.fromEntries(localesOf(values).map((locale) => [locale, answered.name])),
    }
    return { values: withPlace(values, sitePlace ?? made) }
  }
  const keys = nameKeys(names)
  const candidates = places.filter(
    (place) =>
      (typeof country !== 'number' || place.countryId === country) &&
      (typeof zip === 'string' ? place.zip === zip : hasName(place, keys)),
  )
  const [only] = candidates
  return only && candidates.length === 1 ? { values: withPlace(values, only) } : { values, question }
}

/** The languages of the texts of a property; all of them when it has none. */
function localesOf(values: FieldValues): readonly Locale[] {
  const languages = new Set(Object.keys(values).map(languageOfKey).filter(isLocale))
  return languages.size > 0 ? [...languages] : locales
}

export interface WordContext {
  places: readonly SitePlace[]
  answers: Answers
  countryName: (id: number) => string
}

/**
 * Finds what the words of a property mean: its place, its type and its status, by what the site has and what someone
 * answered before. What stays open is asked.
 */
export function settleWords(mapped: MappedProperty, context: WordContext): SettledWords {
  const { answers } = context
  const questions: UnknownWord[] = []
  let { values } = mapped
  if (mapped.unknownType !== undefined) {
    const question: UnknownWord = { kind: 'type', word: mapped.unknownType }
    const answer = answerTo(answers, question)
    if (answer === undefined) questions.push(question)
    else values = { ...values, typeWebId: Number(answer) }
  }
  if (mapped.unknownStatus !== undefined) {
    const question: UnknownWord = { kind: 'status', word: mapped.unknownStatus }
    const answer = answerTo(answers, question)
    if (answer === undefined) questions.push(question)
    else values = { ...values, status: answer }
  }
  const place = settlePlace(values, context)
  if (place.question) questions.push(place.question)
  return { values: place.values, questions }
}
