import type { Payload } from 'payload'

import { formatError } from '@/lib/values/format-error'

import { applyRefresh } from './apply-refresh'
import { appendRefresh } from './cache-events'
import type { Tag } from './tags'

const key = Symbol.for('perron.ownRefreshes')

/** More than a process begins within a second; one that does not listen to others never needs them. */
const maxOwn = 1000

/** Sequences of refreshes that this process has applied itself. */
export function ownRefreshes(): Set<number> {
  const shared = globalThis as { [key]?: Set<number> }
  return (shared[key] ??= new Set())
}

/**
 * Makes everything anew that was made from these: at once in this process, within a second in the others, and after a
 * restart. Called when the change is stored.
 */
export async function refreshTags(payload: Payload, tags: readonly Tag[]): Promise<void> {
  if (tags.length === 0) return
  applyRefresh(tags)
  try {
    const sequence = await appendRefresh(payload, tags)
    const own = ownRefreshes()
    if (own.size >= maxOwn) own.clear()
    own.add(sequence)
  } catch (error) {
    payload.logger.error(`A refresh of pages reached this process only: ${formatError(error)}`)
  }
}
