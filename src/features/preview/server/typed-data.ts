import type { Previewed } from '@/features/preview/model/previewed'
import { processState } from '@/lib/process-state'

/** Unsaved form values of an editor. */
export type TypedData = Record<string, unknown>

interface TypedState {
  data: TypedData
  until: number
}

const lifetimeMs = 2 * 60_000
const maxEntries = 40
/** A user edits in few windows at once; the limit prevents one user from displacing the data of others. */
const maxPerUser = 4

const store = () => processState('preview.typed-data', () => new Map<string, TypedState>())

const keyOf = (userId: string, { kind, id, locale }: Previewed) => [userId, kind, id, locale].join(' ')

/** Stores the unsaved values of a user for two minutes, in memory only. */
export function storePreviewData(
  userId: string,
  previewed: Previewed,
  data: TypedData,
  now = Date.now(),
): void {
  const typedStates = store()
  const key = keyOf(userId, previewed)
  // Deleted first, so that it becomes the newest entry.
  typedStates.delete(key)
  typedStates.set(key, { data, until: now + lifetimeMs })
  for (const [each, { until }] of typedStates)
    if (until <= now || typedStates.size > maxEntries) typedStates.delete(each)
  const ownKeys = [...typedStates.keys()].filter((each) => each.startsWith(`${userId} `))
  for (const each of ownKeys.slice(0, -maxPerUser)) typedStates.delete(each)
}

/** The unsaved values of a user for a document and language; null when there are none or they expired. */
export function findTyped(userId: string, previewed: Previewed, now = Date.now()): TypedData | null {
  const typedState = store().get(keyOf(userId, previewed))
  return typedState && typedState.until > now ? typedState.data : null
}
