// The own fields of an agency, without their texts, which are for the server alone: `own-catalogue.ts`.
import { fields as siteFields } from '@site/fields'
import { isRecord } from '@/lib/values/read-value'

import type { DisplaySection, Unit } from './types'

interface OwnFieldBase {
  /** Of the field in the HTTP API, in feeds, and of its filter in the address of a list. */
  name: string
  /** Where the property page shows it, until an editor arranges it (settings of the property page). */
  section: DisplaySection
  /** Shown only where an editor arranges it. */
  isHidden?: true
}

/** A field with this is a filter of lists: a number asks for at least so much, a choice for one, a flag for yes. */
interface Filterable {
  isFilter?: true
}

/** An own field of properties. All are stored in one column, so that a field more is no change of the database. */
export type OwnField = OwnFieldBase &
  (
    | { kind: 'text'; isLocalized?: true }
    | { kind: 'date' }
    | ({ kind: 'flag' } & Filterable)
    | ({ kind: 'choice'; options: readonly [string, ...string[]] } & Filterable)
    | ({
        kind: 'number'
        unit?: Unit
        /** The numbers that the filter offers. */
        steps?: readonly number[]
      } & Filterable)
  )

export const ownFields: readonly OwnField[] = siteFields

export type OwnFilterField = Extract<OwnField, Filterable>

const isFilterField = (field: OwnField): field is OwnFilterField =>
  'isFilter' in field && field.isFilter === true

/** Those that lists filter by, in their order. */
export const ownFilterFields: readonly OwnFilterField[] = ownFields.filter(isFilterField)

/** What is stored, by name of the field; a text of several languages by language. */
export type OwnValues = Readonly<Record<string, unknown>>

const isLocalized = (field: OwnField): boolean => field.kind === 'text' && field.isLocalized === true

const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === ''

/** The value with that of one more language, or of several. */
function inLanguages(stored: unknown, value: unknown, locale: string): Record<string, unknown> | undefined {
  const given = locale === 'all' && isRecord(value) ? value : { [locale]: value }
  const merged = { ...(isRecord(stored) && stored), ...given }
  const present = Object.entries(merged).filter(([, text]) => !isAbsent(text))
  return present.length > 0 ? Object.fromEntries(present) : undefined
}

/**
 * The column with the values of a save.
 *
 * @param stored the column before
 * @param data of the save; fields that it does not name stay
 * @param locale of the save
 */
export function withOwnValues(
  stored: unknown,
  data: Readonly<Record<string, unknown>>,
  locale: string,
  fields = ownFields,
): OwnValues {
  const values: Record<string, unknown> = isRecord(stored) ? { ...stored } : {}
  for (const field of fields) {
    const value = data[field.name]
    if (value === undefined) continue
    const changed = isLocalized(field) ? inLanguages(values[field.name], value, locale) : value
    if (isAbsent(changed)) delete values[field.name]
    else values[field.name] = changed
  }
  return values
}

/**
 * The stored value of a field as its reader gets it; null for none.
 *
 * @param locale of the reader, or `all`
 */
export function ownValueIn(stored: unknown, name: string, locale: string, fields = ownFields): unknown {
  const field = fields.find((each) => each.name === name)
  const value = isRecord(stored) && field ? stored[name] : undefined
  if (!field || !isLocalized(field) || locale === 'all') return value ?? null
  return isRecord(value) ? (value[locale] ?? null) : null
}

/** The stored values under the names of their fields, in all languages. */
export const allOwnValues = (stored: unknown, fields = ownFields): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name }) => [name, ownValueIn(stored, name, 'all', fields)]))

/** A row of the table that lists filter own fields by. */
export interface OwnValueRow {
  /** The id of the property, a colon and the name of the field. */
  id: string
  property: string
  name: string
  /** Of a choice, or `yes` of a flag. */
  text: string | null
  number: number | null
}

function rowValue({ kind }: OwnFilterField, value: unknown): Pick<OwnValueRow, 'text' | 'number'> | null {
  if (kind === 'number') return typeof value === 'number' ? { text: null, number: value } : null
  const isSaid = typeof value === 'string' && (kind === 'choice' || value === 'yes')
  return isSaid ? { text: value, number: null } : null
}

/** The rows of a property: one for each own filter that it has a value for. */
export const toOwnValueRows = (property: string, stored: unknown, fields = ownFilterFields): OwnValueRow[] =>
  fields.flatMap((field) => {
    const value = rowValue(field, isRecord(stored) ? stored[field.name] : undefined)
    return value ? [{ id: `${property}:${field.name}`, property, name: field.name, ...value }] : []
  })
