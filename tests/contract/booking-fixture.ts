import type { Payload } from 'payload'

import { bookAppointment, type Booking } from '@/features/appointments/server/book-appointment'
import { BookingRefusal } from '@/features/appointments/server/booking-refusal'
import type { Appointment } from '@/payload-types'

export const seats = 3
/** A Saturday; the days that follow are open, Sunday is not. */
export const now = new Date('2027-01-09T09:00:00Z')

let counter = 0
const next = () => ++counter

export const booking = (changes: Partial<Booking> = {}): Booking => ({
  choice: '2027-01-12 10:00-13:00',
  language: 'fr',
  person: { firstName: 'Élise', lastName: 'Dupont', email: `booker-${next()}@example.org` },
  submissionKey: `submission-${next()}`,
  bookedBy: 'visitor',
  ...changes,
})

/** How often each outcome came: `done`, or the reason of a refusal. Whatever else goes wrong is thrown. */
export async function outcomes(attempts: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const result of await Promise.allSettled(attempts)) {
    if (result.status === 'rejected' && !(result.reason instanceof BookingRefusal)) throw result.reason
    const outcome = result.status === 'fulfilled' ? 'done' : result.reason.reason
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

/** Books, and reads who holds the seats of a slot. */
export function bookingTools(payload: () => Payload) {
  const book = (changes: Partial<Booking> = {}) => bookAppointment(payload(), booking(changes), now)
  const sitting = async (choice: string): Promise<Appointment[]> => {
    const [day, slot] = choice.split(' ')
    const { docs } = await payload().find({
      collection: 'appointments',
      depth: 0,
      pagination: false,
      where: { day: { equals: day }, slot: { equals: slot }, status: { not_equals: 'cancelled' } },
    })
    return docs
  }

  return { book, sitting }
}
