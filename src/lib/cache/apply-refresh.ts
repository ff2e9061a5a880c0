import { dataCache } from './data-cache'
import { refreshesOfProcess } from './refreshes'
import type { Tag } from './tags'

/**
 * Empties all caches of this process of what was made from these.
 *
 * @param at what was made before this time is dropped, in milliseconds
 */
export function applyRefresh(tags: readonly Tag[], at = Date.now()): void {
  const { listeners, refreshedAt } = refreshesOfProcess()
  for (const tag of tags) refreshedAt.set(tag, Math.max(at, refreshedAt.get(tag) ?? 0))
  dataCache().refresh(tags)
  for (const listener of listeners) listener(tags)
}

/** Empties all caches of this process, because it does not know what was refreshed. */
export function emptyCaches(): void {
  const refreshes = refreshesOfProcess()
  refreshes.emptiedAt = Date.now()
  dataCache().clear()
  for (const listener of refreshes.listeners) listener(null)
}
