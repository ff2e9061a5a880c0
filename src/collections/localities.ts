import type { NumberField } from 'payload'

import { closedToTranslators, anyone, isAgent, isEditor, isStaff, noAccess } from '@/lib/payload/access'
import { tags } from '@/lib/cache/tags'
import { propertyLists } from '@/features/listings/model/property-lists'
import { nameField } from '@/lib/payload/fields/common-fields'
import { belgium } from '@/features/property/model/countries'
import { slugField } from '@/lib/payload/fields/slug-field'
import { fillPlaceTitle } from '@/features/property/server/fill-place-title'

import { defineCollection } from './define-collection'

/** A number, as feeds identify countries (`countries.ts`); editors choose a name. */
const countryField = (): NumberField => ({
  name: 'countryId',
  type: 'number',
  required: true,
  defaultValue: belgium,
  min: 1,
  access: closedToTranslators,
  admin: {
    components: {
      Field: '/composition/studio-parts#CountryInput',
      Cell: '/features/property/studio/country-cell#CountryCell',
    },
  },
})

const coordinate = (name: string, bound: number): NumberField => ({
  name,
  type: 'number',
  min: -bound,
  max: bound,
  access: closedToTranslators,
  admin: { width: '50%', step: 0.000001 },
})

/**
 * Towns and sections. Sections share postal codes and a town can have several, so country, code and name together identify
 * a place.
 */
export const localities = defineCollection({
  menu: { group: 'catalogue', shownTo: isStaff },
  access: { create: isAgent, read: anyone, update: isStaff, delete: isEditor },
  // Lists are sorted and searched by place.
  refreshes: ({ before }) => [
    tags.list('localities'),
    ...(before ? [propertyLists.all, propertyLists.ofKind('sale'), propertyLists.ofKind('rent')] : []),
  ],
  findable: { title: ['name', 'zip'], text: ['municipality'], detail: ['zip', 'municipality'] },
  schema: {
    slug: 'localities',
    admin: {
      useAsTitle: 'studioTitle',
      defaultColumns: ['name', 'zip', 'municipality'],
      listSearchableFields: ['name', 'zip', 'municipality'],
    },
    defaultSort: 'zip',
    indexes: [{ fields: ['countryId', 'zip'] }],
    // A copy would be the same place.
    disableDuplicate: true,
    fields: [
      nameField(),
      slugField(),
      {
        name: 'studioTitle',
        type: 'text',
        access: { create: noAccess, read: isStaff, update: noAccess },
        admin: { hidden: true, disableListColumn: true, disableListFilter: true },
        hooks: { beforeChange: [fillPlaceTitle] },
      },
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
            admin: { width: '50%' },
          },
          {
            name: 'municipality',
            type: 'text',
            maxLength: 120,
            access: closedToTranslators,
            admin: { width: '50%' },
          },
        ],
      },
      countryField(),
      {
        type: 'row',
        fields: [coordinate('latitude', 90), coordinate('longitude', 180)],
      },
    ],
  },
})
