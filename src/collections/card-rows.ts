import { closed } from '@/lib/payload/access'
import { localized } from '@/lib/i18n/locales'

import { defineCollection } from './define-collection'

const label = (name: string) => localized(() => name)

/**
 * The finished cards: one row per property and language in which it is published. Derived, like `searchRows`, and read
 * without access rules.
 */
export const cardRows = defineCollection({
  menu: { hidden: 'Derived from the properties; there is nothing to read or to change.' },
  access: closed,
  schema: {
    slug: 'cardRows',
    labels: {
      singular: { nl: 'Kaartregel', fr: 'Ligne de fiche', en: 'Card row', de: 'Kartenzeile' },
      plural: { nl: 'Kaartregels', fr: 'Lignes de fiches', en: 'Card rows', de: 'Kartenzeilen' },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    indexes: [{ fields: ['locale', 'ref'] }],
    fields: [
      { name: 'property', type: 'text', required: true, index: true, label: label('property') },
      { name: 'locale', type: 'text', required: true, label: label('locale') },
      { name: 'ref', type: 'number', required: true, label: label('ref') },
      // JSON: `StoredCard` and `SitemapCard` of `features/listings/model/property-card.ts`.
      { name: 'card', type: 'textarea', required: true, label: label('card') },
      { name: 'sitemap', type: 'textarea', required: true, label: label('sitemap') },
    ],
  },
})
