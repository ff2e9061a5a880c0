import type { Field, NumberField } from 'payload'

import { anyone, isEditor } from '@/lib/payload/access'

import { defineGlobal } from '../../define-collection'
import { closedFields } from './closed-fields'
import { gridField, slotsField } from './slots-field'

/** A required whole number; from 0 when `min` is left out. */
const wholeField = (name: string, defaultValue: number, max: number, min = 0): NumberField => ({
  name,
  type: 'number',
  required: true,
  min,
  max,
  defaultValue,
  admin: { step: 1 },
})

/** Who confirms a booking, and when. */
const confirmationFields: Field[] = [
  wholeField('confirmHours', 2, 72, 1),
  {
    name: 'confirmation',
    type: 'select',
    required: true,
    defaultValue: 'automatic',
    options: ['automatic', 'agent'],
  },
]

/** The hours and limits of bookings. */
export const appointmentConfig = defineGlobal({
  module: 'appointments',
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: anyone, update: isEditor },
  schema: {
    slug: 'appointmentConfig',
    fields: [
      gridField,
      slotsField,
      wholeField('capacity', 1, 50),
      wholeField('leadTimeHours', 24, 720),
      wholeField('horizonDays', 30, 365),
      ...closedFields,
      ...confirmationFields,
      {
        name: 'reminder',
        type: 'checkbox',
        defaultValue: true,
      },
    ],
  },
})
