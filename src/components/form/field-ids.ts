import type { FormModel } from '@/lib/forms/form-model'

/** How the parts of a form find each other: every id begins with that of the form. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`
export const errorId = (formId: string, name: string): string => `${fieldId(formId, name)}-error`
export const helpId = (formId: string, name: string): string => `${fieldId(formId, name)}-help`

/** Names of the answers in the order of the form, then what stands at its end. */
export const fieldOrder = (model: FormModel): string[] => [
  ...model.steps.flatMap(({ fields }) => fields.map(({ name }) => name)),
  'consent',
  'questionAnswer',
  'captcha',
]

/** The first control of a field, where a link of the summary leads. */
export function controlId(formId: string, model: FormModel, name: string): string {
  const field = model.steps.flatMap(({ fields }) => fields).find((each) => each.name === name)
  const hasSeveral = field?.kind === 'radio' || field?.kind === 'checkboxes'
  return fieldId(formId, name) + (hasSeveral ? '-0' : '')
}
