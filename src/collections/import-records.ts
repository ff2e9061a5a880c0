import type { Field, JSONField, TextField } from 'payload'

import { filesStates, recordKinds, recordStates } from '@/features/import/model/import-record'
import { localized } from '@/lib/i18n/locales'
import { closed } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

const text = (
  name: string,
  options: Partial<Pick<TextField, 'index' | 'required' | 'unique'>> = {},
): Field => ({
  ...options,
  name,
  type: 'text',
  label: localized(() => name),
})

const json = (name: string): JSONField => ({ name, type: 'json', label: localized(() => name) })

/**
 * What the imports know of each property of a source: the values of the feed that were applied last, and those that the
 * running import will apply, and the pictures of projects. One row per property or project, so that a run that was killed continues where it was.
 */
export const importRecords = defineCollection({
  menu: { hidden: 'The working memory of imports; what editors read of it is in the log of runs.' },
  access: closed,
  schema: {
    slug: 'importRecords',
    labels: {
      singular: { nl: 'Importregel', fr: 'Ligne d’importation', en: 'Import record', de: 'Importzeile' },
      plural: { nl: 'Importregels', fr: 'Lignes d’importation', en: 'Import records', de: 'Importzeilen' },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    indexes: [{ fields: ['run', 'state'] }],
    fields: [
      // Source and number in one column, because a unique key may have one column only.
      text('key', { required: true, unique: true }),
      text('source', { required: true, index: true }),
      text('externalId', { required: true }),
      // As the feed numbers it; of the office that provides it; and the number that its software gives it for good.
      text('number'),
      text('provider'),
      text('permanentId'),
      // The id of a project, in a row about its pictures.
      text('project'),
      { name: 'line', type: 'number', label: localized(() => 'line') },
      // The id of the run that staged the row last.
      text('run'),
      {
        name: 'kind',
        type: 'select',
        options: recordKinds.map((value) => ({ value, label: localized(() => value) })),
        label: localized(() => 'kind'),
      },
      {
        name: 'state',
        type: 'select',
        required: true,
        options: recordStates.map((value) => ({ value, label: localized(() => value) })),
        label: localized(() => 'state'),
      },
      text('hash'),
      // Of what was applied last; empty when it must be applied again.
      text('appliedHash'),
      json('values'),
      json('appliedValues'),
      json('difference'),
      json('warnings'),
      text('reason'),
      json('questions'),
      // Whether the compliance gate keeps it from being published.
      { name: 'isKeptDraft', type: 'checkbox', label: localized(() => 'isKeptDraft') },
      { name: 'wasPublished', type: 'checkbox', label: localized(() => 'wasPublished') },
      // Of the staged row, of the applied one, and those that were stored.
      json('files'),
      json('wantedFiles'),
      json('storedFiles'),
      {
        name: 'filesState',
        type: 'select',
        index: true,
        options: filesStates.map((value) => ({ value, label: localized(() => value) })),
        label: localized(() => 'filesState'),
      },
      { name: 'filesDueAt', type: 'date', label: localized(() => 'filesDueAt') },
      { name: 'filesTries', type: 'number', label: localized(() => 'filesTries') },
      json('filesProblems'),
      json('leftPictures'),
    ],
  },
})
