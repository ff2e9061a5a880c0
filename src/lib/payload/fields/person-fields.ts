import type { Field } from 'payload'

import { schemaText } from '@/lib/i18n/schema-messages'

/** Titles of a person (specification 3.8). */
export const personTitles = ['mr', 'ms', 'miss'] as const

/** A person in a form. No field is required: each form's schema decides which ones it needs. */
export const personFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'title',
        type: 'select',
        options: personTitles.map((value) => ({
          value,
          label: schemaText('forms', 'shared', 'title', 'options', value),
        })),
      },
      {
        name: 'firstName',
        type: 'text',
      },
      { name: 'lastName', type: 'text' },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'email',
        type: 'email',
        index: true,
      },
      { name: 'phone', type: 'text' },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'street', type: 'text' },
      {
        name: 'houseNumber',
        type: 'text',
      },
      { name: 'boxNr', type: 'text' },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'zip',
        type: 'text',
      },
      { name: 'city', type: 'text' },
      { name: 'country', type: 'text' },
    ],
  },
]
