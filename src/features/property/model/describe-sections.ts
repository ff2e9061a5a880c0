import type { Locale } from '@/lib/i18n/locales'

import { findCatalogueField } from './catalogue'
import { ownFields, type OwnField } from './own-fields'
import { displaySections, type DisplayFormat, type DisplaySection } from './types'
import { isConditionMet, type StoredCondition } from './display-condition'
import { formatValue, type FormatContext } from './format-value'

/** The property page as an editor arranged it. */
export interface StoredSection {
  section: DisplaySection
  title?: string | null
  fields?: { field: string; format?: DisplayFormat | null; condition?: StoredCondition | null }[] | null
}

export interface DescribedFact {
  /** Name of the field. */
  field: string
  /** The stored field of one that is composed of several. */
  storedIn?: string
  label: string
  value: string
  /** Of a question that is answered by yes or no: the stored answer. */
  answer?: 'yes' | 'no'
}

export interface DescribedSection {
  section: DisplaySection
  /** The editor's own title; otherwise that of the interface. */
  title: string | null
  facts: DescribedFact[]
}

/**
 * The sections with the own fields of the agency that no editor has placed, each at the end of its section.
 *
 * @param fields that are shown
 */
export function withOwnFields(
  sections: readonly StoredSection[],
  fields: readonly OwnField[] = ownFields,
): readonly StoredSection[] {
  const placed = new Set(sections.flatMap((each) => (each.fields ?? []).map(({ field }) => field)))
  const added = fields.filter(({ name, isHidden }) => !isHidden && !placed.has(name))
  const names = (section: DisplaySection) =>
    added.filter((field) => field.section === section).map(({ name }) => ({ field: name }))
  const missing = displaySections.filter((name) => !sections.some(({ section }) => section === name))
  return [
    ...sections.map((each) => ({ ...each, fields: [...(each.fields ?? []), ...names(each.section)] })),
    ...missing.map((section) => ({ section, fields: names(section) })),
  ]
}

const capitalised = (text: string, locale: Locale) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/**
 * The facts of a property page: sections, fields, order, format and conditions from the display settings, labels
 * from the catalogue. Empty values, fields whose condition is not met, and sections without facts are left out
 * (acceptance E1, E2).
 *
 * @param values the property's public values by field name
 * @param computed texts that replace those of stored values; null leaves the fact out
 * @param labels labels that replace those of the catalogue
 */
export function describeSections(
  sections: readonly StoredSection[],
  values: Readonly<Record<string, unknown>>,
  context: FormatContext,
  computed: Readonly<Record<string, string | null>> = {},
  labels: Readonly<Record<string, string>> = {},
): DescribedSection[] {
  return sections
    .map(({ section, title, fields }) => ({
      section,
      title: title ?? null,
      facts: (fields ?? []).flatMap(({ field, format, condition }): DescribedFact[] => {
        const catalogueField = findCatalogueField(field)
        if (!catalogueField || catalogueField.audience === 'staff' || !isConditionMet(condition, values))
          return []
        const value = Object.hasOwn(computed, field)
          ? (computed[field] ?? null)
          : formatValue(
              values[field],
              { ...catalogueField, format: format ?? catalogueField.format },
              context,
            )
        if (value === null) return []
        const { locale } = context
        return [
          {
            field,
            ...('storedIn' in catalogueField && { storedIn: catalogueField.storedIn }),
            label: capitalised(labels[field] ?? catalogueField.label[locale], locale),
            // Editors type these in small letters or not; beside chosen values they begin alike.
            value: catalogueField.kind === 'localizedText' ? capitalised(value, locale) : value,
            ...(catalogueField.kind === 'flag' && { answer: values[field] === 'no' ? 'no' : 'yes' }),
          },
        ]
      }),
    }))
    .filter(({ facts }) => facts.length > 0)
}
