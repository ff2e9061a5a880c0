import type { ArrayField } from 'payload'

/** The health indices that the agency copies from Statbel, month by month. */
export const indexField: ArrayField = {
  name: 'healthIndices',
  type: 'array',
  admin: {
    initCollapsed: true,
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'month',
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'monthOnly', displayFormat: 'MM/yyyy' } },
        },
        {
          name: 'value',
          type: 'number',
          required: true,
          min: 1,
          max: 1000,
        },
        {
          name: 'source',
          type: 'text',
        },
      ],
    },
  ],
}
