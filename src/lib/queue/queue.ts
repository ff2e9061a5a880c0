import type { CollectionSlug, Payload, Where } from 'payload'

import { claimRow } from './claim-row'
import { getRequestId } from '@/lib/http/request-id'

type Column<Row> = keyof Row & string

/** Rows of a collection that wait for work, described by the columns that hold their progress. */
export interface Queue<Row extends { id: string }> {
  /** For the log. */
  name: string
  collection: CollectionSlug
  columns: {
    state: Column<Row>
    attempts: Column<Row>
    /** When a worker may claim the row; empty: at once. While a worker holds it: when the claim ends. */
    nextAttemptAt: Column<Row>
    lastError?: Column<Row>
    /** The request that queued the row last, for the log. */
    requestId: Column<Row>
  }
  /** Values of the state column. */
  states: {
    /** Rows with work to do. A row that is put back gets the first value. */
    pending: readonly [string, ...string[]]
    /** While a worker holds the row; left out: the state does not change. */
    claimed?: string
    done: string | null
    /** After the last attempt; left out: the row is tried until it succeeds. */
    failed?: string
  }
  maxAttempts?: number
  /** Rows read at once. */
  batchSize: number
  /** Rows handled at the same time; one when left out. */
  concurrency?: number
  /** Longest rest after a row, in milliseconds: see `throttle`. */
  maxRestMs: number
}

/** Matches rows that are due: they wait, or the worker that held them has ended. */
export function dueRows<Row extends { id: string }>({ columns, states }: Queue<Row>, now: Date): Where {
  const held = states.claimed === undefined ? [] : [states.claimed]
  return {
    and: [
      { [columns.state]: { in: [...states.pending, ...held] } },
      {
        or: [
          { [columns.nextAttemptAt]: { exists: false } },
          { [columns.nextAttemptAt]: { less_than_equal: now.toISOString() } },
        ],
      },
    ],
  }
}

/** Columns of a new or restarted row of a queue: due at once, no attempts. */
function pendingColumns<Row extends { id: string }>(
  { columns, states }: Queue<Row>,
  now: Date,
  requestId: string | null,
): Record<string, unknown> {
  return {
    [columns.requestId]: requestId,
    [columns.state]: states.pending[0],
    [columns.attempts]: 0,
    [columns.nextAttemptAt]: now.toISOString(),
    ...(columns.lastError && { [columns.lastError]: null }),
  }
}

interface Enqueue {
  id: string
  /** Must hold for the row at that moment; see `claimRow`. */
  from: Where
  now: Date
  /** Written with it. */
  data?: Record<string, unknown>
}

/**
 * Puts a row into its queue, or back into it, as new.
 *
 * @returns false when the condition did not hold
 */
export async function enqueue<Row extends { id: string }>(
  payload: Payload,
  queue: Queue<Row>,
  { id, from, now, data }: Enqueue,
): Promise<boolean> {
  const row = await claimRow(payload, {
    collection: queue.collection,
    id,
    due: from,
    data: { ...pendingColumns(queue, now, await getRequestId()), ...data },
  })
  return row !== null
}
