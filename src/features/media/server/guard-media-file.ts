import type { CollectionBeforeOperationHook } from 'payload'

import { detectFileKind } from '@/features/media/model/file-kind'
import { forgetFilmPlace } from '@/features/media/model/film-place'

import { refuseFile } from './refuse-file'
import { refuseLargePicture } from './refuse-large-picture'

/**
 * Accepts only pictures and films, checked by content, and no picture that needs more memory than the server has. Name
 * and type are corrected, because Payload uses them in the next steps.
 */
export const guardMediaFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const kind = await detectFileKind(file.data)
  if (kind?.extension === 'heic') refuseFile(req, 'media.refusals.heic')
  if (kind?.extension === 'mov') refuseFile(req, 'media.refusals.mov')
  if (kind?.is !== 'picture' && kind?.is !== 'film') return refuseFile(req, 'media.refusals.notMedia')
  if (kind.is === 'picture') await refuseLargePicture(req, file.data)
  // Pictures lose their metadata when they are encoded again.
  if (kind.extension === 'mp4') forgetFilmPlace(file.data)
  file.mimetype = kind.mimeType
  file.name = `${file.name.replace(/\.[^.]*$/, '')}.${kind.extension}`
  return args
}
