import { languageFacts } from '@/lib/i18n/languages/facts'
import { isLocale, locales, localized, type Locale, type Localized } from '@/lib/i18n/locales'

type Scalar = string | number | boolean | null | undefined | Date

/** Data for Payload in one language, with a `Localized` where the languages differ. */
export type InLanguages<T> =
  | Localized<T>
  | (T extends Scalar
      ? T
      : T extends readonly (infer Item)[]
        ? readonly InLanguages<Item>[]
        : { [Key in keyof T]: InLanguages<T[Key]> })

/**
 * An object with language codes as its only keys, also of languages that the site does not have; no stored group that a
 * seed writes has this shape.
 */
export const isLocalizedValue = (value: object): value is Localized<unknown> =>
  Object.keys(value).every((key) => key in languageFacts) && locales.every((locale) => locale in value)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Buffer.isBuffer(value)

/** The same data in one language. */
export function inLanguage(data: unknown, locale: Locale): unknown {
  if (Array.isArray(data)) return data.map((item) => inLanguage(item, locale))
  if (!isObject(data)) return data
  if (isLocalizedValue(data)) return data[locale]
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, inLanguage(value, locale)]))
}

/** A localised value as Payload passes it to the database, with the saved language and those that a hook filled. */
const isByLanguage = (stored: unknown, saved: Locale): stored is Record<string, unknown> =>
  isObject(stored) && saved in stored && Object.keys(stored).every(isLocale)

/** The same when one language was saved: `{ fr: … }`. */
const isSavedInOne = (stored: unknown, saved: Locale): stored is Record<string, unknown> =>
  isByLanguage(stored, saved) && Object.keys(stored).length === 1

/**
 * Adds the other languages to a document that Payload passes to the database. A localised field with one plain value
 * gets it in every language. Rows keep their order, so lists are merged by index.
 */
export function withOtherLanguages(stored: unknown, data: unknown, saved: Locale): unknown {
  if (Array.isArray(stored) && Array.isArray(data))
    return stored.map((item, at) => withOtherLanguages(item, data[at], saved))
  if (isObject(data) && isLocalizedValue(data)) return addLanguages(stored, data, saved)
  if (isSavedInOne(stored, saved) && !(isObject(data) && saved in data)) return localized(() => stored[saved])
  if (!isObject(stored) || !isObject(data)) return stored
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [
      key,
      key in data ? withOtherLanguages(value, data[key], saved) : value,
    ]),
  )
}

function addLanguages(stored: unknown, data: Localized<unknown>, saved: Locale): unknown {
  if (!isByLanguage(stored, saved)) {
    const text = JSON.stringify(data).slice(0, 120)
    throw new Error(`A field that is not localised was given one value per language: ${text}`)
  }
  // Values that a hook set for the saved language stay.
  return { ...localized((locale) => data[locale]), [saved]: stored[saved] }
}
