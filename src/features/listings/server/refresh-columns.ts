import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { rowsInPages } from '@/lib/payload/in-pages'
import { nestedRequest } from '@/lib/payload/as-system'

import { computeColumns, type StoredProperty } from './fill-columns'

const batchSize = 100

const propertiesOf = (req: PayloadRequest, relation: string, id: string | number) =>
  rowsInPages((page) =>
    req.payload.find({
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
    }),
  ) as unknown as AsyncGenerator<StoredProperty>

/**
 * Computes the columns of properties again when their locality or type changes. Writes directly to the database:
 * no texts change, so no version is created, and a draft is not published by it.
 */
export const refreshColumns =
  (relation: 'locality' | 'type', watched: readonly string[]): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const hasChanged = watched.some((name) => doc[name] !== previousDoc?.[name])
    if (operation === 'create' || !hasChanged) return doc
    for await (const property of propertiesOf(req, relation, doc.id)) {
      const data = await computeColumns(req, property)
      await req.payload.db.updateOne({ collection: 'properties', id: property.id, data, req })
    }
    return doc
  }
