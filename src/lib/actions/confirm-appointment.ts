import type { Payload } from 'payload'

import { stateOf } from '@/lib/appointments/appointment-state'
import type { Appointment } from '@/payload-types'

import { BookingRefusal } from './appointments/booking-refusal'
import { changeInTurn } from './appointments/change-appointment'

/**
 * The agency agrees to a requested appointment. Repeatable.
 *
 * @throws BookingRefusal when the appointment is over or cancelled
 */
export async function confirmAppointment(
  payload: Payload,
  id: string,
  now: Date = new Date(),
): Promise<Appointment> {
  const confirmed = await changeInTurn(payload, id, async (current) => {
    const state = stateOf(current, now)
    if (state === 'past' || state === 'cancelled') throw new BookingRefusal('ended')
    return state === 'confirmed' ? null : { status: 'confirmed', untold: 'confirmed' }
  })
  if (!confirmed) throw new BookingRefusal('ended')
  return confirmed
}
