import 'server-only'

import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'

import { env } from '@/lib/env'
import { storedFileNames, type PictureRequest } from '@/lib/http/picture-url'

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

interface OpenPicture {
  /** The caller closes it. */
  file: FileHandle
  contentType: string
}

async function openFile(name: string): Promise<OpenPicture | null> {
  const contentType = contentTypes[path.extname(name)]
  const file = contentType && (await open(path.join(env.mediaDir, name)).catch(() => null))
  return file ? { file, contentType } : null
}

/** Opens the largest stored size that is not wider than requested; null when there is no such picture. */
export async function openPicture(request: PictureRequest): Promise<OpenPicture | null> {
  for (const name of storedFileNames(request)) {
    const picture = await openFile(name)
    if (picture) return picture
  }
  return null
}
