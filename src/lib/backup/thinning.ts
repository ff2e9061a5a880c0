import { addDays, belgianDay, weekdayOf, type Day } from '@/lib/time/belgian-time'

const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

/** How many periods keep their newest backup. Periods without a backup do not count. */
const rules: readonly { count: number; periodOf: (day: Day) => string }[] = [
  { count: 7, periodOf: (day) => day },
  { count: 4, periodOf: mondayOf },
  { count: 12, periodOf: (day) => day.slice(0, 7) },
]

/**
 * The backups to keep: the newest of each of the last 7 days, 4 weeks and 12 months that have one, in Belgian days. At
 * most 23; a backup may count for all three.
 */
export function findRemaining<Backup extends { at: Date }>(backups: readonly Backup[]): Set<Backup> {
  const newestFirst = backups.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const remaining = new Set<Backup>()
  for (const { count, periodOf } of rules) {
    const periods = new Set<string>()
    for (const backup of newestFirst) {
      const period = periodOf(belgianDay(backup.at))
      if (periods.has(period)) continue
      if (periods.size === count) break
      periods.add(period)
      remaining.add(backup)
    }
  }
  return remaining
}
