import { toDay, type Day } from '@/lib/time/belgian-time'

/** A legal value with its first day: an ISO day, or a moment of that Belgian day as stored in the database. */
export interface DatedRow {
  validFrom?: string | null
}

/**
 * The row in force on a day: the newest that has begun. A row without a date is older than all others.
 *
 * @returns undefined if none has begun
 */
export function rowInForce<Row extends DatedRow>(rows: readonly Row[], day: Day): Row | undefined {
  const dayOf = ({ validFrom }: Row) => toDay(validFrom) ?? ''
  return rows
    .filter((row) => dayOf(row) <= day)
    .toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)))[0]
}
