import { studioLabel } from '@/lib/i18n/studio-text'
import { isAgent, isStaff } from '@/lib/payload/access'
import { propertyField } from '@/lib/payload/fields/common-fields'
import { communicationStates, communicationTypes } from '@/features/accounts/model/communication-kinds'
import { ownPropertyRecordsForOwners } from '@/features/property/server/owner-access'

import { defineCollection } from './define-collection'

/** Contacts and events of a property. Owners see those marked as visible to them. */
export const communications = defineCollection({
  module: 'owners',
  menu: { group: 'catalogue', shownTo: isAgent },
  access: { create: isAgent, read: ownPropertyRecordsForOwners, update: isAgent, delete: isAgent },
  schema: {
    slug: 'communications',
    admin: {
      useAsTitle: 'subject',
      defaultColumns: ['date', 'type', 'subject', 'property', 'status'],
    },
    defaultSort: '-date',
    fields: [
      propertyField(),
      {
        type: 'row',
        fields: [
          {
            name: 'date',
            type: 'date',
            required: true,
            admin: { date: { pickerAppearance: 'dayAndTime' } },
          },
          {
            name: 'type',
            type: 'select',
            required: true,
            options: communicationTypes.map((value) => ({
              value,
              label: studioLabel(`ownerPanel.types.${value}`),
            })),
          },
          {
            name: 'status',
            type: 'select',
            required: true,
            defaultValue: 'open',
            options: [...communicationStates],
          },
        ],
      },
      {
        name: 'contact',
        type: 'text',
      },
      {
        name: 'subject',
        type: 'text',
        required: true,
      },
      {
        name: 'comment',
        type: 'textarea',
      },
      { name: 'source', type: 'text' },
      {
        name: 'lead',
        type: 'relationship',
        relationTo: 'leads',
        access: { read: isStaff },
      },
      {
        name: 'visibleToOwner',
        type: 'checkbox',
        defaultValue: false,
        index: true,
        admin: {
          position: 'sidebar',
        },
      },
    ],
  },
})
