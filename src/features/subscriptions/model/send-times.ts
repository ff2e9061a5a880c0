import { addDays, belgianDay, belgianMoment, weekdayOf } from '@/lib/time/belgian-time'

import { defaultDigestHour } from './alert-kinds'

export type AlertFrequency = 'immediately' | 'daily' | 'weekly'

/** Days of the week as `weekdayOf` counts them. */
const monday = 1

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/**
 * The next moment of a digest after `now`: Belgian clocks show its full hour, also on days on which the clock changes.
 *
 * @param isWeekly on Mondays only
 */
export function nextDigest(now: Date, hour: number, isWeekly: boolean): Date {
  const today = belgianDay(now)
  const days = Array.from({ length: 8 }, (_, count) => addDays(today, count))
  const day = days.find(
    (each) => (!isWeekly || weekdayOf(each) === monday) && belgianMoment(each, clock(hour)) > now,
  )
  // Eight days in a row contain every day of the week after now.
  return belgianMoment(day ?? addDays(today, 7), clock(hour))
}

/** When an alert about something that happens now is sent. */
export function dueAt(frequency: AlertFrequency, hour: number | null | undefined, now: Date): Date {
  return frequency === 'immediately'
    ? now
    : nextDigest(now, hour ?? defaultDigestHour, frequency === 'weekly')
}
