import { isBelgianHoliday } from '@/lib/time/belgian-holidays'
import type { BookingRules, Slot, SlotOnDays } from './booking-rules'
import {
  addDays,
  belgianDateTime,
  belgianDay,
  belgianMoment,
  hoursAfter,
  weekdayOf,
  type Day,
} from '@/lib/time/belgian-time'

export interface OfferedSlot {
  day: Day
  slot: Slot
}

type OpeningRules = Pick<BookingRules, 'closedWeekdays' | 'closedPeriods' | 'isClosedOnHolidays'>

/** Whether visits take place on that day. */
export const isOpenDay = (day: Day, rules: OpeningRules): boolean =>
  !rules.closedWeekdays.includes(weekdayOf(day)) &&
  !rules.closedPeriods.some(({ from, to }) => from <= day && day <= to) &&
  !(rules.isClosedOnHolidays && isBelgianHoliday(day))

const hasDay = ({ weekdays }: SlotOnDays, day: Day): boolean =>
  weekdays.length === 0 || weekdays.includes(weekdayOf(day))

/**
 * The slots that may be booked now, by day; free seats are not checked here. The lead time is counted in elapsed hours,
 * so a clock change closes no slot earlier or later than configured.
 */
export function offeredSlots(rules: BookingRules, now: Date): OfferedSlot[] {
  if (rules.capacity < 1) return []
  const today = belgianDay(now)
  const earliest = hoursAfter(now, rules.leadTimeHours)
  const days = Array.from({ length: rules.horizonDays + 1 }, (_, count) => addDays(today, count))
  return days
    .filter((day) => isOpenDay(day, rules))
    .flatMap((day) => rules.slots.filter((slot) => hasDay(slot, day)).map((slot) => ({ day, slot })))
    .filter(({ day, slot }) => {
      const start = belgianMoment(day, slot.from)
      // The hour that a clock change skips has no slot: its moments are those of the next one.
      const exists = belgianDateTime(start) === `${day}T${slot.from}`
      return exists && start > now && start >= earliest
    })
}

/** The value of a day and slot in a form. */
export const choiceValue = ({ day, slot }: OfferedSlot): string => `${day} ${slot.key}`

export const findOffered = (rules: BookingRules, choice: string, now: Date): OfferedSlot | undefined =>
  offeredSlots(rules, now).find((offered) => choiceValue(offered) === choice)
