import type { Field, NumberField } from 'payload'

/** A required whole number; from 0 when `min` is left out. */
export const wholeField = (name: string, defaultValue: number, max: number, min = 0): NumberField => ({
  name,
  type: 'number',
  required: true,
  min,
  max,
  defaultValue,
  admin: { step: 1 },
})

/** Who confirms a booking, and when. */
export const confirmationFields: Field[] = [
  wholeField('confirmHours', 2, 72, 1),
  {
    name: 'confirmation',
    type: 'select',
    required: true,
    defaultValue: 'automatic',
    options: ['automatic', 'agent'],
  },
]
