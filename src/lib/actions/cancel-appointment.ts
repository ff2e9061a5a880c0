import type { Payload } from 'payload'

import { stateOf } from '@/lib/appointments/appointment-state'
import type { Appointment } from '@/payload-types'

import { BookingRefusal } from './appointments/booking-refusal'
import { changeInTurn } from './appointments/change-appointment'
import { keyOfNobody } from './appointments/free-keys'

/**
 * Cancels an appointment and gives its seat to whoever comes next. It cannot be revived: somebody else may sit there.
 * Repeatable.
 *
 * @throws BookingRefusal when the appointment has begun
 */
export async function cancelAppointment(
  payload: Payload,
  id: string,
  now: Date = new Date(),
): Promise<Appointment> {
  const cancelled = await changeInTurn(payload, id, async (current) => {
    const state = stateOf(current, now)
    if (state === 'past') throw new BookingRefusal('ended')
    if (state === 'cancelled') return null
    return {
      status: 'cancelled',
      seatKey: keyOfNobody('cancelled'),
      holderKey: keyOfNobody('cancelled'),
      untold: 'cancelled',
    }
  })
  if (!cancelled) throw new BookingRefusal('ended')
  return cancelled
}
