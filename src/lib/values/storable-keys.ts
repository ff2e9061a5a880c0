import { isRecord } from './read-value'

/** U+FF0E, which MongoDB's manual names for the dot of a key. */
const standIn = '\uFF0E'

function renameKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => renameKeys(each, rename))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [rename(key), renameKeys(inner, rename)]),
  )
}

/** A value whose keys have no dot at any depth: MongoDB reads a dot in a key as a path. */
export const storableKeys = (value: unknown): unknown =>
  renameKeys(value, (key) => key.replaceAll('.', standIn))

/** The reverse of `storableKeys`. */
export const readableKeys = (value: unknown): unknown =>
  renameKeys(value, (key) => key.replaceAll(standIn, '.'))
