import type { NumberField, TextField } from 'payload'

import { localized } from '@/lib/i18n/locales'
import { closed } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

const text = (name: string, index = false): TextField => ({
  name,
  type: 'text',
  index,
  label: localized(() => name),
})

const number = (name: string): NumberField => ({ name, type: 'number', label: localized(() => name) })

/**
 * What the active searches ask, one narrow row per search and place, so that a property finds its searches by an index.
 * Derived: `features/subscriptions/server/demand-index` writes the rows, and `npm run reindex` makes them anew.
 */
export const demandRows = defineCollection({
  menu: { hidden: 'Derived from the searches; there is nothing to read or to change.' },
  access: closed,
  schema: {
    slug: 'demandRows',
    labels: {
      singular: { nl: 'Zoekregel', fr: 'Ligne de demande', en: 'Demand row', de: 'Suchauftragszeile' },
      plural: { nl: 'Zoekregels', fr: 'Lignes de demandes', en: 'Demand rows', de: 'Suchauftragszeilen' },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    // All columns that are compared, so that only rows which match are read.
    indexes: [
      { fields: ['goal', 'locality', 'priceMax', 'priceMin', 'types', 'bedroomsMin', 'bedroomsMax'] },
    ],
    fields: [
      text('demand', true),
      text('person'),
      text('goal'),
      // The id of a locality; empty for everywhere.
      text('locality'),
      number('priceMin'),
      number('priceMax'),
      number('bedroomsMin'),
      number('bedroomsMax'),
      // `typeMask` of `features/subscriptions/model/demand-row.ts`; 0 for any type.
      number('types'),
      // JSON of the other conditions: `DemandRest` in the same file.
      text('rest'),
    ],
  },
})
