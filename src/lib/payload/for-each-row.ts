import type { CollectionSlug, Payload, Where } from 'payload'

import { formatError } from '@/lib/values/format-error'

/** A row that could not be handled. */
export interface RowFailure {
  collection: string
  id: string
  reason: string
}

type FindOptions = Parameters<Payload['find']>[0]

/** The rows of one run. */
export interface DueRows extends Pick<FindOptions, 'sort' | 'select' | 'populate' | 'depth'> {
  collection: CollectionSlug
  where: Where
  /** Rows that one run handles at most; the next run continues. */
  limit: number
}

/** After so many failures the reason is not the rows. */
const maxFailures = 500

/** Handles each item in turn; one that fails holds up no other. */
export async function forEachOf<Item>(
  items: readonly Item[],
  describe: (item: Item) => Omit<RowFailure, 'reason'>,
  handle: (item: Item) => Promise<unknown>,
): Promise<RowFailure[]> {
  const failures: RowFailure[] = []
  for (const item of items) {
    try {
      await handle(item)
    } catch (error) {
      failures.push({ ...describe(item), reason: formatError(error) })
    }
  }
  return failures
}

/**
 * Handles a batch of matching rows, for a task of the worker. A row that fails holds up no other: as many more rows are
 * read instead, and the next run tries it again. Reads without access rules, for no user.
 *
 * @returns the rows that failed
 */
export async function forEachRow<Row extends { id: string }>(
  payload: Payload,
  { collection, where, limit, ...options }: DueRows,
  handle: (row: Row) => Promise<unknown>,
): Promise<RowFailure[]> {
  const failures: RowFailure[] = []
  const seen: string[] = []
  for (let left = limit; left > 0 && failures.length < maxFailures;) {
    const { docs } = await payload.find({
      collection,
      where: seen.length > 0 ? { and: [where, { id: { not_in: seen } }] } : where,
      depth: 0,
      ...options,
      limit: left,
      pagination: false,
      // See above: the caller explains what is done with the rows.
      overrideAccess: true,
    })
    // Payload's types do not relate the collection to its rows when both are variable.
    const rows = docs as unknown as Row[]
    const failed = await forEachOf(rows, ({ id }) => ({ collection, id }), handle)
    failures.push(...failed)
    seen.push(...rows.map(({ id }) => id))
    left = failed.length
  }
  return failures
}

const maxLogged = 20

/** Logs the rows that failed in one run, if any. */
export function logFailures(payload: Payload, task: string, failures: readonly RowFailure[]): void {
  if (failures.length === 0) return
  const msg = `Task "${task}": ${failures.length} rows could not be handled`
  payload.logger.error({ msg, rows: failures.slice(0, maxLogged) })
}
