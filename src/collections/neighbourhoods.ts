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
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'locality'] },
    fields: [
      nameField(),
      slugField(),
      {
        name: 'description',
        type: 'textarea',
        localized: true,
        maxLength: 5000,
      },
      {
        name: 'locality',
        type: 'relationship',
        relationTo: 'localities',
        index: true,
        access: closedToTranslators,
      },
      {
        name: 'picture',
        type: 'upload',
        relationTo: 'media',
        access: closedToTranslators,
        filterOptions: { mimeType: { contains: 'image/' } },
      },
    ],
  },
})
