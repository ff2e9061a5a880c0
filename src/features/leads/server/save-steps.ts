import { collectionSteps } from '@/lib/payload/save-pipeline'

import { deleteLeadParts } from './delete-lead-parts'
import { guardLeadFile } from './guard-lead-file'
import { guardLeadDates, prepareLead, recordLeadChange } from './lead-hooks'

export const leadSteps = collectionSteps({
  guardLeadFile: {
    stage: 'open',
    reason: 'the content of a file says its kind, and its name on the disk cannot be guessed',
    for: ['leadFiles'],
    run: guardLeadFile,
  },
  guardLeadDates: {
    stage: 'guard',
    reason: 'users do not change when a lead came in, and no retention ends in the past',
    for: ['leads'],
    run: guardLeadDates,
  },
  prepareLead: {
    stage: 'derive',
    reason: 'the inbox searches a text of the whole lead, and an answered lead is no longer new',
    for: ['leads'],
    run: prepareLead,
  },
  recordLeadChange: {
    stage: 'record',
    reason: 'the history of the lead says who changed status and assignee',
    for: ['leads'],
    run: recordLeadChange,
  },
  findParts: {
    stage: 'prepareDeletion',
    reason: 'the history, e-mails and files of the lead',
    for: ['leads'],
    run: deleteLeadParts.find,
  },
  removeParts: {
    stage: 'followDeletion',
    reason: 'what is about a person goes with the lead',
    for: ['leads'],
    run: deleteLeadParts.remove,
  },
})
