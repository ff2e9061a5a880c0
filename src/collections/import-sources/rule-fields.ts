import type { Field } from 'payload'

import { fieldGroups } from '@/features/import/model/field-groups'
import { defaultPriceLimits } from '@/features/import/model/offer-terms'
import { languageField } from '@/lib/payload/fields/common-fields'

/** Who owns which field, and when a run waits for a person. */
export const ruleFields: Field[] = [
  {
    name: 'editorGroups',
    type: 'select',
    hasMany: true,
    options: [...fieldGroups],
  },
  {
    name: 'autoLock',
    type: 'checkbox',
    defaultValue: true,
  },
  {
    name: 'guardShare',
    type: 'number',
    required: true,
    defaultValue: 20,
    min: 0,
    max: 100,
    admin: {
      step: 1,
    },
  },
  {
    name: 'contactEmail',
    type: 'email',
  },
  {
    ...languageField({ admin: { condition: (_, { contactEmail }) => Boolean(contactEmail) } }),
    name: 'contactLanguage',
  },
  {
    type: 'row',
    fields: [
      {
        name: 'rentAbove',
        type: 'number',
        defaultValue: defaultPriceLimits.rentAbove,
        min: 0,
        admin: { width: '50%' },
      },
      {
        name: 'saleBelow',
        type: 'number',
        defaultValue: defaultPriceLimits.saleBelow,
        min: 0,
        admin: { width: '50%' },
      },
    ],
  },
]
