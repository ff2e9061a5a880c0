import type { CollectionConfig } from 'payload'

import { revalidateOnChange } from '@/lib/cache/revalidate-on-change'
import { tags } from '@/lib/cache/tags'
import { editors, everybody, writers } from '@/lib/cms/access'
import { closedToTranslators } from '@/lib/cms/fields/closed-to-translators'
import { nameField } from '@/lib/cms/fields/name-field'
import { slugField } from '@/lib/cms/fields/slug-field'
import { refuseWhileUsed } from '@/lib/cms/hooks/refuse-while-used'

import { groups } from './groups'

const revalidation = revalidateOnChange(tags.properties)

/** Parts of a town with a text and a picture of their own. */
export const neighbourhoods: CollectionConfig = {
  slug: 'neighbourhoods',
  labels: {
    singular: { nl: 'Buurt', fr: 'Quartier', en: 'Neighbourhood', de: 'Wohnviertel' },
    plural: { nl: 'Buurten', fr: 'Quartiers', en: 'Neighbourhoods', de: 'Wohnviertel' },
  },
  admin: { group: groups.catalogue, useAsTitle: 'name', defaultColumns: ['name', 'locality'] },
  access: { create: editors, read: everybody, update: writers, delete: editors },
  hooks: { beforeDelete: [refuseWhileUsed('neighbourhood')], ...revalidation },
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
}
