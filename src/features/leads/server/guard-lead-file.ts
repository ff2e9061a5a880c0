import { randomUUID } from 'node:crypto'

import { APIError, type CollectionBeforeOperationHook } from 'payload'

import { detectFileKind } from '@/features/media/model/file-kind'
import { studioMessage } from '@/lib/payload/studio-message'

const maxBytes = 5 * 1024 * 1024
const allowed = ['pdf', 'docx']

/**
 * Refuses files that are too large or of another kind by their content (a visitor's file name and content type prove
 * nothing), and stores the rest under an unguessable name.
 */
export const guardLeadFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
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
