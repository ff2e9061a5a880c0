import type { Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/lib/leads/form-kinds'

import type { ChoiceField, FieldOption, FormField, FormRule, FormStep } from './form-field'

/** A choice whose options were read. */
export type ResolvedChoice = Omit<ChoiceField<string>, 'options'> & { options: FieldOption<string>[] }
export type ModelField = Exclude<FormField<string>, ChoiceField<string>> | ResolvedChoice
export type ModelStep = Omit<FormStep<string>, 'fields'> & { fields: ModelField[] }

/**
 * A form in one language as it is shown and checked: texts of the agency applied, fields that are off left out,
 * options read. Plain data: it goes to the browser as it is.
 */
export interface FormModel {
  kind: FormKind
  locale: Locale
  title: string
  intro?: string
  steps: ModelStep[]
  rules: FormRule[]
  /** The sentence by the tick box, and the version that is stored with the lead. Always required when present. */
  consent?: { text: string; version: string }
  submitLabel: string
  /** The form is about one of these and refuses to work without. */
  about?: 'property' | 'project'
}

/** Keys of a submission that are not answers. */
export const controlNames = [
  /** Public reference of the property, or number of the project, the form is about. */
  'ref',
  /** `on` when the tick box of the consent was ticked. */
  'consent',
  /** Made by the browser for this attempt, so that a repeated request is stored once. */
  'key',
  /** What a captcha gave, or the signed question of the way without JavaScript and its answer. */
  'captcha',
  'question',
  'questionAnswer',
  /** Nobody sees this field; programs fill it in. */
  'website2',
  /** Path of the page the form stood on. */
  'page',
  /** Campaign parameters as JSON. */
  'campaign',
] as const
export type ControlName = (typeof controlNames)[number]
