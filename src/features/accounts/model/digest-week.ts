import { mondayOf } from '@/features/appointments/model/describe-when'
import { addDays, belgianDay, belgianMoment, startOfDay, type Day } from '@/lib/time/belgian-time'

/** Belgian time of Monday from which the summaries leave. */
const sendFrom = '08:00'

/** A worker that was down on Monday still sends on Tuesday; later the summary is too old. */
const daysToSend = 2

/**
 * The Monday whose summary is due at a moment; null when none is. Days and hours are those of Belgium, so a clock change
 * moves nothing.
 */
export function digestDayOf(now: Date): Day | null {
  const monday = mondayOf(belgianDay(now))
  const isDue = now >= belgianMoment(monday, sendFrom) && now < startOfDay(addDays(monday, daysToSend))
  return isDue ? monday : null
}
