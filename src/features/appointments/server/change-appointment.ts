import type { Payload, Where } from 'payload'

import { claimRow } from '@/lib/queue/claim-row'
import { getRequestId } from '@/lib/http/request-id'
import type { Appointment } from '@/payload-types'

import { isHeld } from './held-keys'

/** A change that queues a notification belongs to the current request. */
export const queuedBy = async ({ pendingEvent }: Partial<Appointment>): Promise<Partial<Appointment>> =>
  pendingEvent ? { requestId: await getRequestId() } : {}

/**
 * Changes an appointment only if the condition holds at that moment: one atomic write on either database, without
 * hooks. Null when it no longer holds.
 */
export const changeAppointment = async (
  payload: Payload,
  id: string,
  condition: Where,
  data: Partial<Appointment>,
): Promise<Appointment | null> =>
  claimRow<Appointment>(payload, {
    collection: 'appointments',
    id,
    due: condition,
    data: { ...data, ...(await queuedBy(data)), updatedAt: new Date().toISOString() },
  })

/** Retries when another write changed the appointment or took the seat meanwhile. */
const attempts = 60

async function readAppointment(payload: Payload, id: string): Promise<Appointment | null> {
  return payload.findByID({
    collection: 'appointments',
    id,
    depth: 0,
    disableErrors: true,
    // The caller has checked the right to change this appointment: a signed link, or the access rules of the studio.
    overrideAccess: true,
  })
}

/** A seat that was taken meanwhile is no failure: the next attempt looks for another. */
const unlessHeld =
  (payload: Payload, { seatKey, holderKey }: Partial<Appointment>) =>
  async (reason: unknown) => {
    if (seatKey && (await isHeld(payload, 'seatKey', seatKey))) return null
    if (holderKey && (await isHeld(payload, 'holderKey', holderKey))) return null
    throw reason
  }

/** Data to write, or null when nothing changes. */
type Decide = (current: Appointment) => Promise<Partial<Appointment> | null>

/**
 * Reads, decides and writes; repeats when another write came in between, so that no change is lost. Each change raises
 * the iCalendar sequence.
 *
 * @returns the appointment afterwards, or null when it does not exist
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
    }).catch(unlessHeld(payload, data))
    if (changed) return changed
  }
  throw new Error(`Appointment ${id} is being changed all the time`)
}
