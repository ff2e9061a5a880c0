import { locales, localized, type Locale, type Localized } from '@/lib/i18n/locales'

type Scalar = string | number | boolean | null | undefined | Date

/** Data as Payload takes it in one language, with a `Localized` wherever the languages differ. */
export type InLanguages<T> =
  | Localized<T>
  | (T extends Scalar
      ? T
      : T extends readonly (infer Item)[]
        ? readonly InLanguages<Item>[]
        : { [Key in keyof T]: InLanguages<T[Key]> })

/** An object with our language codes and nothing else; no stored group of ours that a seed writes looks so. */
function isLocalized(value: object): value is Localized<unknown> {
  const keys = Object.keys(value)
  return keys.length === locales.length && locales.every((locale) => keys.includes(locale))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !Buffer.isBuffer(value)

/** The same data as it reads in one language. */
export function inLanguage(data: unknown, locale: Locale): unknown {
  if (Array.isArray(data)) return data.map((item) => inLanguage(item, locale))
  if (!isObject(data)) return data
  if (isLocalized(data)) return data[locale]
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, inLanguage(value, locale)]))
}

/** How Payload hands a localised value to the database when one language was saved: `{ fr: … }`. */
const isSavedInOne = (stored: unknown, saved: Locale): stored is Record<string, unknown> =>
  isObject(stored) && Object.keys(stored).length === 1 && saved in stored

/**
 * Adds the other languages to a document as Payload hands it to the database. A localised field that was given one
 * plain value holds it in every language. Rows keep their order, so lists are walked side by side.
 */
export function withOtherLanguages(stored: unknown, data: unknown, saved: Locale): unknown {
  if (Array.isArray(stored) && Array.isArray(data))
    return stored.map((item, at) => withOtherLanguages(item, data[at], saved))
  if (isObject(data) && isLocalized(data)) return addLanguages(stored, data, saved)
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
  if (!isSavedInOne(stored, saved)) {
    const text = JSON.stringify(data).slice(0, 120)
    throw new Error(`A field that is not localised was given one value per language: ${text}`)
  }
  // What a hook made of the saved language stays.
  return { ...data, ...stored }
}
