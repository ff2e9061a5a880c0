import type { Payload, Where } from 'payload'

import { stateOf } from '@/features/appointments/model/appointment-state'
import { forEachRow, logFailures } from '@/lib/payload/for-each-row'
import { releasedKey } from '@/lib/payload/unique-insert'
import type { Appointment } from '@/payload-types'

import { changeInTurn } from './change-appointment'

const perRun = 100

/** Ends a booking in the write that frees its seat, unless it was confirmed, moved or cancelled meanwhile. */
const expire = (payload: Payload, id: string, now: Date): Promise<Appointment | null> =>
  changeInTurn(payload, id, async (current) => {
    if (current.status !== 'unconfirmed' || stateOf(current, now) !== 'expired') return null
    return {
      status: 'expired',
      seatKey: releasedKey('expired'),
      holderKey: releasedKey('expired'),
      // Without a confirmation the e-mail address may be another person's: it gets no second e-mail.
      pendingEvent: null,
    }
  })

/** Task of the worker: frees the seats of bookings that were not confirmed in time. */
export async function expireBookings(payload: Payload, now: Date = new Date()): Promise<void> {
  const isOverdue: Where[] = [
    { status: { equals: 'unconfirmed' } },
    { confirmUntil: { less_than_equal: now.toISOString() } },
  ]
  const failures = await forEachRow<Appointment>(
    payload,
    { collection: 'appointments', where: { and: isOverdue }, limit: perRun, select: { status: true } },
    ({ id }) => expire(payload, id, now),
  )
  logFailures(payload, 'expired bookings', failures)
}
