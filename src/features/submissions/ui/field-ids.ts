import type { FormModel } from '@/features/submissions/model/form-model'

/** The ids of the parts of a form: each begins with the id of the form. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`
export const errorId = (formId: string, name: string): string => `${fieldId(formId, name)}-error`
export const helpId = (formId: string, name: string): string => `${fieldId(formId, name)}-help`

/** Names of the answers in the order of the form, then those of its last part. */
export const fieldOrder = (model: FormModel): string[] => [
  ...model.steps.flatMap(({ fields }) => fields.map(({ name }) => name)),
  'consent',
  'questionAnswer',
  'captcha',
]

/** The id of the first control of a field, the target of the summary's links. */
export function controlId(formId: string, model: FormModel, name: string): string {
  const field = model.steps.flatMap(({ fields }) => fields).find((each) => each.name === name)
  const hasSeveral = field?.kind === 'radio' || field?.kind === 'checkboxes'
  return fieldId(formId, name) + (hasSeveral ? '-0' : '')
}
