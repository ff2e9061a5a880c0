import { ownCatalogueFields } from '@/features/property/model/own-catalogue'
import { ownFilterFields, type OwnFilterField } from '@/features/property/model/own-fields'
import type { Locale } from '@/lib/i18n/locales'

/** An own filter of the agency in the words of a language, as a list needs it. */
export interface OwnFilterTexts {
  name: string
  kind: OwnFilterField['kind']
  label: string
  /** Of a choice. */
  options: { value: string; label: string }[]
  /** The numbers that are offered. */
  steps: number[]
}

const usualSteps = [1, 2, 3, 4, 5]

function optionsIn(name: string, locale: Locale): OwnFilterTexts['options'] {
  const field = ownCatalogueFields.find((each) => each.name === name)
  if (field?.kind !== 'choice') return []
  return Object.entries(field.options).map(([value, label]) => ({ value, label: label[locale] }))
}

/** For the server alone, which has the texts of all languages. */
export const ownFilterTexts = (locale: Locale): OwnFilterTexts[] =>
  ownFilterFields.map((field) => ({
    name: field.name,
    kind: field.kind,
    label: ownCatalogueFields.find(({ name }) => name === field.name)?.label[locale] ?? field.name,
    options: optionsIn(field.name, locale),
    steps: field.kind === 'number' ? [...(field.steps ?? usualSteps)] : [],
  }))
