import { isWebUrl } from '@/lib/values/external-link'
import { textOf } from '@/lib/values/read-value'
import { isAgent } from '@/lib/payload/access'
import { propertyField } from '@/lib/payload/fields/common-fields'
import { ownPropertyRecords } from '@/features/property/server/owner-access'

import { defineCollection } from './define-collection'

/** Sites that advertise a property, for the owner's overview. */
export const onlineMedia = defineCollection({
  menu: { group: 'catalogue', shownTo: isAgent },
  access: { create: isAgent, read: ownPropertyRecords, update: isAgent, delete: isAgent },
  schema: {
    slug: 'onlineMedia',
    admin: {
      useAsTitle: 'medium',
      defaultColumns: ['medium', 'property', 'from', 'to'],
    },
    fields: [
      propertyField(),
      {
        name: 'medium',
        type: 'text',
        required: true,
      },
      {
        name: 'url',
        type: 'text',
        // Owners follow this link: other schemes than http and https would run code or open another program.
        validate: (value: unknown) => !value || isWebUrl(textOf(value)) || 'https://…',
      },
      {
        type: 'row',
        fields: [
          { name: 'from', type: 'date' },
          { name: 'to', type: 'date' },
        ],
      },
    ],
  },
})
