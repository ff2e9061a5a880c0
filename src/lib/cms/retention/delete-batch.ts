import type { CollectionSlug, Payload, Where } from 'payload'

import { deleteWhere } from '../delete-where'

/** Rows one run deletes of a collection; the rest waits for the next. */
const batchSize = 100

/** Deletes the oldest rows that fit, one batch. The caller says why they may go. */
export async function deleteBatch(payload: Payload, collection: CollectionSlug, where: Where): Promise<void> {
  const { docs } = await payload.find({
    collection,
    where,
    depth: 0,
    limit: batchSize,
    pagination: false,
    sort: 'createdAt',
    select: {},
    // Asked by the clock, for nobody; only ids are read.
    overrideAccess: true,
  })
  const ids = docs.map(({ id }) => String(id))
  if (ids.length > 0) await deleteWhere(payload, collection, { id: { in: ids } })
}
