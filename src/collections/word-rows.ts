import { closed } from '@/lib/payload/access'
import { localized } from '@/lib/i18n/locales'

import { defineCollection } from './define-collection'

const label = (name: string) => localized(() => name)

/**
 * The words that searches find properties by: one row per property, language and word. Derived, like `searchRows`, and
 * read without access rules, so a hidden postal address has no words here.
 */
export const wordRows = defineCollection({
  menu: { hidden: 'Derived from the properties; there is nothing to read or to change.' },
  access: closed,
  schema: {
    slug: 'wordRows',
    labels: {
      singular: { nl: 'Woordregel', fr: 'Ligne de mot', en: 'Word row', de: 'Wortzeile' },
      plural: { nl: 'Woordregels', fr: 'Lignes de mots', en: 'Word rows', de: 'Wortzeilen' },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    // The whole row, so that the index alone answers a search.
    indexes: [{ fields: ['locale', 'word', 'weight', 'ref'] }],
    fields: [
      { name: 'ref', type: 'number', required: true, label: label('ref') },
      { name: 'locale', type: 'text', required: true, label: label('locale') },
      // In lower case without accents, a compound with blanks: `listings/model/words/compounds.ts`.
      { name: 'word', type: 'text', required: true, label: label('word') },
      { name: 'weight', type: 'number', required: true, label: label('weight') },
    ],
  },
})
