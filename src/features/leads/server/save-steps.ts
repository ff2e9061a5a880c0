import { randomUUID } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook } from 'payload'

import { collectionSteps } from '@/lib/payload/save-pipeline'
import { detectFileKind } from '@/features/media/model/file-kind'
import { studioMessage } from '@/lib/payload/studio-message'

import { deleteLeadParts } from './delete-lead-parts'
import { guardLeadDates, prepareLead, recordLeadChange } from './lead-hooks'

const maxBytes = 5 * 1024 * 1024
const allowed = ['pdf', 'docx']

/**
 * Refuses files that are too large or of another kind by their content (a visitor's file name and content type prove
 * nothing), and stores the rest under an unguessable name.
 */
const guardLeadFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const file = req.file
  if (operation !== 'create' || !file) return args
  if (file.data.length > maxBytes)
    throw new APIError(studioMessage(req, 'leads.refusals.fileTooLarge'), 413, undefined, true)
  const kind = await detectFileKind(file.data)
  if (!kind || !allowed.includes(kind.extension))
    throw new APIError(studioMessage(req, 'leads.refusals.fileKind'), 400, undefined, true)
  file.name = `${randomUUID()}.${kind.extension}`
  file.mimetype = kind.mimeType
  return args
}

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
