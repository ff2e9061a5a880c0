import { isOneOf } from '@/lib/values/read-value'
import type { FormsConfig } from '@/payload-types'

import type { FormDefinition } from './define-form'
import type { OptionalFormField } from './form-field'
import { productFormKinds, type FormKind } from './form-kinds'

/** What an administrator sets for a form. */
export interface FormSettings {
  enabled?: boolean | null
  recipients?: string[] | null
  title?: string | null
  intro?: string | null
  consentText?: string | null
  optionalFields?: OptionalFormField[] | null
  requireTitle?: boolean | null
  retentionMonths?: number | null
}

/** The settings of a form: a tab of the product's forms, a row of an agency's own ones, which may be missing. */
export function settingsOfForm(config: FormsConfig, kind: FormKind): FormSettings {
  if (isOneOf(productFormKinds, kind)) return config[kind]
  const name: string = kind
  return config.siteForms?.rows?.find((row) => String(row.form) === name) ?? {}
}

/** The fields of a form that an agency may switch on, in their order. */
export const optionalFieldsOf = ({ steps }: FormDefinition): OptionalFormField[] => [
  ...new Set(steps.flatMap(({ fields }) => fields.flatMap(({ onlyIf }) => onlyIf ?? []))),
]

/** Whether a form asks for a title; the agency may require it. */
export const asksTitle = ({ steps }: FormDefinition): boolean =>
  steps.some(({ fields }) => fields.some(({ name }) => name === 'title'))

const usualMonths = 12

/** Months until the submissions of a form are deleted, unless an administrator has set another period. */
export const retentionMonthsOf = (form: FormDefinition | undefined): number =>
  form?.retentionMonths ?? usualMonths
