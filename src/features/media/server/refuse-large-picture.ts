import type { PayloadRequest } from 'payload'

import { findExcess, maxPixels, maxSide } from '@/lib/pictures/picture-limits'
import { pictureEngine } from '@/lib/pictures/picture-engine'

import { refuseFile } from './refuse-file'

/** Reads the header alone; the limit of the engine is off, so that the refusal can name the size. */
const statedSize = (req: PayloadRequest, data: Buffer) =>
  pictureEngine(data, { limitInputPixels: false })
    .metadata()
    .catch(() => refuseFile(req, 'media.refusals.broken'))

/** Refuses a picture that needs more memory than the server has, before anything is decoded. */
export async function refuseLargePicture(req: PayloadRequest, data: Buffer): Promise<void> {
  const size = await statedSize(req, data)
  const excess = findExcess(size)
  const { width, height, pages = 1 } = size
  if (excess === 'side') refuseFile(req, 'media.refusals.longSide', { width, height, max: maxSide })
  if (excess === 'pixels')
    refuseFile(req, 'media.refusals.tooManyPixels', {
      megapixels: Math.ceil((width * height * pages) / 1_000_000),
      max: maxPixels / 1_000_000,
    })
}
