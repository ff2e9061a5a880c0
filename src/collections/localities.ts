import type { CollectionConfig, NumberField } from 'payload'

import { revalidateOnChange } from '@/lib/cache/revalidate-on-change'
import { tags } from '@/lib/cache/tags'
import { agents, editors, everybody, staff } from '@/lib/cms/access'
import { closedToTranslators } from '@/lib/cms/fields/closed-to-translators'
import { countryField } from '@/lib/cms/fields/country-field'
import { nameField } from '@/lib/cms/fields/name-field'
import { slugField } from '@/lib/cms/fields/slug-field'
import { refuseWhileUsed } from '@/lib/cms/hooks/refuse-while-used'
import type { Localized } from '@/lib/i18n/locales'

import { groups } from './groups'
import { refreshColumnsOf } from './properties/refresh-columns'

const revalidation = revalidateOnChange(tags.properties)

const coordinate = (name: string, bound: number, label: Localized): NumberField => ({
  name,
  type: 'number',
  min: -bound,
  max: bound,
  access: closedToTranslators,
  label,
  admin: { width: '50%', step: 0.000001 },
})

/** Towns and sections. Sections share postal codes and towns have several: name and code together name a place. */
export const localities: CollectionConfig = {
  slug: 'localities',
  labels: {
    singular: { nl: 'Plaats', fr: 'Localité', en: 'Locality', de: 'Ort' },
    plural: { nl: 'Plaatsen', fr: 'Localités', en: 'Localities', de: 'Orte' },
  },
  admin: {
    group: groups.catalogue,
    useAsTitle: 'name',
    defaultColumns: ['name', 'zip', 'municipality'],
    listSearchableFields: ['name', 'zip', 'municipality'],
  },
  defaultSort: 'zip',
  access: { create: agents, read: everybody, update: staff, delete: editors },
  indexes: [{ fields: ['countryId', 'zip'] }],
  hooks: {
    beforeDelete: [refuseWhileUsed('locality')],
    afterChange: [
      refreshColumnsOf('locality', ['name', 'zip', 'countryId', 'latitude', 'longitude']),
      ...revalidation.afterChange,
    ],
    afterDelete: revalidation.afterDelete,
  },
  fields: [
    nameField(),
    slugField(),
    {
      type: 'row',
      fields: [
        {
          name: 'zip',
          type: 'text',
          required: true,
          index: true,
          maxLength: 10,
          access: closedToTranslators,
          label: { nl: 'Postcode', fr: 'Code postal', en: 'Postal code', de: 'Postleitzahl' },
          admin: { width: '50%' },
        },
        {
          name: 'municipality',
          type: 'text',
          maxLength: 120,
          access: closedToTranslators,
          label: { nl: 'Gemeente', fr: 'Commune', en: 'Municipality', de: 'Gemeinde' },
          admin: { width: '50%' },
        },
      ],
    },
    countryField(),
    {
      type: 'row',
      fields: [
        coordinate('latitude', 90, { nl: 'Breedtegraad', fr: 'Latitude', en: 'Latitude', de: 'Breitengrad' }),
        coordinate('longitude', 180, {
          nl: 'Lengtegraad',
          fr: 'Longitude',
          en: 'Longitude',
          de: 'Längengrad',
        }),
      ],
    },
  ],
}
