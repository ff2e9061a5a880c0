import type { Payload, Where } from 'payload'

import { dueRows, type Queue } from './queue'

/** How much work a queue has. Times in ISO form. */
export interface QueueDepth {
  waiting: number
  /** Of these, rows that failed at least once. */
  retrying: number
  /** Given up, of the rows of the last week. */
  failed: number
  /** Since when the row has been due that waits longest; null when none is due. */
  dueSince: string | null
  /** When the oldest waiting row was made; null when none waits. */
  oldestAt: string | null
}

const failedForMs = 7 * 24 * 60 * 60_000

/** Reads how much work a queue has; counts alone, no content of a row. */
export async function readQueueDepth<Row extends { id: string }>(
  payload: Payload,
  queue: Queue<Row>,
  now: Date,
): Promise<QueueDepth> {
  const { collection, columns, states } = queue
  const pending: Where = {
    [columns.state]: { in: [...states.pending, ...(states.claimed ? [states.claimed] : [])] },
  }
  // The state of the site belongs to administrators; it has numbers and times of rows alone.
  const asOperator = { collection, depth: 0, overrideAccess: true } as const
  const count = async (...and: Where[]) => (await payload.count({ ...asOperator, where: { and } })).totalDocs
  const timeOfFirst = async (where: Where, column: string): Promise<string | null> => {
    const select = { [column]: true, createdAt: true }
    const { docs } = await payload.find({
      ...asOperator,
      where,
      sort: column,
      limit: 1,
      pagination: false,
      select,
    })
    const [row] = docs as { createdAt?: string }[]
    const time: unknown = row && (Reflect.get(row, column) ?? row.createdAt)
    return typeof time === 'string' ? time : null
  }
  const weekAgo = new Date(now.getTime() - failedForMs).toISOString()
  const [waiting, retrying, failed, dueSince, oldestAt] = await Promise.all([
    count(pending),
    count(pending, { [columns.attempts]: { greater_than: 0 } }),
    states.failed === undefined
      ? 0
      : count({ [columns.state]: { equals: states.failed } }, { createdAt: { greater_than: weekAgo } }),
    timeOfFirst(dueRows(queue, now), columns.nextAttemptAt),
    timeOfFirst(pending, 'createdAt'),
  ])
  return { waiting, retrying, failed, dueSince, oldestAt }
}
