import type { Locale } from '@/lib/i18n/locales'

import { checkCoordinates } from './coordinates'
import { localizedKey, type FieldValue, type FieldValues } from './field-values'
import { fitValue, type Fitted } from './fit-value'
import { readPath, type CodeTables, type Mapping, type MappingRow } from './mapping'
import type { ValueWarning } from './reasons'
import { countryOfPlace } from './relations'
import { checkPrice } from './price-terms'
import { findTarget, type ImportTarget } from './targets'
import { transformValue } from './transforms'

/** The records of one property by language. */
export type RecordsByLanguage = Readonly<Partial<Record<Locale, unknown>>>

export interface MappedProperty {
  values: FieldValues
  warnings: ValueWarning[]
  /** Required fields without a value: such a property cannot be stored. */
  missing: string[]
}

/** Without these a property cannot be stored. A name in one language is enough. */
const required = ['goal', 'typeWebId', 'localityZip', 'localityName'] as const

/** Whether a text may be thousands or thousandths: `250.000`. Of a coordinate it is a fraction. */
const isAmbiguous = (value: unknown, { min = 0 }: ImportTarget): boolean =>
  min >= 0 && typeof value === 'string' && /^\D*[1-9]\d{0,2}[.,]\d{3}\D*$/.test(value.slice(0, 100))

function readValue(row: MappingRow, target: ImportTarget, record: unknown, tables: CodeTables): Fitted {
  const options = { table: tables[row.table ?? ''] ?? {}, argument: row.argument }
  const found = readPath(record, row.path)
  if (row.transform === 'number' && isAmbiguous(found, target)) return { refused: 'notANumber' }
  const transformed = transformValue(row.transform, found, options)
  if ('refused' in transformed) return transformed
  const { warning } = transformed
  const fitted = { ...(warning && { warning }), ...fitValue(transformed.value, target) }
  const isEmpty = 'value' in fitted && fitted.value === null
  return isEmpty && row.fallback ? fitValue(fallbackOf(row.fallback, target), target) : fitted
}

const fallbackOf = (fallback: string, { kind }: ImportTarget): unknown =>
  kind === 'number' || kind === 'integer' ? Number(fallback) : fallback

/** Words inside the name of a place that have no capital letter. */
const smallWords = /(?<=-)(?:Sur|Sous|Lez|Les|Le|La|De|Du|Aan|Op|Bij)(?=-)/g

/** Capital letters alone, as some offices type names of places: Tilff instead of TILFF (facts.md 4.9, row 9). */
function withUsualCase(name: string): string {
  if (name !== name.toUpperCase()) return name
  const words = name.toLowerCase().replace(/(^|[ -])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase()
  })
  return words.replace(smallWords, (word) => word.toLowerCase())
}

const tidy = (target: ImportTarget, value: FieldValue): FieldValue =>
  target.name === 'localityName' && typeof value === 'string' ? withUsualCase(value) : value

interface Collected {
  values: Record<string, FieldValue>
  warnings: ValueWarning[]
}

function collect({ values, warnings }: Collected, key: string, target: ImportTarget, fitted: Fitted): void {
  if ('refused' in fitted) {
    const { refused: reason, code } = fitted
    warnings.push({ field: key, reason, ...(code !== undefined && { code }) })
    return
  }
  if (fitted.value !== null) values[key] = tidy(target, fitted.value)
  if (fitted.warning) warnings.push({ field: key, reason: fitted.warning })
}

/**
 * Makes one property of its records, one per language. Texts are taken from the record of each language, all other values
 * from the first record that has one. Absent values have no key. Never throws, whatever the records contain.
 */
export function mapProperty(records: RecordsByLanguage, { rows, tables }: Mapping): MappedProperty {
  const collected: Collected = { values: {}, warnings: [] }
  const byLanguage = Object.entries(records)
  for (const row of rows) {
    const target = findTarget(row.target)
    if (!target) continue
    if (target.kind === 'localizedText') {
      for (const [locale, record] of byLanguage)
        collect(collected, localizedKey(row.target, locale), target, readValue(row, target, record, tables))
      continue
    }
    const all = byLanguage.map(([, record]) => readValue(row, target, record, tables))
    const first =
      all.find((each) => 'value' in each && each.value !== null) ?? all.find((each) => 'refused' in each)
    if (first) collect(collected, row.target, target, first)
  }
  const priced = checkPrice(collected.values, new Set(collected.warnings.map(({ field }) => field)))
  const checked = checkCoordinates(priced.values, countryOfPlace(priced.values))
  const has = (name: string) =>
    Object.keys(checked.values).some((key) => key === name || key.startsWith(`${name}.`))
  return {
    values: checked.values,
    warnings: [...collected.warnings, ...priced.warnings, ...checked.warnings],
    missing: required.filter((name) => !has(name)),
  }
}
