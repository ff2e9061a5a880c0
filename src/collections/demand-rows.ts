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
    indexes: [{ fields: ['goal', 'locality', 'priceMax', 'types'] }],
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

/** What alerts last knew of each property; its id is that of the property. Derived from the search rows over time. */
export const alertStates = defineCollection({
  menu: { hidden: 'Kept by the alerts; there is nothing to read or to change.' },
  access: closed,
  schema: {
    slug: 'alertStates',
    labels: {
      singular: { nl: 'Meldingsstand', fr: 'État d’alerte', en: 'Alert state', de: 'Meldungsstand' },
      plural: { nl: 'Meldingsstanden', fr: 'États d’alerte', en: 'Alert states', de: 'Meldungsstände' },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    fields: [
      // ISO date and time of the save of the property that was last examined.
      text('seenUpdatedAt'),
      // ISO date and time at which alerts first saw the property on the site.
      text('since'),
      // In euro; null while it was not published.
      number('price'),
      // `SearchAvailability`, or `withdrawn` for a property that is no longer on the site.
      text('availability', true),
    ],
  },
})
