import { catalogue } from '@/features/property/model/catalogue'
import { flagOptions, goalOptions, statusOptions } from '@/features/property/model/options'
import { catalogueGroups, type CatalogueOptions } from '@/features/property/model/types'
import { inLanguage, intlLocales, toLocale, type Localized } from '@/lib/i18n/locales'
import { numberFormat } from '@/lib/i18n/number-format'
import { schemaText } from '@/lib/i18n/schema-messages'
import { studioText } from '@/lib/i18n/studio-text'
import { labelOfField } from '@/lib/payload/schema-texts'

import { fieldOfKey, languageOfKey, type FieldValue } from './field-values'
import { findTarget } from './targets'

/** The fields of a difference that stand for several targets. */
const relationLabels: Readonly<Record<string, Localized>> = {
  type: schemaText('imports', 'relations', 'type', 'label'),
  furtherTypes: schemaText('imports', 'relations', 'furtherTypes', 'label'),
  agent: labelOfField('properties', 'agent'),
  project: labelOfField('properties', 'project'),
  locality: labelOfField('properties', 'locality'),
}

const ownOptions: Readonly<Record<string, CatalogueOptions>> = { goal: goalOptions, status: statusOptions }

const optionsByField = new Map<string, CatalogueOptions>(
  catalogueGroups.flatMap((group) =>
    catalogue[group].flatMap((field) => {
      if (field.kind === 'flag') return [[field.name, flagOptions] as const]
      return field.kind === 'choice' ? [[field.name, field.options] as const] : []
    }),
  ),
)

/** The values that a field can have, by their labels; none for a field without options. */
export const fieldOptions = (field: string, language: string): { value: string; label: string }[] =>
  Object.entries(ownOptions[field] ?? optionsByField.get(field) ?? {}).map(([value, label]) => ({
    value,
    label: inLanguage(language, label),
  }))

/** The label of a field of a difference in the editor's language, with the language of a text: `Titel (fr)`. */
export function fieldLabel(key: string, language: string): string {
  const field = fieldOfKey(key)
  const label = relationLabels[field] ?? findTarget(field)?.label
  const locale = languageOfKey(key)
  return `${label ? inLanguage(language, label) : field}${locale && ` (${locale})`}`
}

/** Names of places, types, agents and projects by their id. */
export type Names = ReadonlyMap<string, string>

/**
 * A value of a difference in the editor's language: options by their labels, relations by their names; an empty
 * text for none.
 */
export function valueText(
  key: string,
  value: FieldValue,
  { language, names }: { language: string; names: Names },
) {
  const field = fieldOfKey(key)
  const options = ownOptions[field] ?? optionsByField.get(field) ?? {}
  const one = (each: string): string => {
    const label = Object.hasOwn(options, each) ? options[each] : undefined
    return label ? inLanguage(language, label) : (names.get(each) ?? each)
  }
  if (value === null) return ''
  if (typeof value === 'boolean') return studioText(language, value ? 'imports.yes' : 'imports.no')
  if (typeof value === 'number')
    return numberFormat(intlLocales[toLocale(language)], {
      maximumFractionDigits: 6,
      useGrouping: value >= 10_000,
    }).format(value)
  return typeof value === 'string' ? one(value) : value.map(one).join(', ')
}
