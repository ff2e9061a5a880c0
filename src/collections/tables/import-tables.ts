import type { Field } from 'payload'

import { filesStates, recordKinds, recordStates } from '@/features/import/model/import-record'
import { questionKinds } from '@/features/import/model/questions'

import { defineTable } from '../define-collection'

const text = (name: string): Field => ({ name, type: 'text' })

const json = (name: string): Field => ({ name, type: 'json' })

/** What someone said that words of a feed mean. By the key of the source, which a file has too that is no source. */
export const importAnswers = defineTable({
  slug: 'importAnswers',
  timestamps: true,
  columns: [
    // Source, kind and folded word in one column, because a unique key may have one column only.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'source', type: 'text', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...questionKinds] },
    text('word'),
    { name: 'value', type: 'text', required: true },
    { name: 'actor', type: 'text', required: true },
  ],
})

/** What the software of an office announced and no run has imported yet; the unique key keeps one that is repeated out. */
export const importEvents = defineTable({
  slug: 'importEvents',
  columns: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'source', type: 'text', required: true, index: true },
    { name: 'estate', type: 'text', required: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'receivedAt', type: 'date', required: true },
    { name: 'run', type: 'text', index: true },
    { name: 'claimedAt', type: 'date' },
  ],
})

/**
 * What the imports know of each property of a source: the values of the feed that were applied last, and those that the
 * running import will apply, and the pictures of projects. One row per property or project, so that a run that was killed continues where it was.
 */
export const importRecords = defineTable({
  slug: 'importRecords',
  indexes: [{ fields: ['run', 'state'] }],
  columns: [
    // Source and number in one column, because a unique key may have one column only.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'source', type: 'text', required: true, index: true },
    { name: 'externalId', type: 'text', required: true },
    // As the feed numbers it; of the office that provides it; and the number that its software gives it for good.
    text('number'),
    text('provider'),
    text('permanentId'),
    // The id of a project, in a row about its pictures.
    text('project'),
    { name: 'line', type: 'number' },
    // The id of the run that staged the row last.
    text('run'),
    { name: 'kind', type: 'select', options: [...recordKinds] },
    { name: 'state', type: 'select', required: true, options: [...recordStates] },
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
    { name: 'isStillDraft', type: 'checkbox' },
    { name: 'wasPublished', type: 'checkbox' },
    // Of the staged row, of the applied one, and those that were stored.
    json('files'),
    json('wantedFiles'),
    json('storedFiles'),
    { name: 'filesState', type: 'select', index: true, options: [...filesStates] },
    { name: 'filesDueAt', type: 'date' },
    { name: 'filesTries', type: 'number' },
    json('filesProblems'),
    json('leftPictures'),
  ],
})
