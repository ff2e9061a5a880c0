/** A legal value with the day it begins: an ISO date, or the moment of that day as the database stores it. */
export interface DatedRow {
  validFrom?: string | null
}

/**
 * The row that counts on a day: the newest that has begun; one without a date has always been there.
 *
 * @param day ISO date; the days of rows are compared as days
 * @returns undefined when none has begun
 */
export function rowInForce<Row extends DatedRow>(rows: readonly Row[], day: string): Row | undefined {
  const dayOf = ({ validFrom }: Row) => (validFrom ?? '').slice(0, 10)
  return rows
    .filter((row) => dayOf(row) <= day.slice(0, 10))
    .toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)))[0]
}
