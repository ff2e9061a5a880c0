import type { Payload, Where } from 'payload'

import { unstored } from '@/lib/appointments/appointment-event'
import type { Lead } from '@/payload-types'

import { linkBooking } from './link-booking'

/** A submission is stored within seconds of its seat; whoever waits for so long has not been thanked. */
const forgottenAfterMs = 15 * 60_000
const perRun = 100

async function findLead(payload: Payload, submissionKey: string): Promise<Lead | undefined> {
  const { docs } = await payload.find({
    collection: 'leads',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { idempotencyKey: { equals: submissionKey } },
    // The worker tidies up; only whether there is one decides what happens.
    overrideAccess: true,
  })
  return docs[0]
}

/**
 * Frees the seats of bookings whose submission was never stored, because the process ended in between: nobody was told
 * of them. What was stored after all is tied to its submission.
 */
export async function clearForgottenBookings(payload: Payload, now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - forgottenAfterMs).toISOString()
  const isForgotten: Where[] = [{ untold: { equals: unstored } }, { updatedAt: { less_than: before } }]
  const { docs } = await payload.find({
    collection: 'appointments',
    depth: 0,
    limit: perRun,
    pagination: false,
    select: { submissionKey: true, seatKey: true },
    where: { and: isForgotten },
    // As above.
    overrideAccess: true,
  })
  for (const { id, submissionKey } of docs) {
    const lead = await findLead(payload, submissionKey)
    if (lead) await linkBooking(payload, lead)
    else
      await payload.delete({
        collection: 'appointments',
        where: { and: [{ id: { equals: id } }, ...isForgotten] },
        // As above: a booking nobody was thanked for.
        overrideAccess: true,
      })
  }
}
