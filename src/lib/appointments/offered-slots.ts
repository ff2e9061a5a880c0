import { isBelgianHoliday } from './belgian-holidays'
import type { BookingRules, Slot } from './booking-rules'
import { addDays, brusselsDay, brusselsMoment, weekdayOf, type Day } from './brussels-time'

const hourMs = 60 * 60 * 1000

export interface OfferedSlot {
  day: Day
  slot: Slot
}

type OpeningRules = Pick<BookingRules, 'closedWeekdays' | 'closedPeriods' | 'isClosedOnHolidays'>

/** Whether visits take place that day at all. */
export const isOpenDay = (day: Day, rules: OpeningRules): boolean =>
  !rules.closedWeekdays.includes(weekdayOf(day)) &&
  !rules.closedPeriods.some(({ from, to }) => from <= day && day <= to) &&
  !(rules.isClosedOnHolidays && isBelgianHoliday(day))

/**
 * What may be booked now, day by day; whether a place is left is another question. The lead time is counted in hours
 * that pass, so a clock change makes no slot close earlier or later than said.
 */
export function offeredSlots(rules: BookingRules, now: Date): OfferedSlot[] {
  if (rules.capacity < 1) return []
  const today = brusselsDay(now)
  const earliest = now.getTime() + rules.leadTimeHours * hourMs
  const days = Array.from({ length: rules.horizonDays + 1 }, (_, count) => addDays(today, count))
  return days
    .filter((day) => isOpenDay(day, rules))
    .flatMap((day) => rules.slots.map((slot) => ({ day, slot })))
    .filter(({ day, slot }) => {
      const start = brusselsMoment(day, slot.from).getTime()
      return start > now.getTime() && start >= earliest
    })
}

/** How a choice of day and slot is written in a form. */
export const choiceValue = ({ day, slot }: OfferedSlot): string => `${day} ${slot.key}`

export const findOffered = (rules: BookingRules, choice: string, now: Date): OfferedSlot | undefined =>
  offeredSlots(rules, now).find((offered) => choiceValue(offered) === choice)
