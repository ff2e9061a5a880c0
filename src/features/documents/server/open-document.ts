import path from 'node:path'
import type { Readable } from 'node:stream'

import type { Payload } from 'payload'

import { fileFolders, siteStorage } from '@/lib/storage/site-storage'
import { reportMissingFile } from '@/lib/uploads/missing-files'
import { slugify } from '@/lib/values/slugify'

export interface OpenDocument {
  stream: Readable
  bytes: number
  contentType: string
  /** Derived from the title. */
  filename: string
}

interface StoredDocument {
  title: string
  filename?: string | null
  mimeType?: string | null
}

/**
 * Opens the file of a document for a download. The caller has checked that the reader may have it.
 *
 * @returns null when the document has no file, or its file is missing, which is reported
 * @throws when the storage of the files does not answer
 */
export async function openDocument(
  payload: Payload,
  { title, filename, mimeType }: StoredDocument,
): Promise<OpenDocument | null> {
  if (!filename) return null
  const name = path.basename(filename)
  const file = await (await siteStorage()).open(fileFolders.documents + name)
  if (!file) {
    await reportMissingFile(payload, 'documents', name)
    return null
  }
  return {
    stream: await file.read(),
    bytes: file.bytes,
    contentType: mimeType ?? 'application/octet-stream',
    filename: `${slugify(title) || 'document'}${path.extname(name)}`,
  }
}
