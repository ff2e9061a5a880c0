import { addDays, belgianDay, belgianMoment } from '@/lib/time/belgian-time'

/** How often a source is imported by itself. */
export const schedules = ['never', 'hourly', 'fourHourly', 'daily', 'arrival'] as const
export type Schedule = (typeof schedules)[number]

/** A folder is looked at all the time, everything else at its times. */
export const isScheduleFor = (isFolder: boolean, schedule: string): boolean =>
  schedule === 'never' || (schedule === 'arrival') === isFolder

/** When a source is imported: `hour` is the hour on a Belgian clock, for `daily`. */
export interface ImportTimes {
  schedule: Schedule
  hour: number
}

const hourMs = 60 * 60_000
const periodHours: Readonly<Partial<Record<Schedule, number>>> = { hourly: 1, fourHourly: 4 }

/** More missed times than this are not counted. */
const maxCounted = 100

function countDaily(hour: number, last: Date, now: Date): number {
  const time = `${String(hour).padStart(2, '0')}:00`
  let count = 0
  for (let day = belgianDay(last); count < maxCounted; day = addDays(day, 1)) {
    const moment = belgianMoment(day, time)
    if (moment > now) return count
    if (moment > last) count += 1
  }
  return count
}

/**
 * How many times of the schedule have passed since the last run began: 0 not due, 1 due now, 3 or more when two were
 * missed.
 *
 * @param last beginning of the last run; for a source without one, the moment since which it has been scheduled
 */
export function countDueTimes({ schedule, hour }: ImportTimes, last: Date, now: Date): number {
  if (schedule === 'never' || schedule === 'arrival') return 0
  if (schedule === 'daily') return countDaily(hour, last, now)
  const passed = (now.getTime() - last.getTime()) / ((periodHours[schedule] ?? 1) * hourMs)
  return Math.min(maxCounted, Math.max(0, Math.floor(passed)))
}

/** Whether two times of the schedule passed without a run. */
export const isLateTwice = (dueTimes: number): boolean => dueTimes > 2
