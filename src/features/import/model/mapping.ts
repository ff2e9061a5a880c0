import { isRecord } from '@/lib/values/read-value'

import { isAbsent, signOf } from './field-values'
import { parseNumber } from './parse-number'
import type { TransformName } from './transforms'

/** How one field is filled. Data, so that an office's field names are a matter of settings. */
export interface MappingRow {
  /** A name of `importTargets`. */
  target: string
  /** The place in the record, `Picture.Url`; several with `|` between them: the first that has a value. */
  path: string
  transform: TransformName
  /** The name of a code table. */
  table?: string
  /** The fixed value of `whenPresent`; for `files`, where an item has its address, as in `readFiles`. */
  argument?: string
  /** Used when the record has no value. */
  fallback?: string
  /** The makers of the feed write 0 for what they do not know. */
  zeroIsUnknown?: boolean
  /** Of a code that no table has, a word of it counts: `Apartment with terrace`. */
  matchesWords?: boolean
  /** Further texts of a description, which follow it under a heading in its language. */
  sections?: readonly { path: string; heading: SectionHeading }[]
}

/** What a further text of a description is about. */
export type SectionHeading = 'location' | 'equipment' | 'other'

/** Codes of the feed and what they are here, by name of the table. */
export type CodeTables = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface Mapping {
  rows: readonly MappingRow[]
  tables: CodeTables
}

/** The rows and codes of a source replace those of its format for the same field and the same code. */
export function mergeMapping(preset: Mapping, ownMapping: Mapping): Mapping {
  const replaced = new Set(ownMapping.rows.map(({ target }) => target))
  const names = new Set([...Object.keys(preset.tables), ...Object.keys(ownMapping.tables)])
  return {
    rows: [...preset.rows.filter(({ target }) => !replaced.has(target)), ...ownMapping.rows],
    tables: Object.fromEntries(
      [...names].map((name) => [name, { ...preset.tables[name], ...ownMapping.tables[name] }]),
    ),
  }
}

/** Programs write the names of elements in any capitals. */
function keyOf(record: Record<string, unknown>, key: string): string | undefined {
  if (Object.hasOwn(record, key)) return key
  const folded = key.toLowerCase()
  return Object.keys(record).find((each) => each.toLowerCase() === folded)
}

/** Names of elements in a record, without its attributes. */
const childrenOf = (record: Record<string, unknown>): string[] =>
  Object.keys(record).filter((key) => !/^[@#]/.test(key))

const stepInto = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) {
    if (/^\d{1,4}$/.test(key)) return value[Number(key)]
    // Of an element that is repeated, the first that has it.
    return value.map((each: unknown) => stepInto(each, key)).find((each) => !isAbsent(scalarOf(each)))
  }
  if (!isRecord(value)) return undefined
  const ownKey = keyOf(value, key)
  if (ownKey !== undefined) return value[ownKey]
  // What an element says by an attribute may be one element deeper, as a text may be.
  const [only, ...others] = key.startsWith('@') ? childrenOf(value) : []
  return only === undefined || others.length > 0 ? undefined : stepInto(value[only], key)
}

const stepsTo = (record: unknown, path: string): unknown => path.trim().split('.').reduce(stepInto, record)

/** The first value that one of the paths leads to; undefined when none does. */
export function readPath(record: unknown, path: string): unknown {
  for (const each of path.split('|')) {
    const value = stepsTo(record, each)
    if (!isAbsent(value)) return value
  }
  return undefined
}

const maxNesting = 3

/**
 * The one value in what a program made of it: beside attributes, repeated, or in an element of its own. Undefined for an
 * element with attributes alone; an object when it has several values, of which none can be chosen.
 */
export function scalarOf(value: unknown, depth = 0): unknown {
  if (depth > maxNesting) return undefined
  if (Array.isArray(value))
    return value.map((each) => scalarOf(each, depth + 1)).find((each) => !isAbsent(each))
  if (!isRecord(value)) return value
  if (!isAbsent(value['#text'])) return value['#text']
  const inner = childrenOf(value)
  if (inner.length > 1) return value
  return inner.length === 1 ? scalarOf(value[inner[0] ?? ''], depth + 1) : undefined
}

/** `0 €` and `0,00` are zero too. */
const isZero = (value: unknown): boolean => parseNumber(value, 'plain') === 0

/** The first usable value that one of the paths leads to, and how many different ones are there. */
export function readScalar(
  record: unknown,
  { path, zeroIsUnknown = false }: Pick<MappingRow, 'path' | 'zeroIsUnknown'>,
): { value: unknown; isRepeated: boolean } {
  for (const each of path.split('|')) {
    const stored = stepsTo(record, each)
    const value = scalarOf(stored)
    if (isAbsent(value) || (zeroIsUnknown && isZero(value))) continue
    const all = Array.isArray(stored)
      ? stored.map((one: unknown) => scalarOf(one)).filter((one) => !isAbsent(one))
      : []
    // What has several values cannot be compared, and an object of JSON may not even be a text.
    return { value, isRepeated: new Set(all.map((one) => (isRecord(one) ? '' : String(one)))).size > 1 }
  }
  return { value: undefined, isRepeated: false }
}

/** A number or code of a record, however its element is built; an empty text when there is none. */
export const readSign = (record: unknown, path: string): string => signOf(readScalar(record, { path }).value)

/** Every value that one of the paths leads to, where elements are repeated. */
export function readAll(record: unknown, path: string): unknown[] {
  const stepIntoAll = (value: unknown, key: string): unknown[] =>
    Array.isArray(value) ? value.flatMap((each) => stepIntoAll(each, key)) : [stepInto(value, key)]
  const valuesAt = (place: string): unknown[] =>
    place
      .trim()
      .split('.')
      .reduce<unknown[]>((values, key) => values.flatMap((value) => stepIntoAll(value, key)), [record])
  return path
    .split('|')
    .flatMap(valuesAt)
    .map((value) => scalarOf(value))
    .filter((value) => !isAbsent(value))
}

/** Whether a record has one of the places, even without a value: an empty status says that it is not known. */
export const hasPlace = (record: unknown, path: string): boolean =>
  path.split('|').some((each) => {
    const place = each.trim()
    return [place, place.replace(/\.?@[^.]*$/, '')].some(
      (one) => one !== '' && stepsTo(record, one) !== undefined,
    )
  })
