import type { Condition, Field } from 'payload'

import { colourField } from './colour-field'

type BackgroundType = 'none' | 'colour' | 'image'

const hasType =
  (type: BackgroundType): Condition =>
  (_, sibling) =>
    sibling?.backgroundType === type

/** The background of a block, and only the field that its type needs. */
export const backgroundFields = (backgroundType: BackgroundType): Field[] => [
  {
    name: 'backgroundType',
    type: 'select',
    defaultValue: backgroundType,
    options: ['none', 'colour', 'image'],
  },
  colourField({
    name: 'colorBackground',
    condition: hasType('colour'),
  }),
  {
    name: 'backgroundImage',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: {
      condition: hasType('image'),
    },
  },
]
