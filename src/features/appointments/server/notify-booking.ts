import type { Payload } from 'payload'

import { withdrawnKey } from '@/features/submissions/model/withdrawn-key'
import type { Lead } from '@/payload-types'

import { linkBooking } from './link-booking'
import { notifyAppointment } from './notify-appointment'

/**
 * Effect of a stored submission: links its booking to the lead and queues the e-mails about it. Repeatable.
 *
 * @throws when there is no booking, although the visitor was thanked for one: the lead then shows as failed
 */
export async function notifyBooking(payload: Payload, lead: Lead): Promise<void> {
  const appointment = await linkBooking(payload, lead)
  if (!appointment && lead.idempotencyKey === withdrawnKey(lead.id)) return
  if (!appointment) throw new Error(`There is no appointment for lead ${lead.id}`)
  await notifyAppointment(payload, appointment)
}
