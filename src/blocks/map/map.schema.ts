import type { Condition, Field, NumberField } from 'payload'

import { blockOptions, optionsWithoutItems } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

const hasOwnPlaces: Condition = (_, sibling) => sibling?.source === 'places'

const coordinate = (name: 'latitude' | 'longitude', bound: number): NumberField => ({
  name,
  type: 'number',
  min: -bound,
  max: bound,
  admin: { width: '50%', step: 0.000001 },
})

const placeFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    localized: true,
    maxLength: 120,
  },
  {
    name: 'address',
    type: 'textarea',
    localized: true,
    maxLength: 300,
  },
  {
    name: 'locality',
    type: 'relationship',
    relationTo: 'localities',
  },
  {
    type: 'row',
    fields: [coordinate('latitude', 90), coordinate('longitude', 180)],
  },
  {
    name: 'openingHours',
    type: 'textarea',
    localized: true,
    maxLength: 500,
  },
]

export const mapSchema: BlockSchema<'map'> = {
  slug: 'map',
  interfaceName: 'MapBlock',
  admin: inPicker('map', 'agency'),
  fields: [
    {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'agency',
      options: ['agency', 'places'],
    },
    {
      name: 'places',
      type: 'array',
      maxRows: 8,
      admin: { condition: hasOwnPlaces },
      fields: placeFields,
    },
    {
      name: 'showOpeningHours',
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'showRoute',
      type: 'checkbox',
      defaultValue: true,
    },
    ...blockOptions({
      only: optionsWithoutItems,
    }),
  ],
}
