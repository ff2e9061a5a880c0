import { heldReasonLabels, runStateLabels, runStates } from '@/features/import/model/import-run'
import { heldReasons } from '@/features/import/model/reasons'
import { runEndpoints } from '@/features/import/server/import-endpoints'
import { isAdministrator, isEditor, noAccess } from '@/lib/payload/access'
import { factsField } from '@/lib/payload/fields/system-fields'

import { defineCollection } from './define-collection'

/** Log of the imports: one row per run, which only the run itself writes. */
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
      components: {
        views: { edit: { root: { Component: '/features/import/studio/run-view#RunView' } } },
      },
      defaultColumns: ['startedAt', 'source', 'state', 'actor', 'dryRun', 'durationInMs'],
    },
    defaultSort: '-startedAt',
    disableDuplicate: true,
    endpoints: runEndpoints,
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
      {
        name: 'reviewed',
        type: 'text',
        label: {
          nl: 'Bekeken verschillen',
          fr: 'Différences examinées',
          en: 'Reviewed differences',
          de: 'Geprüfte Unterschiede',
        },
      },
      {
        name: 'overrules',
        type: 'checkbox',
        defaultValue: false,
        label: {
          nl: 'Toch toepassen',
          fr: 'Appliquer malgré tout',
          en: 'Apply anyway',
          de: 'Trotzdem anwenden',
        },
      },
      {
        name: 'because',
        type: 'text',
        maxLength: 300,
        label: { nl: 'Reden', fr: 'Motif', en: 'Reason', de: 'Grund' },
      },
      {
        name: 'feedFile',
        type: 'text',
        index: true,
        label: { nl: 'Bestand', fr: 'Fichier', en: 'File', de: 'Datei' },
      },
      factsField({
        name: 'progress',
        label: { nl: 'Voortgang', fr: 'Avancement', en: 'Progress', de: 'Fortschritt' },
      }),
      {
        name: 'state',
        type: 'select',
        index: true,
        label: { nl: 'Stand', fr: 'État', en: 'State', de: 'Stand' },
        options: runStates.map((value) => ({ value, label: { ...runStateLabels[value] } })),
      },
      {
        name: 'heldReasons',
        type: 'select',
        hasMany: true,
        label: {
          nl: 'Waarom het wacht',
          fr: 'Motif de l’attente',
          en: 'Why it waits',
          de: 'Warum er wartet',
        },
        options: heldReasons.map((value) => ({ value, label: { ...heldReasonLabels[value] } })),
      },
      {
        name: 'failure',
        type: 'text',
        label: {
          nl: 'Waarom het mislukte',
          fr: 'Motif de l’échec',
          en: 'Why it failed',
          de: 'Warum er scheiterte',
        },
      },
      {
        name: 'feedDate',
        type: 'text',
        label: {
          nl: 'Datum van de bron',
          fr: 'Date de la source',
          en: 'Date of the feed',
          de: 'Datum der Quelle',
        },
      },
      {
        name: 'differenceHash',
        type: 'text',
        label: {
          nl: 'Kenmerk van de verschillen',
          fr: 'Empreinte des différences',
          en: 'Hash of the differences',
          de: 'Kennung der Unterschiede',
        },
        admin: {
          description: {
            nl: 'Wie dit kenmerk bij het toepassen opgeeft, past precies deze verschillen toe of niets.',
            fr: 'Indiquée lors de l’application, elle garantit que ces différences exactes sont appliquées, ou rien.',
            en: 'Given when applying, exactly these differences are applied, or nothing.',
            de: 'Beim Anwenden angegeben, werden genau diese Unterschiede angewendet oder nichts.',
          },
        },
      },
      factsField({
        name: 'stageDurations',
        label: {
          nl: 'Duur per stap (ms)',
          fr: 'Durée par étape (ms)',
          en: 'Duration of each stage (ms)',
          de: 'Dauer je Schritt (ms)',
        },
      }),
      factsField({
        name: 'counts',
        label: { nl: 'Aantallen', fr: 'Nombres', en: 'Counts', de: 'Anzahlen' },
      }),
      factsField({
        name: 'differences',
        label: { nl: 'Verschillen', fr: 'Différences', en: 'Differences', de: 'Unterschiede' },
      }),
      factsField({
        name: 'unknownCodes',
        label: { nl: 'Onbekende codes', fr: 'Codes inconnus', en: 'Unknown codes', de: 'Unbekannte Codes' },
      }),
      factsField({
        name: 'warnings',
        label: {
          nl: 'Weggelaten of aangepaste waarden',
          fr: 'Valeurs omises ou adaptées',
          en: 'Values left out or changed',
          de: 'Ausgelassene oder geänderte Werte',
        },
      }),
      factsField({
        name: 'questions',
        label: { nl: 'Vragen', fr: 'Questions', en: 'Questions', de: 'Fragen' },
      }),
      factsField({
        name: 'reading',
        label: {
          nl: 'Lezen van de bron',
          fr: 'Lecture de la source',
          en: 'Reading of the feed',
          de: 'Lesen der Quelle',
        },
      }),
      factsField({
        name: 'recordErrors',
        label: { nl: 'Fouten', fr: 'Erreurs', en: 'Errors', de: 'Fehler' },
      }),
    ],
  },
})
