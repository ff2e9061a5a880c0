import type { Payload } from 'payload'

import { processState, resetProcessState } from '@/lib/process-state'
import { isShuttingDown } from '@/lib/queue/shutdown'
import { subscribe } from '@/lib/redis/redis'
import { formatError } from '@/lib/values/format-error'

import { applyRefresh, emptyCaches } from './apply-refresh'
import { findExpiry, findRefreshesAfter, pruneRefreshes } from './cache-events'
import { ownRefreshes, refreshChannel } from './refresh-tags'
import { refreshesOfProcess } from './refreshes'

const pollMs = 500
const pruneMs = 60 * 60_000
const dayMs = 24 * 60 * 60_000

/** How long a stored page outlives the process that made it, and refreshes are stored. */
const retentionMs = 7 * dayMs

interface Following {
  /** The newest refresh that this process knows of. */
  sequence: number
  prunedAt: number
  timer: NodeJS.Timeout | null
  /** The search for new refreshes in progress, and whether another one must follow. */
  current: Promise<void> | null
  isRequestedAgain: boolean
  hasFailed: boolean
}

interface FollowState {
  isServer: boolean
  following: Following | null
}

const stateName = 'followingRefreshes'
const followState = () => processState<FollowState>(stateName, () => ({ isServer: false, following: null }))

/** What this process follows; null when it is no web server or has not begun. */
export const followingOfProcess = (): Following | null => followState().following

/** @internal for tests: this process is no web server any more */
export function stopFollowing(): void {
  clearTimeout(followingOfProcess()?.timer ?? undefined)
  resetProcessState(stateName)
}

/** Called when the web server starts: only it has pages to refresh, and its Payload follows the refreshes of others. */
export function keepPagesFresh(): void {
  followState().isServer = true
}

/** What was refreshed while this process did not run must not come back from the disk. */
async function replay(payload: Payload): Promise<number> {
  const now = Date.now()
  let newest = 0
  for (const { sequence, at, tags } of await findRefreshesAfter(payload, 0)) {
    applyRefresh(tags, Math.min(at, now))
    newest = sequence
  }
  refreshesOfProcess().trustedSince = Math.max(now - retentionMs, await findExpiry(payload))
  return newest
}

/** Applies the refreshes of other processes since the last call. */
async function hear(payload: Payload, state: Following): Promise<void> {
  const ownRows = ownRefreshes()
  for (const { sequence, tags } of await findRefreshesAfter(payload, state.sequence)) {
    // Those between were deleted before this process, which stood still for days, could read them.
    if (sequence !== state.sequence + 1) emptyCaches()
    else if (!ownRows.has(sequence)) applyRefresh(tags)
    state.sequence = sequence
  }
  for (const sequence of ownRows) if (sequence <= state.sequence) ownRows.delete(sequence)
  if (Date.now() - state.prunedAt < pruneMs) return
  state.prunedAt = Date.now()
  await pruneRefreshes(payload, new Date(Date.now() - retentionMs - dayMs))
}

async function hearAll(payload: Payload, state: Following): Promise<void> {
  do {
    state.isRequestedAgain = false
    try {
      await hear(payload, state)
      state.hasFailed = false
    } catch (error) {
      if (!state.hasFailed) payload.logger.warn(`Refreshes of other processes wait: ${formatError(error)}`)
      state.hasFailed = true
    }
  } while (state.isRequestedAgain)
  state.current = null
}

/** Looks for refreshes now; once more afterwards when asked meanwhile, because the search may have missed them. */
function look(payload: Payload, state: Following): Promise<void> {
  state.isRequestedAgain = true
  state.current ??= hearAll(payload, state)
  return state.current
}

function poll(payload: Payload, state: Following): void {
  state.timer = setTimeout(async () => {
    if (isShuttingDown()) return
    await look(payload, state)
    if (state === followingOfProcess()) poll(payload, state)
  }, pollMs).unref()
}

/** With Redis there is no wait for the next poll. Its message only says that there is something in the database. */
function hearAtOnce(payload: Payload): void {
  subscribe(refreshChannel, (message) => {
    const state = followingOfProcess()
    if (state && Number(message) > state.sequence && !isShuttingDown()) void look(payload, state)
  })
}

/**
 * Called when Payload has started. In the web server, applies all stored refreshes before anything is read, and from then
 * on those of other processes: twice a second, and at once with Redis.
 */
export async function followRefreshes(payload: Payload): Promise<void> {
  if (!followState().isServer) return
  const before = followingOfProcess()
  if (before?.timer) clearTimeout(before.timer)
  const sequence = await replay(payload)
  const idle = { timer: null, current: null, isRequestedAgain: false, hasFailed: false }
  const state: Following = { sequence, prunedAt: 0, ...idle }
  followState().following = state
  poll(payload, state)
  if (!before) hearAtOnce(payload)
}
