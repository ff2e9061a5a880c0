import type { CollectionSlug, Payload, SelectType, Where } from 'payload'

export interface Claim {
  collection: CollectionSlug
  id: string
  /** Condition at the moment of the write. It may name columns of the collection's own table only. */
  due: Where
  /** Must make `due` untrue, so that a second claim finds nothing. */
  data: Record<string, unknown>
  /** Columns to return; all when left out. */
  select?: SelectType
}

/**
 * Changes a row if a condition holds, in one atomic step on SQLite and on MongoDB: of several callers exactly one gets
 * the row. Runs no hooks.
 *
 * @returns the changed row, or null when the condition did not hold
 */
export async function claimRow<Row extends { id: string }>(
  payload: Payload,
  { collection, id, due, data, select }: Claim,
): Promise<Row | null> {
  const where: Where = { and: [{ id: { equals: id } }, due] }
  // Payload types the result of this call as `Document`; it is null when no row fits.
  return (await payload.db.updateOne({
    collection,
    where,
    data,
    ...(select && { select }),
  })) as unknown as Row | null
}
