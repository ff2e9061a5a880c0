import type { CollectionConfig } from 'payload'

import { nobody } from '@/lib/cms/access'

import { groups } from './groups'

/**
 * Proofs that worked once and must not again, until they would have ended by themselves. The unique key decides which
 * of several requests at the same moment is the first. Holds no personal data.
 */
export const usedTokens: CollectionConfig = {
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
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { group: groups.system, hidden: true },
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
}
