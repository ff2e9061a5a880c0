import type { Payload } from 'payload'

import {
  agencyAppointmentLetter,
  visitorAppointmentLetter,
} from '@/forms/contact-appointment/appointment-letters'
import type { AppointmentNews } from '@/forms/contact-appointment/appointment-facts'
import { changeAppointment } from '@/lib/actions/appointments/change-appointment'
import { appointmentEvents, cancelledKey } from '@/lib/appointments/appointment-event'
import { spanOf } from '@/lib/appointments/appointment-state'
import { relatedId } from '@/lib/cms/hooks/related-id'
import { readAgency } from '@/lib/cms/lead-effects/read-agency'
import { queueLetter } from '@/lib/mail/queue-letter'
import type { Appointment } from '@/payload-types'

import { readAppointmentFacts } from './read-appointment-facts'

/** The version of the appointment that is told: what changes again gets mails of its own. */
const keyOf = ({ id, day, calendarSequence }: Appointment, news: AppointmentNews): string =>
  news === 'reminder' ? `appointment:${id}:reminder:${day}` : `appointment:${id}:${calendarSequence}:${news}`

const leadOf = ({ lead }: Appointment): { lead?: string } => {
  const id = relatedId(lead)
  return id ? { lead: id } : {}
}

/** Writes to the visitor, where an address is known. The mail is of no use once the appointment is over. */
export async function tellVisitor(
  payload: Payload,
  appointment: Appointment,
  news: AppointmentNews,
): Promise<void> {
  const recipient = appointment.person?.email
  if (!recipient) return
  const { language } = appointment
  await queueLetter(payload, {
    key: `${keyOf(appointment, news)}:visitor`,
    template: `contactAppointment.${news}`,
    language,
    recipient,
    letter: visitorAppointmentLetter(await readAppointmentFacts(payload, appointment, news, language)),
    sendUntil: spanOf(appointment).end,
    ...leadOf(appointment),
  })
}

async function agentAddress(payload: Payload, appointment: Appointment): Promise<string[]> {
  const id = relatedId(appointment.agent)
  if (!id) return []
  const agent = await payload.findByID({
    collection: 'agents',
    id,
    depth: 0,
    disableErrors: true,
    // Whoever goes to the appointment is written to, shown on the site or not.
    overrideAccess: true,
  })
  return agent?.email ? [agent.email] : []
}

async function tellAgency(payload: Payload, appointment: Appointment, news: AppointmentNews): Promise<void> {
  const { locale, recipients } = await readAgency(payload, 'contactAppointment')
  const letter = agencyAppointmentLetter(await readAppointmentFacts(payload, appointment, news, locale))
  if (!letter) return
  const all = new Set([...recipients, ...(await agentAddress(payload, appointment))])
  for (const recipient of all)
    await queueLetter(payload, {
      key: `${keyOf(appointment, news)}:agency:${recipient}`,
      template: 'contactAppointment.agency',
      language: locale,
      recipient,
      letter,
      ...leadOf(appointment),
    })
}

/** The same form may be sent again after a cancellation, and is then a submission of its own. */
async function freeSubmission(payload: Payload, appointment: Appointment): Promise<void> {
  const lead = relatedId(appointment.lead)
  if (!lead) return
  const data = { idempotencyKey: cancelledKey(lead) }
  await payload.db.updateOne({ collection: 'leads', id: lead, data, returning: false })
}

/** Mails what happened to an appointment, to the visitor and to the agency, once. Repeatable. */
export async function tellAppointment(payload: Payload, appointment: Appointment): Promise<void> {
  const news = appointmentEvents.find((event) => event === appointment.untold)
  if (!news) return
  await tellVisitor(payload, appointment, news)
  await tellAgency(payload, appointment, news)
  if (news === 'cancelled') await freeSubmission(payload, appointment)
  const isTold = { calendarSequence: { equals: appointment.calendarSequence } }
  await changeAppointment(payload, appointment.id, isTold, { untold: null })
}
