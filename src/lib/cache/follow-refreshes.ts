import type { Payload } from 'payload'

import { isShuttingDown } from '@/lib/queue/shutdown'
import { formatError } from '@/lib/values/format-error'

import { applyRefresh } from './apply-refresh'
import { findExpiry, findRefreshesAfter, pruneRefreshes } from './cache-events'
import { ownRefreshes } from './refresh-tags'
import { refreshesOfProcess } from './refreshes'

const pollMs = 500
const pruneMs = 60 * 60_000
const dayMs = 24 * 60 * 60_000

/** How long a stored page outlives the process that made it, and refreshes are kept. */
const keptMs = 7 * dayMs

interface Following {
  /** The newest refresh that this process knows of. */
  sequence: number
  prunedAt: number
  timer: NodeJS.Timeout | null
}

interface Shared {
  [isServer]?: boolean
  [following]?: Following
}
const isServer = Symbol.for('perron.isWebServer')
const following = Symbol.for('perron.followingRefreshes')
const shared = globalThis as Shared

/** Called when the web server starts: only it has pages to refresh, and its Payload follows the refreshes of others. */
export function keepPagesFresh(): void {
  shared[isServer] = true
}

/** What was refreshed while this process did not run must not come back from the disk. */
async function replay(payload: Payload): Promise<number> {
  const now = Date.now()
  let newest = 0
  for (const { sequence, at, tags } of await findRefreshesAfter(payload, 0)) {
    applyRefresh(tags, Math.min(at, now))
    newest = sequence
  }
  refreshesOfProcess().trustedSince = Math.max(now - keptMs, await findExpiry(payload))
  return newest
}

/** Applies the refreshes of other processes since the last call. */
async function hear(payload: Payload, state: Following): Promise<void> {
  const own = ownRefreshes()
  for (const { sequence, tags } of await findRefreshesAfter(payload, state.sequence)) {
    if (!own.has(sequence)) applyRefresh(tags)
    state.sequence = sequence
  }
  for (const sequence of own) if (sequence <= state.sequence) own.delete(sequence)
  if (Date.now() - state.prunedAt < pruneMs) return
  state.prunedAt = Date.now()
  await pruneRefreshes(payload, new Date(Date.now() - keptMs - dayMs))
}

function poll(payload: Payload, state: Following, hasFailed = false): void {
  state.timer = setTimeout(async () => {
    if (isShuttingDown()) return
    let failed = false
    try {
      await hear(payload, state)
    } catch (error) {
      failed = true
      if (!hasFailed) payload.logger.warn(`Refreshes of other processes wait: ${formatError(error)}`)
    }
    if (state === shared[following]) poll(payload, state, failed)
  }, pollMs).unref()
}

/**
 * Called when Payload has started. In the web server, applies all kept refreshes before anything is read, and from then
 * on twice a second those of other processes.
 */
export async function followRefreshes(payload: Payload): Promise<void> {
  if (!shared[isServer]) return
  const before = shared[following]
  if (before?.timer) clearTimeout(before.timer)
  const state: Following = { sequence: await replay(payload), prunedAt: 0, timer: null }
  shared[following] = state
  poll(payload, state)
}
