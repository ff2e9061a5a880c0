import { setTimeout as wait } from 'node:timers/promises'

/**
 * Rests for three times as long as the work before took, up to a limit: whatever piles up, most of the time is left to
 * visitors, who are answered by the same process.
 *
 * @param since when that work began, as `performance.now()` tells it
 */
export async function breathe(since: number, mostMs: number): Promise<void> {
  await wait(Math.min(3 * (performance.now() - since), mostMs))
}
