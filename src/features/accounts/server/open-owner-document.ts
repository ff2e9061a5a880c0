import type { Payload } from 'payload'

import { openDocument, type OpenDocument } from '@/features/documents/server/api'
import type { Locale } from '@/lib/i18n/locales'

import { readDocuments } from './read-activity'

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
): Promise<OpenDocument | null> {
  const wanted = (await readDocuments(payload, property, locale)).find(({ id }) => id === document)
  return wanted ? openDocument(payload, wanted) : null
}
