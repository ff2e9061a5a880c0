import type { Payload } from 'payload'

import { mediaVersion } from '@/features/media/model/to-picture-source'
import { pictureUrl, pictureWidths } from '@/lib/http/picture-url'
import { readTogether } from '@/lib/values/read-together'

const [smallestWidth] = pictureWidths

async function readThumbnails(payload: Payload, ids: string[]): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { filename: true, mimeType: true, updatedAt: true },
    depth: 0,
    limit: ids.length,
    pagination: false,
    overrideAccess: false,
  })
  return new Map(
    docs.flatMap(({ filename, id, mimeType, updatedAt }): [string, string][] =>
      filename && mimeType?.startsWith('image/')
        ? [[id, pictureUrl({ filename, version: mediaVersion(updatedAt), host: '' }, smallestWidth)]]
        : [],
    ),
  )
}

/** The URL of a stored picture in its smallest width, for lists: one read for all rows. Undefined for other media. */
export const findThumbnail = readTogether(readThumbnails)
