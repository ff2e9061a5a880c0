import type { Payload } from 'payload'

import { isEnded, stateOf } from '@/features/appointments/model/appointment-state'
import type { Appointment, Lead } from '@/payload-types'

/** The appointment of a stored submission; null when it was deleted or moved on to another submission. */
async function findBooking(payload: Payload, { idempotencyKey }: Lead): Promise<Appointment | null> {
  const { docs } = await payload.find({
    collection: 'appointments',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { submissionKey: { equals: idempotencyKey } },
    // The server derives the key from the submission itself; only whether the visit takes place is read.
    overrideAccess: true,
  })
  return docs[0] ?? null
}

/**
 * Whether the appointment of a stored submission was cancelled or deleted, or was not confirmed in time. It is read and
 * not noted on the lead, so that the write that ends the appointment decides.
 */
export async function isBookingWithdrawn(
  payload: Payload,
  lead: Lead,
  now: Date = new Date(),
): Promise<boolean> {
  const booking = await findBooking(payload, lead)
  return !booking || isEnded(stateOf(booking, now))
}

/** Whether the visitor of a submission, or staff for them, confirmed its appointment. */
export async function isBookingConfirmed(payload: Payload, lead: Lead): Promise<boolean> {
  const booking = await findBooking(payload, lead)
  return booking?.status === 'confirmed' || booking?.status === 'requested'
}
