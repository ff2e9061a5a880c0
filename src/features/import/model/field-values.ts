/** The value of one field as an import stores it; null empties the field. */
export type FieldValue = string | number | boolean | readonly string[] | null

/** Values by field; a text in several languages has one key per language, such as `headline:fr`. */
export type FieldValues = Readonly<Record<string, FieldValue>>

/** Between a field and a language. No dot: these are keys of stored documents, where MongoDB reads a dot as a path. */
const separator = ':'

/** The key of a text in one language. */
export const localizedKey = (field: string, locale: string): string => `${field}${separator}${locale}`

/** The field of a key: `headline` for `headline:fr`. */
export const fieldOfKey = (key: string): string => key.split(separator)[0] ?? key

/** The language of a key: `fr` for `headline:fr`; an empty text for a value that all languages share. */
export const languageOfKey = (key: string): string => key.split(separator)[1] ?? ''

/** Whether a value counts as none: a dash and an empty text are how offices write "not filled in" (facts.md 4.9). */
export const isAbsent = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && /^[\s-]*$/.test(value))

/** A number or text that is a sign, such as a code, without spaces around it; an empty text for anything else. */
export const signOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
