import type { Field } from 'payload'

import { localized } from '@/lib/i18n/locales'
import { weekdayName } from '@/lib/time/format-time'

export const weekdayOptions = [1, 2, 3, 4, 5, 6, 0].map((day) => ({
  value: String(day),
  label: localized((locale) => weekdayName(day, locale)),
}))

const closedPeriodsField: Field = {
  name: 'closedDays',
  type: 'array',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'from',
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
        {
          name: 'to',
          type: 'date',
          admin: {
            date: { pickerAppearance: 'dayOnly' },
          },
        },
        { name: 'reason', type: 'text' },
      ],
    },
  ],
}

/** Days without visits. */
export const closedFields: Field[] = [
  {
    name: 'closedWeekdays',
    type: 'select',
    hasMany: true,
    defaultValue: ['0'],
    options: weekdayOptions,
  },
  {
    name: 'closeOnHolidays',
    type: 'checkbox',
    defaultValue: true,
  },
  closedPeriodsField,
]
