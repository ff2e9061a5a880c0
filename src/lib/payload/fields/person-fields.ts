import type { Field } from 'payload'

import type { Localized } from '@/lib/i18n/locales'

/** Titles of a person (specification 3.8). */
export const personTitles: { value: 'mr' | 'ms' | 'miss'; label: Localized }[] = [
  { value: 'mr', label: { nl: 'Dhr.', fr: 'M.', en: 'Mr', de: 'Herr' } },
  { value: 'ms', label: { nl: 'Mevr.', fr: 'Mme', en: 'Ms', de: 'Frau' } },
  { value: 'miss', label: { nl: 'Mej.', fr: 'Mlle', en: 'Miss', de: 'Fräulein' } },
]

/** A person in a form. No field is required: each form's schema decides which ones it needs. */
export const personFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'title',
        type: 'select',
        options: personTitles,
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
