import type { Field } from 'payload'

/** Conditions in the confirmation of a rental application. */
export const rentalFields: Field[] = [
  {
    name: 'minimumIncome',
    type: 'number',
    min: 0,
  },
  {
    name: 'maximumPersons',
    type: 'number',
    min: 1,
    max: 50,
    admin: {
      step: 1,
    },
  },
]
