import type { CollectionSlug, PayloadRequest } from 'payload'

import { asSystem } from '@/lib/payload/as-system'

/** A document with all languages of its localised fields, which the generated types do not describe. */
export type StoredDocument = Record<string, unknown> & { id: string }

/**
 * Reads the stored document in all languages: the published state, or the draft if it was never published. Without
 * access rules: the caller is a hook of a change that was allowed.
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
