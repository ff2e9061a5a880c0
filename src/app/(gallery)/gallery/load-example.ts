import type { CollectionSlug, FlattenedField, Payload } from 'payload'

import type { BlockSlug } from '@/blocks/define-block'
import type { blocks } from '@/blocks/registry'
import { payloadClient } from '@/lib/payload/payload-client'
import type { Config } from '@/payload-types'

async function firstIdIn(payload: Payload, collection: CollectionSlug): Promise<string | undefined> {
  const { docs } = await payload.find({ collection, depth: 0, limit: 1, overrideAccess: false })
  return docs[0]?.id
}

/** Relations to one document, which examples name by an invented id. */
const relatedCollection = (field: FlattenedField): CollectionSlug | null =>
  field.type === 'relationship' && typeof field.relationTo === 'string' && !field.hasMany
    ? field.relationTo
    : null

/**
 * A block's example with its relations filled from the database: the first published document of each kind. With an
 * empty database such a block shows nothing.
 */
export async function loadExample(block: (typeof blocks)[number]): Promise<Config['blocks'][BlockSlug]> {
  const payload = await payloadClient()
  const related: Record<string, string> = {}
  for (const field of payload.blocks[block.schema.slug].flattenedFields) {
    const collection = relatedCollection(field)
    const id = collection && (await firstIdIn(payload, collection))
    if (id) related[field.name] = id
  }
  return { ...(await block.fixture()), ...related }
}
