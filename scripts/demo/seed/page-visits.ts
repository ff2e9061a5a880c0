import type { Store } from '../../content/store'

import type { VisitSource } from '@/features/statistics/model/visit-source'
import { storeVisits } from '@/features/statistics/server/store-visits'
import { VisitTally } from '@/features/statistics/server/visit-tally'
import { toLocale } from '@/lib/i18n/locales'
import { addDays, daysBetween, weekdayOf, type Day } from '@/lib/time/belgian-time'

import type { DemoProperty } from './property-data'

/** Pseudo-random numbers that are the same on every run. */
interface Seeded {
  /** A number from 0 up to, not including, 1. */
  next: () => number
}

/** FNV-1a: spreads neighbouring keys such as "4101:visits" and "4102:visits" far apart. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** One independent stream of numbers per key (mulberry32). */
function seeded(key: string): Seeded {
  let state = hashOf(key)
  return {
    next: () => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
    },
  }
}

/** Days with visits, today included. */
const countedDays = 60

type Shares<T extends string> = readonly (readonly [T, number])[]

/** Of each hundred visits. */
const languages: Shares<string> = [
  ['fr', 64],
  ['nl', 21],
  ['en', 9],
  ['de', 6],
]
const sources: Shares<VisitSource> = [
  ['portal', 36],
  ['search', 27],
  ['direct', 21],
  ['social', 9],
  ['mail', 4],
  ['site', 3],
]

/** By weekday, Sunday first: people look on Sundays and on Monday evenings, and hardly on Fridays. */
const weekdayShares = [1.5, 1.2, 1, 0.95, 0.95, 0.7, 0.9]

function chooseOf<T extends string>(shares: Shares<T>, random: Seeded, fallback: T): T {
  let place = random.next() * 100
  for (const [value, share] of shares) {
    place -= share
    if (place < 0) return value
  }
  return fallback
}

/**
 * Visits to expect on a day: many in the first days online, fewer every week, hardly any after a sale. What costs less
 * is looked at more.
 */
function expectedOn(property: DemoProperty, day: Day, popularity: number): number {
  const age = daysBetween(property.onlineSince, day)
  if (age < 0) return 0
  const isOver = property.soldAt !== null && day > property.soldAt
  const freshness = 0.35 + 1.9 * Math.exp(-age / 9)
  const closing = isOver ? 0.15 : 1
  return 4 * popularity * freshness * closing * (weekdayShares[weekdayOf(day)] ?? 1)
}

/** Counts the visits of one property, the same at each seed of a day. */
function countVisits(tally: VisitTally, property: DemoProperty, today: Day): void {
  const random = seeded(`${property.ref}:visits`)
  const popularity = (property.isSpotlight ? 1.5 : 1) * (0.4 + 1.2 * random.next())
  for (let ago = countedDays - 1; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago)
    const expected = expectedOn(property, day, popularity) * (0.6 + 0.8 * random.next())
    const count = Math.floor(expected + random.next())
    for (let visit = 0; visit < count; visit += 1) {
      const locale = toLocale(chooseOf(languages, random, 'fr'))
      tally.add({ day, ref: property.ref, locale, source: chooseOf(sources, random, 'direct'), count: 1 })
    }
  }
}

/**
 * Counts visits of the pages of all properties in the last sixty days.
 *
 * @param today as `2026-11-20`
 */
export async function seedPageVisits(
  { payload }: Store,
  properties: readonly DemoProperty[],
  today: Day,
): Promise<void> {
  const tally = new VisitTally(Infinity)
  for (const property of properties) countVisits(tally, property, today)
  await storeVisits(payload, tally)
}
