import { randomUUID } from 'node:crypto'

import type { CollectionBeforeOperationHook } from 'payload'

import { fileKindOf } from '@/lib/media/file-kind'
import { fileRefusals, maxFileBytes } from '@/lib/media/file-refusals'

import { refuseFile } from './refuse-file'

const allowed = ['pdf', 'docx', 'jpg', 'png']

/**
 * Takes documents only, by their content, and stores each under a name nobody can guess; the title tells people what
 * it is.
 */
export const guardDocumentFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const kind = fileKindOf(file.data)
  if (!kind || !allowed.includes(kind.extension)) return refuseFile(req, fileRefusals.notDocument)
  if (file.data.length > maxFileBytes)
    refuseFile(req, fileRefusals.tooLarge, { most: maxFileBytes / 1024 / 1024 })
  file.name = `${randomUUID()}.${kind.extension}`
  file.mimetype = kind.mimeType
  return args
}
