import { closed } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

/** Refreshes of cached pages, for all processes on this database; see `lib/cache/cache-events.ts`. */
export const cacheEvents = defineCollection({
  menu: {
    hidden: 'Holds only what the program tells its other processes; there is nothing to read or to change.',
  },
  access: closed,
  schema: {
    slug: 'cacheEvents',
    labels: {
      singular: {
        nl: 'Vernieuwing van pagina’s',
        fr: 'Renouvellement de pages',
        en: 'Refresh of pages',
        de: 'Erneuerung von Seiten',
      },
      plural: {
        nl: 'Vernieuwingen van pagina’s',
        fr: 'Renouvellements de pages',
        en: 'Refreshes of pages',
        de: 'Erneuerungen von Seiten',
      },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    fields: [
      {
        name: 'sequence',
        type: 'number',
        required: true,
        unique: true,
        label: { nl: 'Volgnummer', fr: 'Numéro', en: 'Sequence', de: 'Folgenummer' },
      },
      {
        name: 'at',
        type: 'date',
        required: true,
        index: true,
        label: { nl: 'Tijdstip', fr: 'Moment', en: 'Time', de: 'Zeitpunkt' },
      },
      {
        name: 'tags',
        type: 'json',
        required: true,
        label: {
          nl: 'Wat vernieuwd wordt',
          fr: 'Ce qui est renouvelé',
          en: 'What is refreshed',
          de: 'Was erneuert wird',
        },
      },
    ],
  },
})
