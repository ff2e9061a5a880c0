import type { Payload } from 'payload'

import { formatError } from '@/lib/values/format-error'
import { sleep } from '@/lib/values/retry'

import { claimRow } from './claim-row'
import { claimEnd, keepClaim } from './keep-claim'
import { dueRows, type Queue } from './queue'
import { cutSignal } from './shutdown'

const minuteMs = 60_000

/** Pauses between attempts to write an outcome; without the outcome the row would be handled twice. */
const writePausesMs = [200, 1000, 4000]

/** Outcome of a row. `data` is written with it. */
export type Outcome<Row> =
  | { state: 'done'; data?: Partial<Row> }
  /** `delayMs`: instead of the usual back-off. */
  | { state: 'retry'; reason: string; delayMs?: number }
  | { state: 'failed'; reason: string }
  /** The process is being stopped: the row is due at once, and the attempt does not count. */
  | { state: 'given back' }

export interface Handler<Row> {
  /** Must be repeatable. Returning nothing means done. An error is logged and the row tried again. */
  handle: (row: Row) => Promise<Outcome<Row> | void>
  /** Called before a row is given up. */
  onFailed?: (id: string, reason: string) => Promise<void>
  /** Waits between attempts to write; shorter in tests. */
  pause?: (ms: number) => Promise<unknown>
}

interface Work<Row> {
  id: string
  clock: () => Date
  handler: Handler<Row>
}

async function claim<Row extends { id: string }>(
  payload: Payload,
  queue: Queue<Row>,
  { id, clock }: Work<Row>,
): Promise<{ attempts: number; until: string } | null> {
  const { collection, columns, states } = queue
  const now = clock()
  const until = claimEnd(now)
  const claimed = await claimRow<{ id: string } & Record<string, unknown>>(payload, {
    collection,
    id,
    due: dueRows(queue, now),
    data: {
      ...(states.claimed !== undefined && { [columns.state]: states.claimed }),
      [columns.nextAttemptAt]: until,
      [columns.attempts]: { $inc: 1 },
    },
    select: { [columns.attempts]: true },
  })
  return claimed && { attempts: Number(claimed[columns.attempts] ?? 1), until }
}

async function readRow<Row extends { id: string }>(
  payload: Payload,
  { collection }: Queue<Row>,
  id: string,
): Promise<Row | null> {
  const row = await payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    // The worker continues what a visitor, an editor or the system began. What is read stays in the handler.
    overrideAccess: true,
  })
  // Payload's types do not relate the collection of a queue to its row type.
  return row as unknown as Row | null
}

/** Resolves with a value when the process has to end now. */
function whenCut<T>(value: T): { promise: Promise<T>; stop: () => void } {
  const signal = cutSignal()
  let onCut = () => {}
  const promise = new Promise<T>((resolve) => {
    onCut = () => resolve(value)
    if (signal.aborted) onCut()
    else signal.addEventListener('abort', onCut)
  })
  return { promise, stop: () => signal.removeEventListener('abort', onCut) }
}

async function runHandler<Row extends { id: string }>(
  payload: Payload,
  queue: Queue<Row>,
  { id, handler }: Work<Row>,
): Promise<Outcome<Row>> {
  const { promise: cut, stop } = whenCut<Outcome<Row>>({ state: 'given back' })
  try {
    const row = await readRow(payload, queue, id)
    const handled = row && (await Promise.race([handler.handle(row), cut]))
    // A handler that was cut off may also fail because of it.
    return (cutSignal().aborted && handled?.state === 'retry' ? await cut : handled) ?? { state: 'done' }
  } catch (error) {
    if (cutSignal().aborted) return { state: 'given back' }
    const reason = formatError(error)
    payload.logger.error({ msg: `Queue "${queue.name}": row ${id} failed`, reason })
    return { state: 'retry', reason }
  } finally {
    stop()
  }
}

/** The columns that an outcome changes. */
function outcomeColumns<Row extends { id: string }>(
  { columns, states }: Queue<Row>,
  outcome: Outcome<Row>,
  { now, delayMs }: { now: Date; delayMs: number },
): Record<string, unknown> {
  const { state, lastError } = columns
  if (outcome.state === 'done')
    return { [state]: states.done, ...(lastError && { [lastError]: null }), ...outcome.data }
  const pending = states.claimed !== undefined && { [state]: states.pending[0] }
  if (outcome.state === 'given back')
    return { [columns.nextAttemptAt]: now.toISOString(), [columns.attempts]: { $inc: -1 }, ...pending }
  return {
    ...(lastError && { [lastError]: outcome.reason }),
    ...(outcome.state === 'failed' && { [state]: states.failed }),
    ...(outcome.state === 'retry' && {
      [columns.nextAttemptAt]: new Date(now.getTime() + delayMs).toISOString(),
      ...pending,
    }),
  }
}

/** A row without attempts left has failed. */
const withLimit = <Row>(outcome: Outcome<Row>, isLast: boolean): Outcome<Row> =>
  outcome.state === 'retry' && isLast ? { state: 'failed', reason: outcome.reason } : outcome

/** Attempts that follow each other within minutes: about an hour. */
const frequentAttempts = 15
const laterDelayMs = 30 * minuteMs

/**
 * How long to wait after a failed attempt: 1, 2, then 4 minutes; after an hour, half an hour.
 *
 * @param attempts number of attempts so far, at least one
 * @returns milliseconds
 */
export const retryDelayMs = (attempts: number): number =>
  attempts > frequentAttempts ? laterDelayMs : Math.min(2 ** (Math.max(1, attempts) - 1), 4) * minuteMs

async function writeOutcome(write: () => Promise<unknown>, pause: (ms: number) => Promise<unknown>) {
  for (const pauseMs of writePausesMs) {
    const isWritten = await write().then(
      () => true,
      () => false,
    )
    if (isWritten) return
    await pause(pauseMs)
  }
  await write()
}

/**
 * Handles one row, if it is still due: claims it, runs the handler and writes the outcome. The outcome counts only while
 * the claim holds: a row that was queued anew meanwhile stays pending.
 */
export async function handleRow<Row extends { id: string }>(
  payload: Payload,
  queue: Queue<Row>,
  work: Work<Row>,
): Promise<void> {
  const { id, clock, handler } = work
  const claimed = await claim(payload, queue, work)
  if (!claimed) return
  const { attempts } = claimed
  const held = keepClaim(payload, queue, { id, clock, until: claimed.until })
  const isLast = queue.states.failed !== undefined && attempts >= (queue.maxAttempts ?? Infinity)
  const outcome = withLimit(await runHandler(payload, queue, work), isLast)
  if (outcome.state === 'failed') await handler.onFailed?.(id, outcome.reason)
  const delayMs = (outcome.state === 'retry' && outcome.delayMs) || retryDelayMs(attempts)
  const { collection, columns } = queue
  const until = await held.end()
  const data = outcomeColumns(queue, outcome, { now: clock(), delayMs })
  const due = { [columns.nextAttemptAt]: { equals: until } }
  await writeOutcome(
    () => claimRow(payload, { collection, id, due, data, select: { [columns.attempts]: true } }),
    handler.pause ?? sleep,
  )
}
