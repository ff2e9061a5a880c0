import type { Payload } from 'payload'

import { formatError } from '@/lib/values/format-error'
import { sleep } from '@/lib/values/retry'

import type { CircuitBreaker } from './circuit-breaker'
import { handleRow, type Handler } from './handle-row'
import { dueRows, type Queue } from './queue'
import { isShuttingDown } from './shutdown'

/** A run ends after this time, so that changed settings are read again; the next one follows within seconds. */
const maxRunMs = 60_000

export interface QueueRun<Row extends { id: string }> extends Handler<Row> {
  clock?: () => Date
  /** Checked before each row: see `CircuitBreaker`. The handler reports to it. */
  breaker?: Pick<CircuitBreaker, 'state'>
}

async function findDue<Row extends { id: string }>(
  payload: Payload,
  queue: Queue<Row>,
  { limit, now }: { limit: number; now: Date },
): Promise<string[]> {
  const { docs } = await payload.find({
    collection: queue.collection,
    where: dueRows(queue, now),
    sort: [queue.columns.nextAttemptAt, 'createdAt'],
    select: {},
    limit,
    pagination: false,
    depth: 0,
    // The worker has no user. Only ids are read.
    overrideAccess: true,
  })
  return docs.map(({ id }) => String(id))
}

/**
 * Waits three times as long as the work before it took, so that a long queue leaves most of the time of the process to
 * visitors.
 *
 * @param startedAt when that work began, from `performance.now()`
 * @param maxMs longest wait
 */
async function throttle(startedAt: number, maxMs: number): Promise<void> {
  await sleep(Math.min(3 * (performance.now() - startedAt), maxMs))
}

/**
 * Handles every due row of a queue: claims it, runs the handler and writes the outcome. A row is handled at least
 * once; when a worker is killed in between, the next one handles the row a minute later; one that is stopped gives it back. A failing row delays no other.
 *
 * @throws AggregateError when rows could not be claimed or their outcome not be written; all others were handled
 */
export async function processQueue<Row extends { id: string }>(
  payload: Payload,
  queue: Queue<Row>,
  run: QueueRun<Row>,
): Promise<void> {
  const { clock = () => new Date(), breaker } = run
  const state = () => breaker?.state(clock()) ?? 'closed'
  const end = clock().getTime() + maxRunMs
  while (clock().getTime() < end && state() !== 'open' && !isShuttingDown()) {
    const limit = state() === 'trying' ? 1 : queue.batchSize
    const waiting = await findDue(payload, queue, { limit, now: clock() })
    if (waiting.length === 0) return
    const failures: unknown[] = []
    const handleNext = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        if (state() === 'open' || isShuttingDown()) return
        const startedAt = performance.now()
        await handleRow(payload, queue, { id, clock, handler: run }).catch((error: unknown) =>
          failures.push(error),
        )
        if (!isShuttingDown()) await throttle(startedAt, queue.maxRestMs)
      }
    }
    await Promise.all(Array.from({ length: queue.concurrency ?? 1 }, handleNext))
    if (failures.length > 0)
      throw new AggregateError(
        failures,
        `The outcome of ${failures.length} rows is unknown: ${formatError(failures[0])}`,
      )
  }
}
