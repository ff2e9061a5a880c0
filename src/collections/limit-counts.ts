import { noAccess } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

/**
 * Counts of limited events, such as wrong log-ins of a client, for all processes on this database; see
 * `lib/limits/database-limiter.ts`. Keys are digests, so that no IP and no e-mail address is here.
 */
export const limitCounts = defineCollection({
  menu: { hidden: 'Holds only counts that the program checks; there is nothing to read or to change.' },
  access: { create: noAccess, read: noAccess, update: noAccess, delete: noAccess },
  schema: {
    slug: 'limitCounts',
    labels: {
      singular: {
        nl: 'Telling van pogingen',
        fr: 'Compte d’essais',
        en: 'Count of tries',
        de: 'Zählung von Versuchen',
      },
      plural: {
        nl: 'Tellingen van pogingen',
        fr: 'Comptes d’essais',
        en: 'Counts of tries',
        de: 'Zählungen von Versuchen',
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
        name: 'count',
        type: 'number',
        required: true,
        label: { nl: 'Aantal', fr: 'Nombre', en: 'Count', de: 'Anzahl' },
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
