import type { Field, SelectField } from 'payload'

import { closedToTranslators } from '@/lib/payload/access'
import { choiceOptions } from '@/features/property/server/select-fields'
import { pointOfInterestKinds } from '@/features/property/model/points-of-interest'

const maxDistanceInMetres = 100_000

const kindField: SelectField = {
  name: 'kind',
  type: 'select',
  required: true,
  options: choiceOptions(pointOfInterestKinds),
  admin: { width: '33%' },
}

/** Points of interest nearby (specification 2.9), entered by the agency. */
export const pointsOfInterestField: Field = {
  name: 'pointsOfInterest',
  type: 'array',
  maxRows: 20,
  access: closedToTranslators,
  fields: [
    {
      type: 'row',
      fields: [
        kindField,
        {
          name: 'name',
          type: 'text',
          maxLength: 120,
          admin: { width: '33%' },
        },
        {
          name: 'distanceInMetres',
          type: 'number',
          min: 0,
          max: maxDistanceInMetres,
          admin: { width: '33%', step: 10 },
        },
      ],
    },
  ],
}
