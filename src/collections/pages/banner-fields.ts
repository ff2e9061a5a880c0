import type { Condition, Field } from 'payload'

import { colourField } from '@/lib/payload/fields/colour-field'

const hasType =
  (type: string): Condition =>
  (_, sibling) =>
    sibling?.type === type

/** The banner above the blocks of a page, shown when it is switched on. */
export const bannerFields: Field[] = [
  {
    name: 'showPageBanner',
    type: 'checkbox',
    defaultValue: false,
  },
  {
    name: 'banner',
    type: 'group',
    admin: { condition: (data) => data?.showPageBanner === true },
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
      },
      {
        name: 'description',
        type: 'textarea',
        localized: true,
      },
      {
        name: 'type',
        type: 'select',
        defaultValue: 'colour',
        options: ['image', 'video', 'colour'],
      },
      {
        name: 'image',
        type: 'upload',
        relationTo: 'media',
        filterOptions: { mimeType: { contains: 'image/' } },
        admin: {
          condition: (_, sibling) => sibling?.type === 'image' || sibling?.type === 'video',
        },
      },
      {
        name: 'video',
        type: 'upload',
        relationTo: 'media',
        filterOptions: { mimeType: { contains: 'video/' } },
        admin: {
          condition: hasType('video'),
        },
      },
      colourField({
        name: 'colour',
        condition: hasType('colour'),
      }),
    ],
  },
]
