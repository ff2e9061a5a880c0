import type { Locale, Localized } from '@/lib/i18n/locales'
import { localized } from '@/lib/i18n/locales'
import { findSchemaText } from '@/lib/i18n/schema-messages'
import { labelOfField } from '@/lib/payload/schema-texts'
import { labelOfMention } from '@/features/compliance/model/mentions'
import { catalogueFields } from '@/features/property/model/catalogue'
import { flagOptions, goalOptions, statusOptions } from '@/features/property/model/options'
import type { CatalogueField, CatalogueOptions } from '@/features/property/model/types'
import { unitSuffixes } from '@/features/property/model/format-value'

import type { CsvCell, CsvColumn } from '@/lib/values/csv'
import { toDay } from '@/lib/time/belgian-time'
import { isRecord } from '@/lib/values/read-value'

/** A property as read for a list: related documents one level deep. */
export type ExportRow = Record<string, unknown>

interface PropertyColumn {
  name: string
  label: Localized
  value: (row: ExportRow, locale: Locale) => CsvCell
}

const asCell = (value: unknown): CsvCell =>
  typeof value === 'string' || typeof value === 'number' ? value : null

const readPart = (value: unknown, name: string): CsvCell => (isRecord(value) ? asCell(value[name]) : null)

const optionLabel = (options: CatalogueOptions, value: unknown, locale: Locale): CsvCell =>
  (typeof value === 'string' ? options[value]?.[locale] : null) ?? asCell(value)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

function catalogueValue(field: CatalogueField, value: unknown, locale: Locale): CsvCell {
  if (field.kind === 'date') return toDay(value)
  if (field.kind === 'flag') return optionLabel(flagOptions, value, locale)
  if (field.kind !== 'choice') return asCell(value)
  const options: CatalogueOptions = field.options
  return listOf(value)
    .map((each) => optionLabel(options, each, locale))
    .filter(Boolean)
    .join(', ')
}

function labelOf(field: CatalogueField): Localized {
  const unit = field.kind === 'number' || field.kind === 'integer' ? field.unit : undefined
  if (!unit) return field.label
  const suffixes = unit === 'euro' ? localized(() => '€') : unitSuffixes[unit]
  return localized((locale) => `${field.label[locale]} (${suffixes[locale]})`)
}

const ofCatalogue = (field: CatalogueField): PropertyColumn => ({
  name: field.name,
  label: labelOf(field),
  value: (row, locale) => catalogueValue(field, row[field.name], locale),
})

/** With a label of its own, else that of the property's field. */
const special = (name: string, value: PropertyColumn['value']): PropertyColumn => ({
  name,
  value,
  label:
    findSchemaText(['collections', 'properties', 'columns', name, 'label']) ??
    labelOfField('properties', name),
})

const yesOrNo = (value: unknown, locale: Locale) => flagOptions[value === true ? 'yes' : 'no'][locale]

const specialColumns: PropertyColumn[] = [
  special('ref', ({ ref }) => asCell(ref)),
  special('goal', ({ goal }, locale) => optionLabel(goalOptions, goal, locale)),
  special('status', ({ status }, locale) => optionLabel(statusOptions, status, locale)),
  special('type', ({ type }) => readPart(type, 'name')),
  special('headline', ({ headline }) => asCell(headline)),
  special('agentLine', ({ agentLine }) => asCell(agentLine)),
  special('zip', ({ locality }) => readPart(locality, 'zip')),
  special('locality', ({ locality }) => readPart(locality, 'name')),
  special('street', ({ street }) => asCell(street)),
  special('houseNumber', ({ houseNumber }) => asCell(houseNumber)),
  special('boxNr', ({ boxNr }) => asCell(boxNr)),
  special('price', ({ price }) => asCell(price)),
  special('publishPrice', ({ publishPrice }, locale) => yesOrNo(publishPrice, locale)),
  special('agent', ({ agent }) => readPart(agent, 'name')),
  special('marquee', ({ marquee }) => asCell(marquee)),
  special('project', ({ project }) => readPart(project, 'name')),
  special('onlineSince', ({ onlineSince }) => toDay(onlineSince)),
  special('soldAt', ({ soldAt }) => toDay(soldAt)),
  special('_status', ({ _status }, locale) => yesOrNo(_status === 'published', locale)),
  special('missingMentions', ({ missingMentions }, locale) =>
    listOf(missingMentions)
      .flatMap((name) => (typeof name === 'string' ? (labelOfMention(name)?.[locale] ?? []) : []))
      .join(', '),
  ),
  special('updatedAt', ({ updatedAt }) => toDay(updatedAt)),
]

/** Always in the file: the standard columns of an agency's list. */
const base: readonly string[] = [
  ...specialColumns.map(({ name }) => name),
  'bedrooms',
  'bathrooms',
  'surfaceLiving',
  'surfaceGround',
  'epcLabelText',
  'energyPerformance',
  'epcUniqueCode',
  'renterCharges',
  'cadastralIncome',
]

const all: readonly PropertyColumn[] = [...specialColumns, ...catalogueFields.map(ofCatalogue)]

/**
 * The columns of the file: the standard ones, then those that the list shows, with headings in the editor's
 * language.
 */
export function propertyColumns(
  shown: readonly string[],
  studioLocale: Locale,
  locale: Locale,
): CsvColumn<ExportRow>[] {
  return all
    .filter(({ name }) => base.includes(name) || shown.includes(name))
    .map(({ label, value }) => ({ heading: label[studioLocale], value: (row) => value(row, locale) }))
}
