import type { CollectionSlug, PayloadRequest } from 'payload'

import { asSystem } from '../as-system'

/** A document with every language of its localised fields, so that the generated types do not fit. */
export type StoredDocument = Record<string, unknown> & { id: string }

/**
 * Reads what is stored now, in all languages: the published state, or the draft of what never was published.
 * Without access rules: the caller is a hook of a change that was already allowed.
 */
export async function findStored(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string | null,
): Promise<StoredDocument | null> {
  if (id === null) return null
  const document = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: false,
    locale: 'all',
    disableErrors: true,
    ...asSystem(req),
  })
  return document as unknown as StoredDocument | null
}
