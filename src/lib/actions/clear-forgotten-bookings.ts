import type { Payload, Where } from 'payload'

import { unstored } from '@/lib/appointments/appointment-event'
import { deleteWhere } from '@/lib/cms/delete-where'
import { claimRow } from '@/lib/cms/jobs/claim-row'
import type { Lead } from '@/payload-types'

import { keyOfNobody } from './appointments/free-keys'
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
 * Takes a booking out of the way of its submission, unless that was sent again this moment: one step decides which of
 * the two comes first. Then nobody can find it any more, and it may be deleted.
 */
async function clear(payload: Payload, id: string, isForgotten: Where): Promise<void> {
  const keys = { submissionKey: keyOfNobody('forgotten'), calendarSequence: { $inc: 1 } }
  const isOurs = await claimRow(payload, { collection: 'appointments', id, due: isForgotten, data: keys })
  if (isOurs) await deleteWhere(payload, 'appointments', { id: { equals: id } })
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
    else await clear(payload, id, { and: isForgotten })
  }
}
