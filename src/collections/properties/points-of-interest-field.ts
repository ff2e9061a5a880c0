import type { Field, SelectField } from 'payload'

import { closedToTranslators } from '@/lib/payload/access'
import { choiceOptions } from '@/features/property/server/select-fields'
import { pointOfInterestKinds } from '@/features/property/model/points-of-interest'

const maxDistanceInMetres = 100_000

const kindField: SelectField = {
  name: 'kind',
  type: 'select',
  required: true,
  label: { nl: 'Soort', fr: 'Genre', en: 'Kind', de: 'Art' },
  options: choiceOptions(pointOfInterestKinds),
  admin: { width: '33%' },
}

/** Points of interest nearby (specification 2.9), entered by the agency. */
export const pointsOfInterestField: Field = {
  name: 'pointsOfInterest',
  type: 'array',
  maxRows: 20,
  access: closedToTranslators,
  label: {
    nl: 'In de buurt',
    fr: 'À proximité',
    en: 'Points of interest',
    de: 'In der Umgebung',
  },
  labels: {
    singular: { nl: 'Punt', fr: 'Point', en: 'Point', de: 'Punkt' },
    plural: { nl: 'Punten', fr: 'Points', en: 'Points', de: 'Punkte' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        kindField,
        {
          name: 'name',
          type: 'text',
          maxLength: 120,
          label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
          admin: { width: '33%' },
        },
        {
          name: 'distanceInMetres',
          type: 'number',
          min: 0,
          max: maxDistanceInMetres,
          label: { nl: 'Afstand (m)', fr: 'Distance (m)', en: 'Distance (m)', de: 'Entfernung (m)' },
          admin: { width: '33%', step: 10 },
        },
      ],
    },
  ],
}
