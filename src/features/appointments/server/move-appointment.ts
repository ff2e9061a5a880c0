import type { Payload } from 'payload'

import { pendingNotification } from '@/features/appointments/model/appointment-event'
import { isChangeable, stateOf } from '@/features/appointments/model/appointment-state'
import { choiceValue, findOffered } from '@/features/appointments/model/offered-slots'
import { relatedId } from '@/lib/values/read-value'
import type { Appointment } from '@/payload-types'

import { isAgentBusy } from './agent-calendars'
import { BookingRefusal } from './booking-refusal'
import { changeInTurn } from './change-appointment'
import { findFreeSeat } from './free-keys'
import { readBookingRules } from './read-booking-rules'

interface Move {
  id: string
  /** Day and slot as the form offers them. */
  choice: string
  by: 'visitor' | 'staff'
}

const isAlreadyThere = ({ day, slot }: Appointment, choice: string): boolean =>
  choice === choiceValue({ day, slot: { key: slot, from: '', to: '' } })

/**
 * Moves an appointment to another day or slot. One write takes the new seat and frees the old one, so the appointment
 * always has exactly one seat. Idempotent. Moving confirms an unconfirmed booking: a visitor moves by the link of the
 * e-mail that asks for the confirmation, and staff move what they have agreed.
 *
 * @throws BookingRefusal when the new slot is full or not offered, or the appointment is over or cancelled
 */
export async function moveAppointment(
  payload: Payload,
  { id, choice, by }: Move,
  now: Date = new Date(),
): Promise<Appointment> {
  const moved = await changeInTurn(payload, id, async (current) => {
    const state = stateOf(current, now)
    if (!isChangeable(state)) throw new BookingRefusal('ended')
    if (isAlreadyThere(current, choice)) return null
    const rules = await readBookingRules(payload, current.language, by)
    const offered = findOffered(rules, choice, now)
    if (!offered) throw new BookingRefusal('notOffered')
    if (by === 'visitor' && (await isAgentBusy(payload, relatedId(current.agent), offered)))
      throw new BookingRefusal('full')
    const { day, slot } = offered
    const seatKey = await findFreeSeat(payload, day, slot.key, rules.capacity)
    if (!seatKey) throw new BookingRefusal('full')
    return {
      day,
      slot: slot.key,
      hours: `${slot.from}-${slot.to}`,
      seatKey,
      status: by === 'staff' || rules.isConfirmedAtOnce ? 'confirmed' : 'requested',
      confirmUntil: null,
      // The agency has not heard of an unconfirmed booking yet.
      ...pendingNotification(by === 'visitor' && state === 'unconfirmed' ? 'booked' : 'moved'),
    }
  })
  if (!moved) throw new BookingRefusal('ended')
  return moved
}
