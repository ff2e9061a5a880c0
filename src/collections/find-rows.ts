import { localized } from '@/lib/i18n/locales'
import { closed } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

const label = (name: string) => localized(() => name)

/**
 * The words by which the studio finds documents: one row per document. Derived, and read by the search of the studio alone,
 * which asks the access rules of the documents afterwards.
 */
export const findRows = defineCollection({
  menu: { hidden: 'Derived from the documents; there is nothing to read or to change.' },
  access: closed,
  schema: {
    slug: 'findRows',
    labels: {
      singular: { nl: 'Zoekregel', fr: 'Ligne de recherche', en: 'Find row', de: 'Suchzeile' },
      plural: { nl: 'Zoekregels', fr: 'Lignes de recherche', en: 'Find rows', de: 'Suchzeilen' },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    indexes: [{ fields: ['kind', 'documentUpdatedAt'] }],
    fields: [
      { name: 'kind', type: 'text', required: true, label: label('kind') },
      { name: 'document', type: 'text', required: true, index: true, label: label('document') },
      // Folded words: `finding/model/findable.ts`.
      { name: 'title', type: 'text', label: label('title') },
      { name: 'text', type: 'text', label: label('text') },
      { name: 'restricted', type: 'text', label: label('restricted') },
      {
        name: 'documentUpdatedAt',
        type: 'text',
        required: true,
        index: true,
        label: label('documentUpdatedAt'),
      },
    ],
  },
})
