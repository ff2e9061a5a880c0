import type { Locale } from '@/lib/i18n/locales'

import { checkCoordinates } from './coordinates'
import { fieldOfKey, localizedKey, type FieldValue, type FieldValues } from './field-values'
import { fitValue, type Fitted } from './fit-value'
import {
  hasPlace,
  readAll,
  readPath,
  readScalar,
  type CodeTables,
  type Mapping,
  type MappingRow,
} from './mapping'
import { settleOffer, type PriceLimits } from './offer-terms'
import type { ValueReason, ValueWarning } from './reasons'
import { countryOfPlace } from './relations'
import { withSections } from './text-sections'
import { findTarget, type ImportTarget } from './targets'
import { transformValue } from './transforms'

/** The records of one property by language. */
export type RecordsByLanguage = Readonly<Partial<Record<Locale, unknown>>>

export interface MappedProperty {
  values: FieldValues
  warnings: ValueWarning[]
  /** Required fields without a value: such a property cannot be stored. */
  missing: string[]
  /** A word for the type that no table knows. */
  unknownType?: string
  /** A status that no table knows, or an empty one: the property is not on offer until someone says what it means. */
  unknownStatus?: string
}

export interface MapOptions {
  priceLimits?: PriceLimits
  /** Finds the address of a file that came with the feed, by its path there. */
  findPacked?: (path: string) => string | undefined
}

/** Without these a property cannot be stored; of a place, its name in one language or its postal code is enough. */
const required: readonly (readonly string[])[] = [['goal'], ['typeWebId'], ['localityName', 'localityZip']]

/** Whether a text may be thousands or thousandths: `250.000`. Of a coordinate it is a fraction. */
const isAmbiguous = (value: unknown, { min = 0 }: ImportTarget): boolean =>
  min >= 0 && typeof value === 'string' && /^\D*[1-9]\d{0,2}[.,]\d{3}\D*$/.test(value.slice(0, 100))

/** An empty element says that there is a type or place, and not which: someone may know it. */
const asksWhenEmpty = new Set(['typeWebId', 'localityName'])

/** Ways to read that take a list, and not one value. */
const readsLists = new Set<string>(['files', 'codes'])

type Read = Fitted & { isFallback?: boolean }

function fallbackFor({ target, path, fallback }: MappingRow, of: ImportTarget, record: unknown): Read {
  // An element of a status that is empty says that it is not known; one that is absent says nothing.
  if (fallback === undefined || (target === 'status' && hasPlace(record, path))) return { value: null }
  const value = of.kind === 'number' || of.kind === 'integer' ? Number(fallback) : fallback
  return { ...fitValue(value, of), isFallback: true }
}

function readValue(
  row: MappingRow,
  target: ImportTarget,
  record: unknown,
  {
    tables,
    findPacked,
    locale,
  }: { tables: CodeTables; findPacked?: MapOptions['findPacked']; locale?: Locale },
): Read {
  const { argument, matchesWords } = row
  const options = { table: tables[row.table ?? ''] ?? {}, argument, matchesWords, findPacked }
  const scalar = readsLists.has(row.transform)
    ? { value: readPath(record, row.path), isRepeated: false }
    : readScalar(record, row)
  if (row.transform === 'number' && isAmbiguous(scalar.value, target)) return { refused: 'notANumber' }
  const transformed = transformValue(row.transform, scalar.value, options)
  if ('refused' in transformed) return transformed
  const value =
    row.sections && locale
      ? withSections(transformed.value, { sections: row.sections, record, locale })
      : transformed.value
  const warning: ValueReason | undefined =
    transformed.warning ?? (scalar.isRepeated && typeof value === 'number' ? 'severalValues' : undefined)
  const fitted = { ...(warning && { warning }), ...fitValue(value, target) }
  return 'value' in fitted && fitted.value === null ? fallbackFor(row, target, record) : fitted
}

/** Words inside the name of a place that have no capital letter. */
const smallWords = /(?<=-)(?:Sur|Sous|Lez|Les|Le|La|De|Du|Aan|Op|Bij)(?=-)/g

/** Some offices type place names in capitals: IXELLES becomes Ixelles (facts.md 4.9, row 9). */
function withUsualCase(name: string): string {
  if (name !== name.toUpperCase()) return name
  const words = name.toLowerCase().replace(/(^|[ -])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase()
  })
  return words.replace(smallWords, (word) => word.toLowerCase())
}

const tidy = (target: ImportTarget, value: FieldValue): FieldValue =>
  target.name === 'localityName' && typeof value === 'string' ? withUsualCase(value) : value

/** Marks of which one is enough, in whichever language or repeated element it is: nothing may be on offer by mistake. */
const takesOffOffer = new Set(['isReference'])

function saysYes(
  { path, transform, table, argument }: MappingRow,
  record: unknown,
  tables: CodeTables,
): boolean {
  const options = { table: tables[table ?? ''] ?? {}, argument }
  return readAll(record, path).some((value) => {
    const read = transformValue(transform, value, options)
    return 'value' in read && (read.value === 'yes' || read.value === true)
  })
}

/**
 * What the records of all languages say together: the first value, else what could not be read, else the fallback.
 *
 * @param isLeftEmpty an empty status of one language says more than an absent one of another
 */
const firstRead = (all: readonly Read[], isLeftEmpty: boolean): Read | undefined =>
  all.find((each) => 'value' in each && each.value !== null && !each.isFallback) ??
  all.find((each) => 'refused' in each) ??
  (isLeftEmpty ? undefined : all.find((each) => 'value' in each && each.value !== null))

interface Collected {
  values: Record<string, FieldValue>
  warnings: ValueWarning[]
  /** Words of codes that no table knows, by the field that they are for. */
  unknown: Map<string, string>
}

function collect(
  { values, warnings, unknown }: Collected,
  key: string,
  target: ImportTarget,
  fitted: Fitted,
): void {
  if ('refused' in fitted) {
    const { refused: reason, code } = fitted
    if (reason === 'unknownCode' && (key === 'typeWebId' || key === 'status')) unknown.set(key, code ?? '')
    else warnings.push({ field: key, reason, ...(code !== undefined && { code }) })
    return
  }
  if (fitted.value !== null) values[key] = tidy(target, fitted.value)
  if (fitted.warning) warnings.push({ field: key, reason: fitted.warning })
}

/**
 * Makes one property of its records, one per language. Texts are taken from the record of each language, all other values
 * from the first record that has one. Absent values have no key. Never throws, whatever the records contain.
 */
export function mapProperty(
  records: RecordsByLanguage,
  { rows, tables }: Mapping,
  { priceLimits, findPacked }: MapOptions = {},
): MappedProperty {
  const collected: Collected = { values: {}, warnings: [], unknown: new Map() }
  const byLanguage = Object.entries(records).filter(([, record]) => record !== undefined)
  for (const row of rows) {
    const target = findTarget(row.target)
    if (!target) continue
    if (target.kind === 'localizedText') {
      for (const [name, record] of byLanguage) {
        // The keys of the records are languages.
        const locale = name as Locale
        const read = readValue(row, target, record, { tables, locale })
        collect(collected, localizedKey(row.target, locale), target, read)
        if (asksWhenEmpty.has(row.target) && hasPlace(record, row.path)) collected.unknown.set(row.target, '')
      }
      continue
    }
    const all = byLanguage.map(([, record]) => readValue(row, target, record, { tables, findPacked }))
    if (takesOffOffer.has(row.target) && byLanguage.some(([, record]) => saysYes(row, record, tables))) {
      collect(collected, row.target, target, { value: true })
      continue
    }
    const isLeftEmpty = row.target === 'status' && byLanguage.some(([, record]) => hasPlace(record, row.path))
    const first = firstRead(all, isLeftEmpty)
    if (first) collect(collected, row.target, target, first)
    const isEmpty = !first && byLanguage.some(([, record]) => hasPlace(record, row.path))
    if (isEmpty && asksWhenEmpty.has(row.target)) collected.unknown.set(row.target, '')
  }
  const { unknown } = collected
  const offer = settleOffer(
    collected.values,
    new Set(collected.warnings.map(({ field }) => field)),
    priceLimits,
  )
  const checked = checkCoordinates(offer.values, countryOfPlace(offer.values))
  const names = new Set(Object.keys(checked.values).map(fieldOfKey))
  const hasStatus = checked.values.status !== undefined
  return {
    values: checked.values,
    warnings: [...collected.warnings, ...offer.warnings, ...checked.warnings],
    missing: required
      .filter((choices) => !choices.some((name) => names.has(name) || unknown.has(name)))
      .map(([name = '']) => name),
    ...(!names.has('typeWebId') && unknown.has('typeWebId') && { unknownType: unknown.get('typeWebId') }),
    // A value of another row, such as that of a reference, says it as well.
    ...(!hasStatus && { unknownStatus: unknown.get('status') ?? '' }),
  }
}
