import type { Payload } from 'payload'

import { pendingNotification } from '@/features/appointments/model/appointment-event'
import { stateOf } from '@/features/appointments/model/appointment-state'
import type { Appointment } from '@/payload-types'

import { BookingRefusal } from './booking-refusal'
import { changeInTurn } from './change-appointment'
import { releasedKey } from '@/lib/payload/unique-insert'

/**
 * Cancels an appointment and frees its seat. It cannot be undone: the seat may be booked again. Idempotent.
 *
 * @throws BookingRefusal when the appointment has begun or was not confirmed in time
 */
export async function cancelAppointment(
  payload: Payload,
  id: string,
  now: Date = new Date(),
): Promise<Appointment> {
  const cancelled = await changeInTurn(payload, id, async (current) => {
    const state = stateOf(current, now)
    if (state === 'past' || state === 'expired') throw new BookingRefusal('ended')
    if (state === 'cancelled') return null
    return {
      status: 'cancelled',
      seatKey: releasedKey('cancelled'),
      holderKey: releasedKey('cancelled'),
      ...pendingNotification('cancelled'),
    }
  })
  if (!cancelled) throw new BookingRefusal('ended')
  return cancelled
}
