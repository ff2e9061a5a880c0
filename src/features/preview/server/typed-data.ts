import type { Previewed } from '@/features/preview/model/previewed'
import { processState } from '@/lib/process-state'

/** Unsaved form values of an editor. */
export type TypedData = Record<string, unknown>

interface Kept {
  data: TypedData
  until: number
}

const lifetimeMs = 2 * 60_000
const maxEntries = 40
/** A user edits in few windows at once; the limit prevents one user from displacing the data of others. */
const maxPerUser = 4

const store = () => processState('preview.typed-data', () => new Map<string, Kept>())

const keyOf = (userId: string, { kind, id, locale }: Previewed) => [userId, kind, id, locale].join(' ')

/** Stores the unsaved values of a user for two minutes, in memory only. */
export function keepTyped(userId: string, previewed: Previewed, data: TypedData, now = Date.now()): void {
  const kept = store()
  const key = keyOf(userId, previewed)
  // Deleted first, so that it becomes the newest entry.
  kept.delete(key)
  kept.set(key, { data, until: now + lifetimeMs })
  for (const [each, { until }] of kept) if (until <= now || kept.size > maxEntries) kept.delete(each)
  const own = [...kept.keys()].filter((each) => each.startsWith(`${userId} `))
  for (const each of own.slice(0, -maxPerUser)) kept.delete(each)
}

/** The unsaved values of a user for a document and language; null when there are none or they expired. */
export function findTyped(userId: string, previewed: Previewed, now = Date.now()): TypedData | null {
  const kept = store().get(keyOf(userId, previewed))
  return kept && kept.until > now ? kept.data : null
}
