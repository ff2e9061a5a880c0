import { APIError, type PayloadRequest } from 'payload'

import { nestedRequest } from '@/lib/payload/as-system'
import { studioMessage } from '@/lib/payload/studio-message'
import { pictureEngine } from '@/lib/pictures/picture-engine'
import { fileFolders, siteStorage } from '@/lib/storage/site-storage'

import type { Picture } from './ask-model'

/** Longest side of a picture that is sent, in pixels. */
const maxSide = 1024

/** Where pictures show people. */
const portraits = [
  { collection: 'agents', field: 'portrait' },
  { collection: 'testimonials', field: 'image' },
] as const

async function isPortrait(req: PayloadRequest, id: string): Promise<boolean> {
  const counts = await Promise.all(
    portraits.map(({ collection, field }) =>
      req.payload.count({
        collection,
        where: { [field]: { equals: id } },
        overrideAccess: false,
        user: req.user,
        req: nestedRequest(req),
      }),
    ),
  )
  return counts.some(({ totalDocs }) => totalDocs > 0)
}

/**
 * A picture of the library as it may be sent: at most 1,024 px, without what its file says of camera and place.
 *
 * @throws APIError 400 for a film, a portrait, and a picture that is not there
 */
export async function readPicture(req: PayloadRequest, id: string): Promise<Picture> {
  const refuse = (reason: 'noPicture' | 'portrait') =>
    new APIError(studioMessage(req, `writingHelp.faults.${reason}`), 400)
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    select: { filename: true, mimeType: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  })
  const [stored] = docs
  if (!stored?.filename || !stored.mimeType?.startsWith('image/')) throw refuse('noPicture')
  if (await isPortrait(req, id)) throw refuse('portrait')
  const original = await (await siteStorage()).get(fileFolders.media + stored.filename)
  if (!original) throw refuse('noPicture')
  // Sharp writes no metadata by itself.
  const content = await pictureEngine(original)
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { content }
}
