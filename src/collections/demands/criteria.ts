import type { Field, NumberField, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'

import { isAgent } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'
import { readOfferedGoals } from '@/features/property/server/api'

const ranges = ['Price', 'Bedrooms', 'Bathrooms', 'Garages', 'Parking']

const bound = (end: 'min' | 'max', of: string): NumberField => ({
  name: `${end}${of}`,
  type: 'number',
  min: 0,
})

/** A search of visitors was checked by its form. One that was stored before the agency stopped a kind of offer stays. */
const validateGoal: SelectFieldSingleValidation = async (value, options) => {
  const { overrideAccess, previousValue, req } = options
  const valid = await select(value, options)
  if (valid !== true || overrideAccess || value === previousValue) return valid
  const offered = await readOfferedGoals(req.payload)
  return offered.some((goal) => goal === value) || studioMessage(req, 'refusals.goalNotOffered')
}

/** What a registered search looks for. */
export const demandCriteria: Field[] = [
  {
    name: 'goal',
    type: 'select',
    required: true,
    index: true,
    validate: validateGoal,
    options: ['sale', 'rent', 'takeover'],
  },
  {
    name: 'types',
    type: 'relationship',
    relationTo: 'propertyTypes',
    hasMany: true,
  },
  {
    name: 'localities',
    type: 'relationship',
    relationTo: 'localities',
    hasMany: true,
  },
  {
    name: 'zips',
    type: 'text',
    hasMany: true,
  },
  ...ranges.map((range): Field => ({ type: 'row', fields: [bound('min', range), bound('max', range)] })),
  {
    type: 'row',
    fields: [
      { name: 'garden', type: 'checkbox' },
      {
        name: 'terrace',
        type: 'checkbox',
      },
    ],
  },
  {
    name: 'search',
    type: 'text',
    access: { update: isAgent },
  },
]
