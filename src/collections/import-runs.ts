import { runStates } from '@/features/import/model/import-run'
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
      },
      {
        name: 'actor',
        type: 'text',
        required: true,
      },
      {
        name: 'startedAt',
        type: 'date',
        required: true,
        index: true,
      },
      {
        name: 'durationInMs',
        type: 'number',
      },
      {
        name: 'dryRun',
        type: 'checkbox',
        defaultValue: false,
      },
      {
        name: 'reviewed',
        type: 'text',
      },
      {
        name: 'overrules',
        type: 'checkbox',
        defaultValue: false,
      },
      {
        name: 'because',
        type: 'text',
        maxLength: 300,
      },
      {
        name: 'feedFile',
        type: 'text',
        index: true,
      },
      factsField({
        name: 'progress',
      }),
      {
        name: 'state',
        type: 'select',
        index: true,
        options: [...runStates],
      },
      {
        name: 'heldReasons',
        type: 'select',
        hasMany: true,
        options: [...heldReasons],
      },
      {
        name: 'failure',
        type: 'text',
      },
      {
        name: 'feedDate',
        type: 'text',
      },
      {
        name: 'differenceHash',
        type: 'text',
      },
      factsField({
        name: 'stageDurations',
      }),
      factsField({
        name: 'counts',
      }),
      factsField({
        name: 'differences',
      }),
      factsField({
        name: 'unknownCodes',
      }),
      factsField({
        name: 'warnings',
      }),
      factsField({
        name: 'questions',
      }),
      factsField({
        name: 'reading',
      }),
      factsField({
        name: 'recordErrors',
      }),
    ],
  },
})
