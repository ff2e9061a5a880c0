import type { Payload } from 'payload'

import { claimRow } from './claim-row'
import type { Queue } from './queue'

/** A claim that was not renewed for so long belongs to a process that has ended. */
const claimForMs = 60_000
const renewEveryMs = 20_000

/** The end of a claim, which also identifies it: each claim, each renewal and each `enqueue` writes another time. */
export const claimEnd = (now: Date): string => new Date(now.getTime() + claimForMs).toISOString()

interface Claim {
  id: string
  clock: () => Date
  until: string
}

/**
 * Renews the claim of a row while a handler works on it, so that the row of a killed process is free within a minute and
 * that of a slow partner stays held.
 *
 * @returns `end` stops it and resolves to the end of the last renewal
 */
export function keepClaim<Row extends { id: string }>(
  payload: Payload,
  { collection, columns }: Queue<Row>,
  { id, clock, until: first }: Claim,
): { end: () => Promise<string> } {
  let until = first
  let running = Promise.resolve()
  const renew = async () => {
    const next = claimEnd(clock())
    const due = { [columns.nextAttemptAt]: { equals: until } }
    const data = { [columns.nextAttemptAt]: next }
    // Null when the row was queued anew meanwhile: the claim is then over, and so is its outcome.
    if (await claimRow(payload, { collection, id, due, data, select: { [columns.attempts]: true } }))
      until = next
  }
  const timer = setInterval(() => {
    running = running.then(renew).catch(() => undefined)
  }, renewEveryMs)
  timer.unref()
  return {
    end: async () => {
      clearInterval(timer)
      await running
      return until
    },
  }
}
