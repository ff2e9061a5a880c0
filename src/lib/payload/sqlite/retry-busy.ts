import { sleep } from '@/lib/values/retry'

/** How long a statement waits for a locked database, all attempts together. */
export const maxBusyMs = 2000

const firstPauseMs = 5
const maxPauseMs = 100

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined)

/** Whether a statement failed because another process holds the lock of the SQLite file; also as the cause of an error. */
export function isDatabaseBusy(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = causeOf(each))
    if ('code' in each && String(each.code).startsWith('SQLITE_BUSY')) return true
  return false
}

export interface BusyOptions {
  maxMs?: number
  wait?: (milliseconds: number) => Promise<void>
  clock?: () => number
  random?: () => number
}

/**
 * Runs a statement again while the database is locked. The driver is synchronous: SQLite's own time-out would stop the
 * whole process for as long as it waits, cached pages included. Here only the statement waits. The pauses are random, so
 * that statements that wait together do not return together.
 *
 * @throws the last error when the database is still locked after `maxMs`, and any other error at once
 */
export async function retryBusy<T>(
  run: () => Promise<T>,
  {
    maxMs = maxBusyMs,
    wait = sleep,
    clock = () => performance.now(),
    random = Math.random,
  }: BusyOptions = {},
): Promise<T> {
  const end = clock() + maxMs
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      const left = end - clock()
      if (!isDatabaseBusy(error) || left <= 0) throw error
      const pause = Math.min(firstPauseMs * 2 ** attempt, maxPauseMs) * (0.5 + random() / 2)
      await wait(Math.min(pause, left))
    }
  }
}
