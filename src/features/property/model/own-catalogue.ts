// The own fields of an agency as fields of the catalogue. Their texts are under `propertyFields` in
// `site/messages/<language>/schema.json`: for the server alone, as `catalogue-texts.ts`.
import { findSchemaText, schemaText } from '@/lib/i18n/schema-messages'

import { ownFields, type OwnField } from './own-fields'
import type { CatalogueEntry, CatalogueField, CatalogueOptions } from './types'

const optionsOf = (name: string, values: readonly string[]): CatalogueOptions =>
  Object.fromEntries(
    values.map((value) => [value, schemaText('propertyFields', name, 'options', value, 'label')]),
  )

function toEntry(field: OwnField): CatalogueEntry {
  const { name, section } = field
  switch (field.kind) {
    case 'text':
      return { name, section, kind: field.isLocalized ? 'localizedText' : 'text', format: 'string' }
    case 'date':
      return { name, section, kind: 'date', format: 'date' }
    case 'flag':
      return { name, section, kind: 'flag', format: 'string' }
    case 'choice':
      return { name, section, kind: 'choice', format: 'string', options: optionsOf(name, field.options) }
    case 'number':
      return { name, section, kind: 'number', format: 'number', ...(field.unit && { unit: field.unit }) }
  }
}

function toCatalogueField(field: OwnField): CatalogueField {
  const help = findSchemaText(['propertyFields', field.name, 'description'])
  const label = schemaText('propertyFields', field.name, 'label')
  return { ...toEntry(field), label, ...(help && { help }) }
}

export const ownCatalogueFields: readonly CatalogueField[] = ownFields.map(toCatalogueField)
