import type { Payload } from 'payload'

import { pendingNotification } from '@/features/appointments/model/appointment-event'
import { isChangeable, stateOf } from '@/features/appointments/model/appointment-state'
import type { Appointment } from '@/payload-types'

import { BookingRefusal } from './booking-refusal'
import { changeInTurn } from './change-appointment'
import { readBookingRules } from './read-booking-rules'

/**
 * Confirms an appointment for the agency, also one that its visitor has not confirmed: staff may have heard from them.
 * Repeatable.
 *
 * @throws BookingRefusal when the appointment is over, cancelled or expired
 */
export async function confirmAppointment(
  payload: Payload,
  id: string,
  now: Date = new Date(),
): Promise<Appointment> {
  const confirmed = await changeInTurn(payload, id, async (current) => {
    const state = stateOf(current, now)
    if (!isChangeable(state)) throw new BookingRefusal('ended')
    if (state === 'confirmed') return null
    return { status: 'confirmed', confirmUntil: null, ...pendingNotification('confirmed') }
  })
  if (!confirmed) throw new BookingRefusal('ended')
  return confirmed
}

/**
 * Confirms a booking for its visitor, whose signed link proves the e-mail address. It counts from then on: both parties
 * are notified. Repeatable; the agency may still have to confirm it.
 *
 * @throws BookingRefusal when the time to confirm is over, or the appointment is over or cancelled
 */
export async function confirmBooking(
  payload: Payload,
  id: string,
  now: Date = new Date(),
): Promise<Appointment> {
  const confirmed = await changeInTurn(payload, id, async (current) => {
    const state = stateOf(current, now)
    if (!isChangeable(state)) throw new BookingRefusal('ended')
    if (state !== 'unconfirmed') return null
    const { isConfirmedAtOnce } = await readBookingRules(payload, current.language, 'visitor')
    return {
      status: isConfirmedAtOnce ? 'confirmed' : 'requested',
      confirmUntil: null,
      ...pendingNotification('booked'),
    }
  })
  if (!confirmed) throw new BookingRefusal('ended')
  return confirmed
}
