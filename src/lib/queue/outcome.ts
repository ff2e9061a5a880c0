import type { Queue } from './queue'

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

/** The columns that an outcome changes. */
export function outcomeColumns<Row extends { id: string }>(
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
export const withLimit = <Row>(outcome: Outcome<Row>, isLast: boolean): Outcome<Row> =>
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

/** Tries a write up to four times. */
export async function writeOutcome(write: () => Promise<unknown>, pause: (ms: number) => Promise<unknown>) {
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
