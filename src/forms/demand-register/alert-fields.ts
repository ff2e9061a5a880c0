import type { FieldSchema } from '@/features/submissions/model/form-field'

/** The name of the search, which its e-mails give as their reason. */
export const searchNameField: FieldSchema = {
  kind: 'text',
  name: 'searchName',
  maxLength: 80,
  autocomplete: 'off',
}

/** Frequency of the e-mails. */
export const frequencyField: FieldSchema = {
  kind: 'radio',
  name: 'frequency',
  required: true,
  options: ['immediately', 'daily', 'weekly'],
}
