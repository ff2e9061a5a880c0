import type { CheckboxField } from 'payload'

import { tags } from '@/lib/cache/tags'
import type { TypeIcon } from '@/features/listings/model/type-icons'
import { propertyLists } from '@/features/listings/model/property-lists'
import { anyone, closedToTranslators, isEditor, isWriter } from '@/lib/payload/access'
import { nameField } from '@/lib/payload/fields/common-fields'
import { slugField } from '@/lib/payload/fields/slug-field'

import { defineCollection } from './define-collection'

const offeredFor = (name: 'sale' | 'rent'): CheckboxField => ({
  name,
  type: 'checkbox',
  defaultValue: true,
  access: closedToTranslators,
  admin: { width: '50%' },
})

const iconOptions: TypeIcon[] = [
  'house',
  'studio',
  'apartment',
  'land',
  'building',
  'shop',
  'industrial',
  'garage',
]

/** Categories for the search. */
export const propertyTypes = defineCollection({
  menu: { group: 'catalogue', shownTo: isWriter },
  access: { create: isEditor, read: anyone, update: isWriter, delete: isEditor },
  // Lists are sorted and searched by type.
  refreshes: ({ before }) => [
    tags.list('propertyTypes'),
    ...(before ? [propertyLists.all, propertyLists.ofKind('sale'), propertyLists.ofKind('rent')] : []),
  ],
  findable: { title: ['name'], text: ['webId'] },
  schema: {
    slug: 'propertyTypes',
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'webId', 'showOrder', 'sale', 'rent'],
    },
    defaultSort: 'showOrder',
    fields: [
      nameField(),
      slugField(),
      {
        type: 'row',
        fields: [
          {
            name: 'webId',
            type: 'number',
            required: true,
            unique: true,
            min: 1,
            max: 99,
            access: closedToTranslators,
            admin: {
              width: '50%',
              step: 1,
            },
          },
          {
            name: 'showOrder',
            type: 'number',
            required: true,
            defaultValue: 0,
            index: true,
            access: closedToTranslators,
            admin: { width: '50%', step: 1 },
          },
          offeredFor('sale'),
          offeredFor('rent'),
        ],
      },
      {
        name: 'icon',
        type: 'select',
        access: closedToTranslators,
        options: iconOptions,
      },
    ],
  },
})
