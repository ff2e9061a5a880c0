import type { Payload } from 'payload'

import { unstored } from '@/lib/appointments/appointment-event'
import type { Appointment, Lead } from '@/payload-types'

import { changeAppointment } from './appointments/change-appointment'

/**
 * Ties a visitor's appointment to the submission that made it, which means that the visitor has been thanked: from
 * then on the booking is told, and no longer cleared away as forgotten. Repeatable.
 *
 * @returns the appointment, or null when the submission made none
 */
export async function linkBooking(
  payload: Payload,
  { id, idempotencyKey }: Pick<Lead, 'id' | 'idempotencyKey'>,
): Promise<Appointment | null> {
  if (!idempotencyKey) return null
  const find = async () => {
    const { docs } = await payload.find({
      collection: 'appointments',
      depth: 0,
      limit: 1,
      pagination: false,
      where: { submissionKey: { equals: idempotencyKey } },
      // The worker carries on what the visitor began; nobody else sees what is read.
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
      {
        lead: id,
        ...(booked.untold === unstored && { untold: 'booked' }),
      },
    )) ?? find()
  )
}
