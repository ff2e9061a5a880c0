import path from 'node:path'
import type { Readable } from 'node:stream'

import type { Payload } from 'payload'

import type { Locale } from '@/lib/i18n/locales'
import { fileFolders, siteStorage } from '@/lib/storage/site-storage'
import { reportMissingFile } from '@/lib/uploads/missing-files'
import { slugify } from '@/lib/values/slugify'

import { readDocuments } from './read-activity'

/** An opened file. Its name is made from its title. */
export interface OpenOwnerDocument {
  stream: Readable
  bytes: number
  contentType: string
  filename: string
}

/**
 * Opens a document of a property.
 *
 * @param property id that the caller has checked to be the reader's own
 * @returns null when the document is not one that the owner may have, or its file is missing
 * @throws when the storage of the files does not answer
 */
export async function openOwnerDocument(
  payload: Payload,
  { property, document }: { property: string; document: string },
  locale: Locale,
): Promise<OpenOwnerDocument | null> {
  const wanted = (await readDocuments(payload, property, locale)).find(({ id }) => id === document)
  if (!wanted?.filename) return null
  const name = path.basename(wanted.filename)
  const file = await (await siteStorage()).open(fileFolders.documents + name)
  if (!file) {
    await reportMissingFile(payload, 'documents', name)
    return null
  }
  return {
    stream: await file.read(),
    bytes: file.bytes,
    contentType: wanted.mimeType,
    filename: `${slugify(wanted.title) || 'document'}${path.extname(name)}`,
  }
}
