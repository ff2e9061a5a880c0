import type { Payload, Where } from 'payload'

import { claimRow } from '@/lib/cms/jobs/claim-row'
import type { Appointment } from '@/payload-types'

import { isHeld } from './held-keys'

/**
 * Changes an appointment if, and only if, the condition still holds at that moment: one step on either database, and
 * no hooks. Null when it does not hold any more.
 */
export const changeAppointment = (
  payload: Payload,
  id: string,
  condition: Where,
  data: Partial<Appointment>,
): Promise<Appointment | null> =>
  claimRow<Appointment>(payload, {
    collection: 'appointments',
    id,
    due: condition,
    data: { ...data, updatedAt: new Date().toISOString() },
  })

/** How often a change is tried again because somebody else changed the appointment, or took the seat, meanwhile. */
const attempts = 60

/** The appointment as it is now. */
async function readAppointment(payload: Payload, id: string): Promise<Appointment | null> {
  return payload.findByID({
    collection: 'appointments',
    id,
    depth: 0,
    disableErrors: true,
    // The caller has checked the right to change this one: a signed link, or the access rules of the studio.
    overrideAccess: true,
  })
}

/** A seat that was taken meanwhile is no failure: the next turn looks for another. */
const unlessHeld = (payload: Payload, seatKey: string | undefined) => async (reason: unknown) => {
  if (seatKey && (await isHeld(payload, 'seatKey', seatKey))) return null
  throw reason
}

/** What to write, or null when there is nothing to change. */
type Decide = (current: Appointment) => Promise<Partial<Appointment> | null>

/**
 * Reads, decides and writes, again and again until nothing came between: no change of somebody else gets lost.
 * Each change raises the sequence that calendars go by.
 *
 * @returns the appointment as it is afterwards, or null when there is none
 */
export async function changeInTurn(
  payload: Payload,
  id: string,
  decide: Decide,
): Promise<Appointment | null> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const current = await readAppointment(payload, id)
    const data = current && (await decide(current))
    if (!data) return current
    const sequence = current.calendarSequence ?? 0
    const condition: Where = {
      and: [{ calendarSequence: { equals: sequence } }, { status: { equals: current.status } }],
    }
    const changed = await changeAppointment(payload, id, condition, {
      ...data,
      calendarSequence: sequence + 1,
    }).catch(unlessHeld(payload, data.seatKey))
    if (changed) return changed
  }
  throw new Error(`Appointment ${id} is being changed all the time`)
}
