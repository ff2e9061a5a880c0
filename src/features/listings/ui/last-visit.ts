import { readStored, writeStored } from '@/lib/values/browser-storage'

const key = 'perron:visit'

/** A visit ends after half an hour without a list. */
export const visitGapMs = 30 * 60_000

/** Moments in milliseconds since 1970. */
export interface Visit {
  /** The last list of the visit before this one; null at the first visit. */
  previous: number | null
  /** The last list seen. */
  seen: number
}

const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value < 4e12

/** Reads a stored visit; null for anything that is none. */
export function parseVisit(text: string | null): Visit | null {
  try {
    const { seen, previous } = JSON.parse(text ?? 'null') as Record<string, unknown>
    return isMoment(seen) ? { seen, previous: isMoment(previous) ? previous : null } : null
  } catch {
    return null
  }
}

/** The visit after a list was opened: the same one, or a new one after a long pause. */
export function nextVisit(before: Visit | null, now: number): Visit {
  if (!before || before.seen > now) return { previous: before?.previous ?? null, seen: now }
  const isNew = now - before.seen > visitGapMs
  return { previous: isNew ? before.seen : before.previous, seen: now }
}

export const readVisit = (): Visit | null => parseVisit(readStored('localStorage', key))

export const writeVisit = (visit: Visit): void => writeStored('localStorage', key, JSON.stringify(visit))
