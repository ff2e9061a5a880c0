import type { PayloadRequest } from 'payload'

import { findExcess, maxPixels, maxSide, type StatedSize } from '@/lib/pictures/picture-limits'
import { pictureEngine } from '@/lib/pictures/picture-engine'

import { refuseFile } from './refuse-file'

/** Reads the header alone; the limit of the engine is off, so that the refusal can name the size. */
const statedSize = (req: PayloadRequest, data: Buffer) =>
  pictureEngine(data, { limitInputPixels: false })
    .metadata()
    .catch(() => refuseFile(req, 'media.refusals.broken'))

/** Refuses a picture whose stated size needs more memory than the server has. */
export function refuseExcess(req: PayloadRequest, size: StatedSize): void {
  const excess = findExcess(size)
  const { width, height, pages = 1 } = size
  if (excess === 'side') refuseFile(req, 'media.refusals.longSide', { width, height, max: maxSide })
  if (excess === 'pixels')
    refuseFile(req, 'media.refusals.tooManyPixels', {
      megapixels: Math.ceil((width * height * pages) / 1_000_000),
      max: maxPixels / 1_000_000,
    })
}

/** The same before anything of the file is decoded. */
export const refuseLargePicture = async (req: PayloadRequest, data: Buffer): Promise<void> =>
  refuseExcess(req, await statedSize(req, data))
