import { toDay, type Day } from '@/lib/time/belgian-time'

import type { PropertyGoal } from './goal'

interface AvailabilitySource {
  availability?: string | null
  availableFrom?: string | null
  goal?: PropertyGoal | null
  viagerType?: string | null
}

/** Whether the seller goes on living there after the deed, for a time that is not known. */
export const isOccupiedAnnuity = ({ goal, viagerType }: AvailabilitySource): boolean =>
  goal === 'sale' && viagerType === 'occupied'

/** Say less than a day does, or the opposite. */
const vague = new Set(['immediately', 'toBeAgreed', 'fromDate'])

/**
 * What a page says of the availability on a day. A date that has come means immediately, and a property that is
 * available from a day is neither available immediately nor on a day to be agreed. An occupied life annuity stays occupied,
 * whatever was typed.
 */
export function availabilityOn<Source extends AvailabilitySource>(
  source: Source,
  today: Day,
): { availability: string | null; availableFrom: string | null } {
  if (isOccupiedAnnuity(source)) return { availability: 'occupied', availableFrom: null }
  const { availability } = source
  const from = toDay(source.availableFrom)
  if (from && from > today) {
    const isVague = !availability || vague.has(availability)
    return { availability: isVague ? null : availability, availableFrom: from }
  }
  const words = availability === 'fromDate' ? null : availability
  return { availability: words || (from ? 'immediately' : null), availableFrom: null }
}
