import type { Payload } from 'payload'

import { pendingNotification, unstored } from '@/features/appointments/model/appointment-event'
import { confirmationEnd } from '@/features/appointments/model/appointment-state'
import type { Appointment, Lead } from '@/payload-types'

import { changeAppointment } from './change-appointment'
import { readBookingRules } from './read-booking-rules'

/** Asks the visitor to confirm the booking; the time to do so begins now. */
async function askToConfirm(payload: Payload, booked: Appointment, now: Date): Promise<Partial<Appointment>> {
  if (booked.pendingEvent !== unstored) return {}
  if (booked.status !== 'unconfirmed') return pendingNotification('booked')
  const { confirmHours } = await readBookingRules(payload, booked.language, 'visitor')
  const confirmUntil = confirmationEnd(booked, confirmHours, now).toISOString()
  return { confirmUntil, ...pendingNotification('reserved') }
}

/**
 * Links a visitor's appointment to its stored submission. The visitor has then been thanked and is asked by e-mail
 * to confirm the booking, and the booking is no longer deleted as forgotten. Repeatable.
 *
 * @returns the appointment, or null when the submission made none
 */
export async function linkBooking(
  payload: Payload,
  { id, idempotencyKey }: Pick<Lead, 'id' | 'idempotencyKey'>,
  now: Date = new Date(),
): Promise<Appointment | null> {
  if (!idempotencyKey) return null
  const find = async () => {
    const { docs } = await payload.find({
      collection: 'appointments',
      depth: 0,
      limit: 1,
      pagination: false,
      where: { submissionKey: { equals: idempotencyKey } },
      // The worker continues the visitor's submission; the result goes to no other user.
      overrideAccess: true,
    })
    return docs[0] ?? null
  }
  const booked = await find()
  if (!booked || booked.lead === id) return booked
  return (
    (await changeAppointment(
      payload,
      booked.id,
      { calendarSequence: { equals: booked.calendarSequence } },
      { lead: id, ...(await askToConfirm(payload, booked, now)) },
    )) ?? find()
  )
}
