import type { RecordedPath } from './recorded-path'

export interface MissingCount extends RecordedPath {
  hits: number
  referrer: string | null
  lastSeen: Date
}

/**
 * Counts in memory until the counts are written to the database. Paths beyond the capacity come from scanners and are
 * not counted.
 */
export class MissingCounter {
  private counts = new Map<string, MissingCount>()

  constructor(private readonly capacity: number) {}

  /** @returns whether this is the first count since the last `take` */
  add({ path, locale }: RecordedPath, referrer: string | null, now: Date): boolean {
    const isFirst = this.counts.size === 0
    const stored = this.counts.get(path)
    if (!stored && this.counts.size >= this.capacity) return false
    this.counts.set(path, {
      path,
      locale,
      hits: (stored?.hits ?? 0) + 1,
      referrer: referrer ?? stored?.referrer ?? null,
      lastSeen: now,
    })
    return isFirst
  }

  get isEmpty(): boolean {
    return this.counts.size === 0
  }

  /** Returns all counts and resets the counter. */
  take(): MissingCount[] {
    const taken = [...this.counts.values()]
    this.counts = new Map()
    return taken
  }
}
