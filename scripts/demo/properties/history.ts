import type { DemoFacts } from './facts'
import { addDays, belgianMoment, weekdayOf } from '@/lib/time/belgian-time'

import { dayBefore, seeded, toStep } from './seeded'

export interface PricePoint {
  date: string
  price: number
}

const maxDaysOnline = 415

/** Days since it went online: the highest number is the newest, and there are more new ones than old ones. */
export function daysOnline(rank: number, count: number): number {
  return 1 + Math.round((rank / Math.max(1, count - 1)) ** 2.2 * maxDaysOnline)
}

/** The prices asked so far, oldest first, ending with today's; empty when the price never changed. */
export function priceHistoryOf(
  facts: DemoFacts,
  marquee: number,
  online: number,
  referenceDay: string,
): PricePoint[] {
  const random = seeded(`history:${facts.ref}`)
  const hasChanged =
    marquee === 2 || (online > 120 && !facts.annuity && !facts.projectNumber && random.chance(0.3))
  if (!hasChanged || facts.goal !== 'sale') return []
  const step = facts.price > 100_000 ? 1000 : 500
  const first = toStep(facts.price * (1.05 + random.next() * 0.06), step)
  const changed = Math.max(1, Math.round(online * (marquee === 2 ? 0.25 : 0.6)))
  return [
    { date: dayBefore(referenceDay, online), price: first },
    { date: dayBefore(referenceDay, changed), price: facts.price },
  ]
}

export interface DemoOpenHouse {
  start: string
  end: string
}

/** Open houses of a few available properties: the last Saturday before the reference day, and one or two to come. */
export function openHousesOf(facts: DemoFacts, referenceDay: string): DemoOpenHouse[] {
  if (facts.status !== 'active' || facts.projectNumber) return []
  const random = seeded(`open-house:${facts.ref}`)
  if (!random.chance(0.08)) return []
  const weekday = weekdayOf(referenceDay)
  const saturday = addDays(referenceDay, ((6 - weekday + 7) % 7) + 7)
  return [-14, 0, ...(random.chance(0.5) ? [7] : [])].map((shift) => {
    const day = addDays(saturday, shift)
    return {
      start: belgianMoment(day, '10:00').toISOString(),
      end: belgianMoment(day, '12:00').toISOString(),
    }
  })
}

/** The day of sale or letting, between going online and the reference day. */
export function closedDay(facts: DemoFacts, online: number, referenceDay: string): string | null {
  if (facts.status !== 'sold' && facts.status !== 'rented') return null
  const share = 0.15 + seeded(`sold:${facts.ref}`).next() * 0.6
  return dayBefore(referenceDay, Math.max(0, Math.floor(online * share)))
}

/** Let some weeks ago, and its owner has not been asked yet. */
const withoutConsent = 4907

/** The sellers agreed on the day of the sale; some of them also to the price. */
export function consentOf(facts: DemoFacts, online: number, referenceDay: string) {
  const date = facts.ref === withoutConsent ? null : closedDay(facts, online, referenceDay)
  return { date, includesPrice: date !== null && seeded(`consent:${facts.ref}`).chance(0.4) }
}
