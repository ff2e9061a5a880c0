import { isAdministrator, isEditor, noAccess } from '@/lib/payload/access'
import { factsField } from '@/lib/payload/fields/system-fields'

import { defineCollection } from './define-collection'

/** Log of the importer: one row per run, never changed. */
export const importRuns = defineCollection({
  menu: { group: 'system', shownTo: isEditor },
  access: { create: noAccess, read: isEditor, update: noAccess, delete: isAdministrator },
  schema: {
    slug: 'importRuns',
    labels: {
      singular: { nl: 'Import', fr: 'Importation', en: 'Import run', de: 'Import' },
      plural: { nl: 'Imports', fr: 'Importations', en: 'Import runs', de: 'Importe' },
    },
    admin: {
      useAsTitle: 'source',
      defaultColumns: ['startedAt', 'source', 'actor', 'dryRun', 'durationInMs'],
    },
    defaultSort: '-startedAt',
    disableDuplicate: true,
    fields: [
      {
        name: 'source',
        type: 'text',
        required: true,
        index: true,
        label: { nl: 'Bron', fr: 'Source', en: 'Source', de: 'Quelle' },
      },
      {
        name: 'actor',
        type: 'text',
        required: true,
        label: { nl: 'Gestart door', fr: 'Lancé par', en: 'Started by', de: 'Gestartet von' },
      },
      {
        name: 'startedAt',
        type: 'date',
        required: true,
        index: true,
        label: { nl: 'Begin', fr: 'Début', en: 'Started', de: 'Beginn' },
      },
      {
        name: 'durationInMs',
        type: 'number',
        label: { nl: 'Duur (ms)', fr: 'Durée (ms)', en: 'Duration (ms)', de: 'Dauer (ms)' },
      },
      {
        name: 'dryRun',
        type: 'checkbox',
        defaultValue: false,
        label: { nl: 'Proef', fr: 'Essai à blanc', en: 'Dry run', de: 'Probelauf' },
      },
      factsField({
        name: 'counts',
        label: { nl: 'Aantallen', fr: 'Nombres', en: 'Counts', de: 'Anzahlen' },
      }),
      factsField({
        name: 'differences',
        label: { nl: 'Verschillen', fr: 'Différences', en: 'Differences', de: 'Unterschiede' },
      }),
      factsField({
        name: 'recordErrors',
        label: { nl: 'Fouten', fr: 'Erreurs', en: 'Errors', de: 'Fehler' },
      }),
    ],
  },
})
