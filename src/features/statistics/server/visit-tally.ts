import type { Locale } from '@/lib/i18n/locales'
import { processState } from '@/lib/process-state'
import type { Day } from '@/lib/time/belgian-time'

import type { VisitSource } from '../model/visit-source'

/** Visits of one property that are not in the database yet. */
export interface CountedVisits {
  day: Day
  /** Public number of the property. */
  ref: number
  locale: Locale
  source: VisitSource
  count: number
}

/** Numbers that no property has, from a program, must not fill the memory between two writes. */
const maxEntries = 20_000

/** Adds up visits in memory until they are written to the database. */
export class VisitTally {
  #counts = new Map<string, CountedVisits>()

  constructor(private readonly maxSize = maxEntries) {}

  /** Adds visits. @returns false when there is no room for another property */
  add(visits: CountedVisits): boolean {
    const { day, ref, locale, source, count } = visits
    const key = `${day} ${ref} ${locale} ${source}`
    const stored = this.#counts.get(key)
    if (!stored && this.#counts.size >= this.maxSize) return false
    this.#counts.set(key, { ...visits, count: count + (stored?.count ?? 0) })
    return true
  }

  get isEmpty(): boolean {
    return this.#counts.size === 0
  }

  /** Returns all counts and begins anew. */
  take(): CountedVisits[] {
    const taken = [...this.#counts.values()]
    this.#counts = new Map()
    return taken
  }
}

/** The tally of this process: the HTTP server counts, and Next's side has the database. */
export const visitTally = (): VisitTally => processState('visit-tally', () => new VisitTally())
