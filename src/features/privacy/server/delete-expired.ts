import type { CollectionSlug, Payload, Where } from 'payload'

import { deleteWhere } from '@/lib/payload/delete-where'
import { forEachRow, type RowFailure } from '@/lib/payload/for-each-row'

/** Rows that one run deletes of a collection; the next run continues. */
const batchSize = 100

/** Deletes one batch of the oldest matching rows. The caller explains why they may be deleted. */
export const deleteExpired = (
  payload: Payload,
  { collection, where }: { collection: CollectionSlug; where: Where },
): Promise<RowFailure[]> =>
  forEachRow(payload, { collection, where, limit: batchSize, sort: 'createdAt', select: {} }, ({ id }) =>
    deleteWhere(payload, collection, { id: { equals: id } }),
  )
