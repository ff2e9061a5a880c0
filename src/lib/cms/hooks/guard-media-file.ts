import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { fileKindOf } from '@/lib/media/file-kind'
import { fileRefusals, maxPixels } from '@/lib/media/file-refusals'
import { forgetFilmPlace } from '@/lib/media/film-place'

import { pictureEngine } from '../picture-engine'
import { refuseFile } from './refuse-file'

/** Of all frames together, from the head of the file alone: nothing is unfolded yet. */
async function pixelsOf(req: PayloadRequest, data: Buffer): Promise<number> {
  try {
    const { width, height, pages = 1 } = await pictureEngine(data, { limitInputPixels: false }).metadata()
    return width * height * pages
  } catch {
    return refuseFile(req, fileRefusals.broken)
  }
}

async function refusePictureBomb(req: PayloadRequest, data: Buffer): Promise<void> {
  const pixels = await pixelsOf(req, data)
  if (pixels > maxPixels) {
    refuseFile(req, fileRefusals.tooManyPixels, {
      megapixels: Math.ceil(pixels / 1_000_000),
      most: maxPixels / 1_000_000,
    })
  }
}

/**
 * Takes pictures and films only, by their content, and no picture that unfolds into more than the server can hold.
 * Name and type are corrected: what Payload does next goes by them.
 */
export const guardMediaFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req
  if ((operation !== 'create' && operation !== 'update') || !file) return args
  const kind = fileKindOf(file.data)
  if (kind?.extension === 'heic') refuseFile(req, fileRefusals.heic)
  if (kind?.extension === 'mov') refuseFile(req, fileRefusals.mov)
  if (kind?.is !== 'picture' && kind?.is !== 'film') return refuseFile(req, fileRefusals.notMedia)
  if (kind.is === 'picture') await refusePictureBomb(req, file.data)
  // Pictures lose theirs when they are written anew.
  if (kind.extension === 'mp4') forgetFilmPlace(file.data)
  file.mimetype = kind.mimeType
  file.name = `${file.name.replace(/\.[^.]*$/, '')}.${kind.extension}`
  return args
}
