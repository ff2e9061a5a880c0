import type { Payload } from 'payload'

import { stateOf } from '@/lib/appointments/appointment-state'
import { choiceValue, findOffered } from '@/lib/appointments/offered-slots'
import type { Appointment } from '@/payload-types'

import { BookingRefusal } from './appointments/booking-refusal'
import { changeInTurn } from './appointments/change-appointment'
import { findFreeSeat } from './appointments/free-keys'
import { readBookingRules } from './appointments/read-booking-rules'

interface Move {
  id: string
  /** Day and slot as the form offers them. */
  choice: string
  by: 'visitor' | 'staff'
}

const isAlreadyThere = ({ day, slot }: Appointment, choice: string): boolean =>
  choice === choiceValue({ day, slot: { key: slot, from: '', to: '' } })

/**
 * Gives an appointment another day or slot. The new seat is taken and the old one freed by the same write, so nobody
 * ever sits nowhere or twice. Repeatable.
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
    if (state === 'cancelled' || state === 'past') throw new BookingRefusal('ended')
    if (isAlreadyThere(current, choice)) return null
    const rules = await readBookingRules(payload, current.language, by)
    const offered = findOffered(rules, choice, now)
    if (!offered) throw new BookingRefusal('notOffered')
    const { day, slot } = offered
    const seatKey = await findFreeSeat(payload, day, slot.key, rules.capacity)
    if (!seatKey) throw new BookingRefusal('full')
    return {
      day,
      slot: slot.key,
      hours: `${slot.from}-${slot.to}`,
      seatKey,
      status: by === 'staff' || rules.isConfirmedAtOnce ? 'confirmed' : 'requested',
      untold: 'moved',
    }
  })
  if (!moved) throw new BookingRefusal('ended')
  return moved
}
