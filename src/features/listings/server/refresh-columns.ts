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

interface ColumnSource {
  /** The field of properties that leads to it. */
  relation: 'locality' | 'type'
  /** The fields that columns depend on. */
  watched: readonly string[]
}

/**
 * Computes the columns of properties again when their locality or type changes. Writes directly to the database:
 * no texts change, so no version is created, and a draft is not published by it.
 *
 * @param columnsOf by the slug of the collection
 */
export const refreshColumns =
  (columnsOf: Readonly<Record<string, ColumnSource>>): CollectionAfterChangeHook =>
  async ({ collection, doc, previousDoc, operation, req }) => {
    const { relation, watched } = columnsOf[collection.slug] ?? {}
    const hasChanged = watched?.some((name) => doc[name] !== previousDoc?.[name])
    if (operation === 'create' || !relation || !hasChanged) return doc
    for await (const property of propertiesOf(req, relation, doc.id)) {
      const data = await computeColumns(req, property)
      await req.payload.db.updateOne({ collection: 'properties', id: property.id, data, req })
    }
    return doc
  }
