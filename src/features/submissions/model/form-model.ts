import type { OwnFilterTexts } from '@/features/listings/model/own-filter-texts'
import type { PriceStyle } from '@/features/property/model/price'
import type { Locale } from '@/lib/i18n/locales'
import type { FormKind } from './form-kinds'

import type { ChoiceField, FieldOption, FormField, FormRule, FormStep } from './form-field'

/** A choice field with its options read. */
export type ResolvedChoice = Omit<ChoiceField<string>, 'options'> & { options: FieldOption<string>[] }
export type ModelField = Exclude<FormField<string>, ChoiceField<string>> | ResolvedChoice
export type ModelStep = Omit<FormStep<string>, 'fields'> & { fields: ModelField[] }

/**
 * A form in one language as it is shown and checked: texts of the agency applied, disabled fields left out, options
 * read. Plain data, sent to the browser unchanged.
 */
export interface FormModel {
  kind: FormKind
  locale: Locale
  /** The setting of the site for numbers. */
  priceStyle: PriceStyle
  title: string
  intro?: string
  steps: ModelStep[]
  rules: FormRule[]
  /** The sentence of the tick box and its version, which is stored with the lead. Required when present. */
  consent?: { text: string; version: string }
  submitLabel: string
  /** Words of the agency's own filters, for what led to the form. */
  ownFilters?: OwnFilterTexts[]
  /** The form needs a property or project and is refused without one. */
  about?: 'property' | 'project'
}

/** Control fields: keys of a submission that are not answers. */
export const controlNames = [
  /** Public reference of the property, or number of the project. */
  'ref',
  /** `on` when the consent box was ticked. */
  'consent',
  /** Set by the browser for this attempt, so that a repeated request is stored once. */
  'key',
  /** The captcha's proof, or the signed question for visitors without JavaScript and its answer. */
  'captcha',
  'question',
  'questionAnswer',
  /** Hidden honeypot field; programs fill it in. */
  'website2',
  /** Path of the page with the form. */
  'page',
  /** Campaign parameters as JSON. */
  'campaign',
] as const
export type ControlName = (typeof controlNames)[number]
