import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { nestedRequest } from '@/lib/cms/nested-request'

import { columnsOf, type StoredProperty } from './fill-columns'

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
    // Privileged on purpose: the columns of every property must follow, drafts included.
    overrideAccess: true,
    req: nestedRequest(req),
  })
  return { properties: docs as unknown as StoredProperty[], hasNextPage }
}

/**
 * Works the columns of properties out again when the locality or type they point at changes. Written straight to
 * the database: no texts change, so there is nothing for versions, and a draft must not be published by it.
 */
export const refreshColumnsOf =
  (relation: 'locality' | 'type', watched: readonly string[]): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const hasChanged = watched.some((name) => doc[name] !== previousDoc?.[name])
    if (operation === 'create' || !hasChanged) return doc
    for (let page = 1, isMore = true; isMore; page += 1) {
      const { properties, hasNextPage } = await findBatch(req, relation, doc.id, page)
      for (const property of properties) {
        const data = await columnsOf(req, property)
        await req.payload.db.updateOne({ collection: 'properties', id: property.id, data, req })
      }
      isMore = hasNextPage
    }
    return doc
  }
