import type { TextField } from 'payload'

/** The name of a thing, one per language. */
export const nameField = (): TextField => ({
  name: 'name',
  type: 'text',
  localized: true,
  required: true,
  maxLength: 120,
  label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
})
