import type { CollectionConfig } from 'payload'

import { agents } from '@/lib/cms/access'
import { propertyField } from '@/lib/cms/fields/property-field'
import { ofOwnedProperties } from '@/lib/cms/own-access'

import { groups } from './groups'

/** Where a property is advertised, for the owner's overview. */
export const onlineMedia: CollectionConfig = {
  slug: 'onlineMedia',
  labels: {
    singular: { nl: 'Online medium', fr: 'Média en ligne', en: 'Online medium', de: 'Online-Medium' },
    plural: { nl: 'Online media', fr: 'Médias en ligne', en: 'Online media', de: 'Online-Medien' },
  },
  access: { create: agents, read: ofOwnedProperties, update: agents, delete: agents },
  admin: {
    group: groups.catalogue,
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
      // Owners click on it: anything but the web would run in their browser or open another program.
      validate: (value: unknown) => !value || /^https?:\/\/\S+$/i.test(String(value)) || 'https://…',
    },
    {
      type: 'row',
      fields: [
        { name: 'from', type: 'date', label: { nl: 'Van', fr: 'Du', en: 'From', de: 'Von' } },
        { name: 'to', type: 'date', label: { nl: 'Tot', fr: 'Au', en: 'To', de: 'Bis' } },
      ],
    },
  ],
}
