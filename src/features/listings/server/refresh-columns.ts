import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { nestedRequest } from '@/lib/payload/as-system'

import { computeColumns, type StoredProperty } from './fill-columns'

const batchSize = 100

async function findBatch(req: PayloadRequest, relation: string, id: string | number, page: number) {
  const { docs, hasNextPage } = await req.payload.find({
    collection: 'properties',
    depth: 0,
    limit: batchSize,
    page,
    sort: 'ref',
    joins: false,
    where: { [relation]: { equals: id } },
    // Privileged on purpose: the columns of all properties are updated, drafts included.
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return { properties: docs as unknown as StoredProperty[], hasNextPage }
}

/**
 * Computes the columns of properties again when their locality or type changes. Writes directly to the database:
 * no texts change, so no version is created, and a draft is not published by it.
 */
export const refreshColumns =
  (relation: 'locality' | 'type', watched: readonly string[]): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const hasChanged = watched.some((name) => doc[name] !== previousDoc?.[name])
    if (operation === 'create' || !hasChanged) return doc
    for (let page = 1, isMore = true; isMore; page += 1) {
      const { properties, hasNextPage } = await findBatch(req, relation, doc.id, page)
      for (const property of properties) {
        const data = await computeColumns(req, property)
        await req.payload.db.updateOne({ collection: 'properties', id: property.id, data, req })
      }
      isMore = hasNextPage
    }
    return doc
  }
