import 'server-only'

import { isWithheld } from '@/features/media/server/api'
import { storedFileNames, type PictureRequest } from '@/lib/http/picture-url'
import type { OpenCopy } from '@/lib/storage/local-copies'
import { fileFolders, siteStorage } from '@/lib/storage/site-storage'
import { payloadClient } from '@/lib/payload/payload-client'
import { contentTypeOf } from '@/lib/uploads/file-names'

export interface OpenPicture {
  /** The caller reads or closes it. */
  file: OpenCopy
  contentType: string
}

/**
 * Opens the largest stored size that is not wider than requested; null when there is no such picture, or visitors may no
 * longer see it.
 *
 * @throws StorageError when the storage does not answer
 */
export async function openPicture(request: PictureRequest): Promise<OpenPicture | null> {
  if (await isWithheld(await payloadClient(), request.file)) return null
  const storage = await siteStorage()
  for (const name of storedFileNames(request)) {
    const file = await storage.openPublic(fileFolders.media + name, request.changedAt)
    if (file) return { file, contentType: contentTypeOf(name) }
  }
  return null
}
