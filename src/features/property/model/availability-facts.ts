import { toDay, type Day } from '@/lib/time/belgian-time'

interface AvailabilitySource {
  availability?: string | null
  availableFrom?: string | null
}

/** Say less than a day does, or the opposite. */
const vague = new Set(['immediately', 'toBeAgreed', 'fromDate'])

/**
 * What a page says of the availability on a day. A date that has come means immediately, and a property that is
 * available from a day is neither available immediately nor on a day to be agreed.
 */
export function availabilityOn<Source extends AvailabilitySource>(
  { availability, availableFrom }: Source,
  today: Day,
): { availability: string | null; availableFrom: string | null } {
  const from = toDay(availableFrom)
  if (from && from > today) {
    const isVague = !availability || vague.has(availability)
    return { availability: isVague ? null : availability, availableFrom: from }
  }
  const words = availability === 'fromDate' ? null : availability
  return { availability: words || (from ? 'immediately' : null), availableFrom: null }
}
