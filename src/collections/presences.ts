import { closed } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

/** Who has a document open in the studio, one row per tab; see `features/versions/server/presence.ts`. */
export const presences = defineCollection({
  menu: { hidden: 'Shown in the forms and lists of the documents themselves.' },
  access: closed,
  schema: {
    slug: 'presences',
    labels: {
      singular: { nl: 'Aanwezigheid', fr: 'Présence', en: 'Presence', de: 'Anwesenheit' },
      plural: { nl: 'Aanwezigheden', fr: 'Présences', en: 'Presences', de: 'Anwesenheiten' },
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
        name: 'document',
        type: 'text',
        required: true,
        index: true,
        label: { nl: 'Document', fr: 'Document', en: 'Document', de: 'Dokument' },
      },
      {
        name: 'user',
        type: 'relationship',
        relationTo: 'users',
        required: true,
        label: { nl: 'Gebruiker', fr: 'Utilisateur', en: 'User', de: 'Benutzer' },
      },
      {
        name: 'since',
        type: 'date',
        required: true,
        label: { nl: 'Sinds', fr: 'Depuis', en: 'Since', de: 'Seit' },
      },
      {
        name: 'seenAt',
        type: 'date',
        required: true,
        index: true,
        label: { nl: 'Gezien op', fr: 'Vu le', en: 'Seen at', de: 'Gesehen am' },
      },
    ],
  },
})
