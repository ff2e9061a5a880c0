import type { Payload } from 'payload'

import { linkBooking } from '@/lib/actions/link-booking'
import { cancelledKey } from '@/lib/appointments/appointment-event'
import { tellAppointment } from '@/lib/cms/appointments/tell-appointment'
import type { Lead } from '@/payload-types'

/**
 * The submission is stored as a whole: the booking stands, and is told. Repeatable.
 *
 * @throws when there is no booking, so that it is tried again and in the end shown: somebody was thanked for one
 */
export async function tellBooking(payload: Payload, lead: Lead): Promise<void> {
  const appointment = await linkBooking(payload, lead)
  if (!appointment && lead.idempotencyKey === cancelledKey(lead.id)) return
  if (!appointment) throw new Error(`There is no appointment for lead ${lead.id}`)
  if (appointment.untold) await tellAppointment(payload, appointment)
}
