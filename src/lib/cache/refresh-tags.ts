import type { Payload } from 'payload'

import { processState } from '@/lib/process-state'
import { publish } from '@/lib/redis/redis'
import { formatError } from '@/lib/values/format-error'

import { applyRefresh } from './apply-refresh'
import { appendRefresh } from './cache-events'
import type { Tag } from './tags'

/** More than a process begins within a second; one that does not listen to others never needs them. */
const maxOwn = 1000

/** The channel on which processes tell each other that there is a refresh to read. */
export const refreshChannel = 'refreshes'

/** Sequences of refreshes that this process has applied itself. */
export const ownRefreshes = (): Set<number> => processState('ownRefreshes', () => new Set())

/**
 * Makes everything anew that was made from these: at once in this process, within a second in the others (within a
 * few milliseconds with Redis), and after a restart. Called when the change is stored.
 */
export async function refreshTags(payload: Payload, tags: readonly Tag[]): Promise<void> {
  if (tags.length === 0) return
  applyRefresh(tags)
  try {
    const sequence = await appendRefresh(payload, tags)
    const ownRows = ownRefreshes()
    if (ownRows.size >= maxOwn) ownRows.clear()
    ownRows.add(sequence)
    publish(refreshChannel, String(sequence))
  } catch (error) {
    payload.logger.error(`A refresh of pages reached this process only: ${formatError(error)}`)
  }
}
