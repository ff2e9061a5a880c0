import type { Payload } from 'payload'

import { calendarOfAppointment } from './calendar-of-appointment'

/** The calendar file of a mail, as the appointment is when the mail is sent; null when it was deleted. */
export async function calendarAttachment(payload: Payload, id: string) {
  const appointment = await payload.findByID({
    collection: 'appointments',
    id,
    depth: 0,
    disableErrors: true,
    // Goes to the address of the appointment alone: the outbox row was written for it.
    overrideAccess: true,
  })
  if (!appointment) return null
  const { filename, content, method } = await calendarOfAppointment(payload, appointment)
  return { filename, content, contentType: `text/calendar; charset=utf-8; method=${method}` }
}
