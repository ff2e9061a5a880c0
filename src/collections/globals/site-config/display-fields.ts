import type { Field } from 'payload'

import { defaultDaysShownWhenGone } from '@/features/property/model/disclosure'
import { defaultNearRadiusInKm } from '@/features/property/model/near-radius'
import { defaultPriceStyle } from '@/features/property/model/price'

/** The appearance of prices and listings, and default texts of pages. */
export const displayFields: Field[] = [
  {
    name: 'priceStyle',
    type: 'select',
    required: true,
    defaultValue: defaultPriceStyle,
    options: ['belgianDutch', 'ofPage', 'ofLanguage'],
  },
  {
    name: 'nearRadius',
    type: 'number',
    required: true,
    defaultValue: defaultNearRadiusInKm,
    min: 1,
    max: 100,
    admin: {
      step: 1,
    },
  },
  {
    name: 'showTakeovers',
    type: 'checkbox',
    defaultValue: false,
  },
  {
    name: 'showPropertyHistory',
    type: 'checkbox',
    defaultValue: true,
  },
  {
    name: 'daysShownWhenGone',
    type: 'number',
    min: 0,
    max: 365,
    defaultValue: defaultDaysShownWhenGone,
    admin: {
      step: 1,
    },
  },
  {
    name: 'seoDefaults',
    type: 'group',
    fields: [
      {
        name: 'titleSuffix',
        type: 'text',
        localized: true,
      },
      {
        name: 'description',
        type: 'textarea',
        localized: true,
        maxLength: 500,
      },
      {
        name: 'image',
        type: 'upload',
        relationTo: 'media',
        filterOptions: { mimeType: { contains: 'image/' } },
      },
    ],
  },
]
