import type { Payload, Where } from 'payload'

import { unstored } from '@/features/appointments/model/appointment-event'
import { deleteWhere } from '@/lib/payload/delete-where'
import { forEachRow, logFailures } from '@/lib/payload/for-each-row'
import { claimRow } from '@/lib/queue/claim-row'
import type { Appointment, Lead } from '@/payload-types'

import { releasedKey } from '@/lib/payload/unique-insert'
import { linkBooking } from './link-booking'

/** A submission is stored within seconds of its seat; after this time no visitor got a confirmation for it. */
const forgottenAfterMs = 15 * 60_000
const perRun = 100

async function findLead(payload: Payload, submissionKey: string): Promise<Lead | undefined> {
  const { docs } = await payload.find({
    collection: 'leads',
    depth: 0,
    limit: 1,
    pagination: false,
    where: { idempotencyKey: { equals: submissionKey } },
    // The worker deletes forgotten bookings; only whether a lead exists is read.
    overrideAccess: true,
  })
  return docs[0]
}

/**
 * Detaches a booking from its submission with one atomic write, unless the submission was sent again at this moment.
 * Afterwards the submission no longer finds the booking, which may be deleted.
 */
async function clear(payload: Payload, id: string, isForgotten: Where): Promise<void> {
  const keys = { submissionKey: releasedKey('forgotten'), calendarSequence: { $inc: 1 } }
  const isOurs = await claimRow(payload, { collection: 'appointments', id, due: isForgotten, data: keys })
  if (isOurs) await deleteWhere(payload, 'appointments', { id: { equals: id } })
}

/**
 * Frees the seats of bookings whose submission was never stored because the process ended in between; their visitors
 * got no confirmation. Bookings with a stored submission are linked to it.
 */
export async function clearForgottenBookings(payload: Payload, now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - forgottenAfterMs).toISOString()
  const isForgotten: Where[] = [{ pendingEvent: { equals: unstored } }, { updatedAt: { less_than: before } }]
  const due = { collection: 'appointments', where: { and: isForgotten }, limit: perRun } as const
  const select = { submissionKey: true, seatKey: true } as const
  const failures = await forEachRow<Appointment>(
    payload,
    { ...due, select },
    async ({ id, submissionKey }) => {
      const lead = await findLead(payload, submissionKey)
      if (lead) await linkBooking(payload, lead)
      else await clear(payload, id, { and: isForgotten })
    },
  )
  logFailures(payload, 'forgotten bookings', failures)
}
