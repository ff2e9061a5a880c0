import type { Field, TextField } from 'payload'
import { text } from 'payload/shared'

import { noAccess } from '@/lib/payload/access'
import { propertyField } from '@/lib/payload/fields/common-fields'

const byAction = { update: noAccess }

/** An update may leave out required fields: see `keepSystemFields` in the table of saves. */
const agreedText = (name: string, pattern: RegExp, example: string): TextField => ({
  name,
  type: 'text',
  required: true,
  index: true,
  access: byAction,
  validate: (value, options) => {
    if (value === undefined && options.operation === 'update') return true
    const basic = text(value, options)
    return basic !== true || pattern.test(value ?? '') ? basic : example
  },
})

const hoursPattern = /^\d{2}:\d{2}-\d{2}:\d{2}$/

/** The agreement of visitor and agency. Only the booking actions change it, each in one atomic write. */
export const agreedFields: Field[] = [
  { ...propertyField(false), access: byAction },
  {
    type: 'row',
    fields: [
      // Text, not a date: a day has no time zone and must not shift.
      {
        ...agreedText('day', /^\d{4}-\d{2}-\d{2}$/, 'YYYY-MM-DD'),
        admin: {
          components: {
            Field: '/features/appointments/studio/appointment-day#AppointmentDay',
            Cell: '/features/appointments/studio/appointment-day#AppointmentDayCell',
          },
        },
      },
      agreedText('slot', hoursPattern, '10:00-13:00'),
      {
        name: 'hours',
        type: 'text',
        access: byAction,
      },
    ],
  },
]

const statuses = ['unconfirmed', 'requested', 'confirmed', 'cancelled', 'expired']

export const statusField: Field = {
  name: 'status',
  type: 'select',
  required: true,
  index: true,
  access: byAction,
  defaultValue: 'requested',
  options: statuses,
  validate: (value: unknown, { operation }: { operation?: string }) =>
    (operation === 'update' && value === undefined) ||
    statuses.some((status) => status === value) ||
    statuses.join(', '),
  admin: { position: 'sidebar' },
}

/** Set while a visitor's booking waits for its confirmation by e-mail, and still set when it never came. */
export const confirmUntilField: Field = {
  name: 'confirmUntil',
  type: 'date',
  index: true,
  access: byAction,
  admin: {
    position: 'sidebar',
    readOnly: true,
    date: { pickerAppearance: 'dayAndTime' },
    condition: (data) => Boolean(data.confirmUntil),
  },
}

export const bookedByField: Field = {
  name: 'bookedBy',
  type: 'select',
  required: true,
  defaultValue: 'staff',
  access: byAction,
  options: ['visitor', 'staff'],
  // An update may leave out required fields: see `keepSystemFields` in the table of saves.
  validate: () => true as const,
  admin: { position: 'sidebar', readOnly: true },
}
