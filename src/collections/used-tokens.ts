import { closed } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

/**
 * Tokens that were used and must not work again, kept until they expire. The unique key decides which of several
 * concurrent requests is the first. Contains no personal data.
 */
export const usedTokens = defineCollection({
  menu: { hidden: 'Holds only keys that the program checks; there is nothing to read or to change.' },
  access: closed,
  schema: {
    slug: 'usedTokens',
    labels: {
      singular: { nl: 'Gebruikt bewijs', fr: 'Preuve utilisée', en: 'Used proof', de: 'Benutzter Nachweis' },
      plural: {
        nl: 'Gebruikte bewijzen',
        fr: 'Preuves utilisées',
        en: 'Used proofs',
        de: 'Benutzte Nachweise',
      },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    fields: [
      {
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        label: { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
      },
      {
        name: 'until',
        type: 'date',
        required: true,
        index: true,
        label: { nl: 'Tot', fr: 'Jusqu’au', en: 'Until', de: 'Bis' },
      },
    ],
  },
})
