import { randomUUID } from 'node:crypto'

import type { CollectionBeforeOperationHook } from 'payload'

import { detectFileKind } from '@/features/media/model/file-kind'
import { maxFileBytes } from '@/features/media/model/file-limits'

import { noteOriginalName } from './original-name'
import { refuseFile } from './refuse-file'
import { refuseLargePicture } from './refuse-large-picture'

const allowed = ['pdf', 'docx', 'jpg', 'png']

/** Accepts only documents, checked by content, and stores each under an unguessable name; its title describes it. */
export const guardDocumentFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const kind = await detectFileKind(file.data)
  if (!kind || !allowed.includes(kind.extension)) return refuseFile(req, 'media.refusals.notDocument')
  if (file.data.length > maxFileBytes)
    refuseFile(req, 'media.refusals.tooLarge', { max: maxFileBytes / 1024 / 1024 })
  if (kind.is === 'picture') await refuseLargePicture(req, file.data)
  noteOriginalName(req)
  file.name = `${randomUUID()}.${kind.extension}`
  file.mimetype = kind.mimeType
  return args
}
