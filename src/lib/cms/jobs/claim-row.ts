import type { CollectionSlug, Payload, SelectType, Where } from 'payload'

export interface Claim {
  collection: CollectionSlug
  id: string
  /** What must hold at this very moment; columns of the collection's own table alone. */
  due: Where
  /** Makes `due` untrue, so that nobody else gets the row. */
  data: Record<string, unknown>
  /** What of the row comes back; all of it when left out. */
  select?: SelectType
}

/**
 * Takes a row for the one who asks first: the condition and the change are one step on SQLite and on MongoDB.
 * Null for everybody else. Runs no hooks.
 */
export async function claimRow<Row extends { id: string }>(
  payload: Payload,
  { collection, id, due, data, select }: Claim,
): Promise<Row | null> {
  const where: Where = { and: [{ id: { equals: id } }, due] }
  // Payload's type of this low-level step knows neither the collection nor that there may be no such row.
  return (await payload.db.updateOne({
    collection,
    where,
    data,
    ...(select && { select }),
  })) as unknown as Row | null
}
