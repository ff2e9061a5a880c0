// Texts of property fields, from `property` in `messages/<language>/schema.json`. For the server alone: it has all languages.
import { findSchemaText, schemaText } from '@/lib/i18n/schema-messages'
import type { Localized } from '@/lib/i18n/locales'

import type { FieldTexts, Unit } from './types'

const fieldTexts = (name: string): FieldTexts => {
  const help = findSchemaText(['property', 'fields', name, 'description'])
  return { label: schemaText('property', 'fields', name, 'label'), ...(help && { help }) }
}

/** Entries of the catalogue with their label and help. */
export const withFieldTexts = <Entry extends { name: string }>(
  entries: readonly Entry[],
): (Entry & FieldTexts)[] => entries.map((entry) => ({ ...entry, ...fieldTexts(entry.name) }))

/** The values of a select in their order, each with its label, from `property.options.<table>`. */
export function labelled<const Value extends string>(
  table: string,
  values: readonly Value[],
): Readonly<Record<Value, Localized>> {
  const labels = values.map((value) => [value, schemaText('property', 'options', table, value, 'label')])
  // The keys of `fromEntries` are those of its pairs.
  return Object.fromEntries(labels) as Record<Value, Localized>
}

/** The suffix of a number with a unit; `oneYear` is that of one year. */
export const unitText = (unit: Exclude<Unit, 'euro'> | 'oneYear'): Localized =>
  schemaText('property', 'units', unit, 'label')

/** Before the number of a box in a postal address. */
export const boxText = schemaText('property', 'box', 'label')
