import { anyone, closedToTranslators, isEditor, isWriter } from '@/lib/payload/access'
import { nameField } from '@/lib/payload/fields/common-fields'
import { slugField } from '@/lib/payload/fields/slug-field'

import { defineCollection } from './define-collection'

/** Parts of a town, with a text and a picture. */
export const neighbourhoods = defineCollection({
  menu: { group: 'catalogue', shownTo: isWriter },
  access: { create: isEditor, read: anyone, update: isWriter, delete: isEditor },
  refreshes: () => [],
  findable: {
    title: ['name'],
    related: [{ field: 'locality', collection: 'localities', texts: ['name', 'zip'] }],
  },
  schema: {
    slug: 'neighbourhoods',
    labels: {
      singular: { nl: 'Buurt', fr: 'Quartier', en: 'Neighbourhood', de: 'Wohnviertel' },
      plural: { nl: 'Buurten', fr: 'Quartiers', en: 'Neighbourhoods', de: 'Wohnviertel' },
    },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'locality'] },
    fields: [
      nameField(),
      slugField(),
      {
        name: 'description',
        type: 'textarea',
        localized: true,
        maxLength: 5000,
        label: { nl: 'Beschrijving', fr: 'Description', en: 'Description', de: 'Beschreibung' },
      },
      {
        name: 'locality',
        type: 'relationship',
        relationTo: 'localities',
        index: true,
        access: closedToTranslators,
        label: { nl: 'Plaats', fr: 'Localité', en: 'Locality', de: 'Ort' },
      },
      {
        name: 'picture',
        type: 'upload',
        relationTo: 'media',
        access: closedToTranslators,
        filterOptions: { mimeType: { contains: 'image/' } },
        label: { nl: 'Foto', fr: 'Photo', en: 'Picture', de: 'Foto' },
      },
    ],
  },
})
