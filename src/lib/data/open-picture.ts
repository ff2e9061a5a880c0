import 'server-only'

import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/lib/env'
import { storedFileNames, type PictureRequest } from '@/lib/media/picture-address'

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

interface OpenPicture {
  /** To be closed by whoever reads it. */
  file: FileHandle
  contentType: string
}

async function openFile(name: string): Promise<OpenPicture | null> {
  const contentType = contentTypes[path.extname(name)]
  const file = contentType && (await open(path.join(env.mediaDir, name)).catch(() => null))
  return file ? { file, contentType } : null
}

/** Opens the stored file nearest to what is asked for and not wider; null when there is no such picture. */
export async function openPicture(request: PictureRequest): Promise<OpenPicture | null> {
  for (const name of storedFileNames(request)) {
    const picture = await openFile(name)
    if (picture) return picture
  }
  return null
}
