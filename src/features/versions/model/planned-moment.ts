import { belgianDateTime, belgianMoment, isDay } from '@/lib/time/belgian-time'

export type MomentRefusal = 'unreadable' | 'past' | 'skipped'

/**
 * The moment of a day and time that an editor typed, on Belgian clocks.
 *
 * @param text `2027-03-28T10:05`, as an input of type `datetime-local` gives it
 * @returns a refusal: `past`, or `skipped` for a time in the hour that is left out in March. Of the hour that comes
 * twice in October the first one counts.
 */
export function toPlannedMoment(text: string, now: Date): Date | MomentRefusal {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::00)?$/.exec(text) ?? []
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return 'unreadable'
  const moment = belgianMoment(day, time)
  if (belgianDateTime(moment) !== `${day}T${time}`) return 'skipped'
  const hourBefore = new Date(moment.getTime() - 60 * 60_000)
  const first = belgianDateTime(hourBefore) === `${day}T${time}` ? hourBefore : moment
  return first <= now ? 'past' : first
}
