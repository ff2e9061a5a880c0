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
    labels: {
      singular: { nl: 'Online medium', fr: 'Média en ligne', en: 'Online medium', de: 'Online-Medium' },
      plural: { nl: 'Online media', fr: 'Médias en ligne', en: 'Online media', de: 'Online-Medien' },
    },
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
        label: { nl: 'Medium', fr: 'Média', en: 'Medium', de: 'Medium' },
      },
      {
        name: 'url',
        type: 'text',
        label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
        // Owners follow this link: other schemes than http and https would run code or open another program.
        validate: (value: unknown) => !value || isWebUrl(textOf(value)) || 'https://…',
      },
      {
        type: 'row',
        fields: [
          { name: 'from', type: 'date', label: { nl: 'Van', fr: 'Du', en: 'From', de: 'Von' } },
          { name: 'to', type: 'date', label: { nl: 'Tot', fr: 'Au', en: 'To', de: 'Bis' } },
        ],
      },
    ],
  },
})
