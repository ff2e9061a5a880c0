import type { Payload } from 'payload'

import { linkBooking } from '@/lib/actions/link-booking'
import { tellAppointment } from '@/lib/cms/appointments/tell-appointment'
import type { Lead } from '@/payload-types'

/** The submission is stored as a whole: the booking stands, and is told. Repeatable. */
export async function tellBooking(payload: Payload, lead: Lead): Promise<void> {
  const appointment = await linkBooking(payload, lead)
  if (appointment?.untold) await tellAppointment(payload, appointment)
}
