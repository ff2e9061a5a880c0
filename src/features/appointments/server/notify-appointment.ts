import type { Payload } from 'payload'

import {
  agencyAppointmentEmail,
  visitorAppointmentEmail,
} from '@/features/appointments/emails/appointment-emails'
import type { AppointmentNews } from '@/features/appointments/emails/appointment-facts'
import { changeAppointment } from './change-appointment'
import { appointmentEvents } from '@/features/appointments/model/appointment-event'
import { spanOf } from '@/features/appointments/model/appointment-state'
import { relatedId } from '@/lib/values/read-value'
import { queueForCrm, readAgency } from '@/features/leads/server/api'
import type { EmailMessage } from '@/lib/email/email-message'
import { queueEmail } from '@/lib/email/queue-email'
import type { Locale } from '@/lib/i18n/locales'
import { processQueue } from '@/lib/queue/process-queue'
import type { Queue } from '@/lib/queue/queue'
import type { Appointment } from '@/payload-types'

import { readAppointmentFacts } from './read-appointment-facts'

/** The version of the appointment, so that a later change gets separate e-mails. */
const versionOf = ({ day, calendarSequence }: Appointment, news: AppointmentNews): string =>
  news === 'reminder' ? `reminder:${day}` : `${calendarSequence}:${news}`

const leadOf = ({ lead }: Appointment): { lead?: string } => {
  const id = relatedId(lead)
  return id ? { lead: id } : {}
}

/** Queues an e-mail to the visitor, if their e-mail address is known. It is not sent once the appointment has ended. */
export async function notifyVisitor(
  payload: Payload,
  appointment: Appointment,
  news: AppointmentNews,
): Promise<void> {
  const recipient = appointment.person?.email
  if (!recipient) return
  const { language } = appointment
  await queueEmail(payload, {
    key: `appointment:${appointment.id}:${versionOf(appointment, news)}:visitor`,
    template: `contactAppointment.${news}`,
    language,
    recipient,
    message: visitorAppointmentEmail(await readAppointmentFacts(payload, appointment, news, language)),
    sendUntil: spanOf(appointment).end,
    ...leadOf(appointment),
  })
}

async function findAgentEmails(payload: Payload, appointment: Appointment): Promise<string[]> {
  const id = relatedId(appointment.agent)
  if (!id) return []
  const agent = await payload.findByID({
    collection: 'agents',
    id,
    depth: 0,
    disableErrors: true,
    // The agent of the appointment is notified even if the site does not show them.
    overrideAccess: true,
  })
  return agent?.email ? [agent.email] : []
}

/** A message about an appointment to the agency. */
interface AgencyNews {
  /** The end of its key: each recipient gets it once. */
  key: string
  template: string
  /** Null when there is nothing to tell. */
  make: (locale: Locale) => Promise<EmailMessage | null>
}

/** Queues a message for all recipients of the agency, the agent of the appointment included. */
export async function queueForAgency(
  payload: Payload,
  appointment: Appointment,
  { key, template, make }: AgencyNews,
): Promise<void> {
  const { locale, recipients } = await readAgency(payload, 'contactAppointment')
  const message = await make(locale)
  if (!message) return
  const all = new Set([...recipients, ...(await findAgentEmails(payload, appointment))])
  for (const recipient of all)
    await queueEmail(payload, {
      key: `appointment:${appointment.id}:${key}:agency:${recipient}`,
      template,
      language: locale,
      recipient,
      message,
      ...leadOf(appointment),
    })
}

const notifyAgency = (payload: Payload, appointment: Appointment, news: AppointmentNews): Promise<void> =>
  queueForAgency(payload, appointment, {
    key: versionOf(appointment, news),
    template: 'contactAppointment.agency',
    make: async (locale) =>
      agencyAppointmentEmail(await readAppointmentFacts(payload, appointment, news, locale)),
  })

/** Appointments with an event of which visitor and agency are still to be notified. */
export const appointmentQueue: Queue<Appointment> = {
  name: 'appointments',
  collection: 'appointments',
  columns: {
    state: 'pendingEvent',
    attempts: 'pendingEventAttempts',
    nextAttemptAt: 'pendingEventNextAttemptAt',
    requestId: 'requestId',
  },
  states: { pending: appointmentEvents, done: null },
  batchSize: 50,
  maxRestMs: 150,
}

/** Queues the lead of an appointment for the CRM, which gets it once the appointment is confirmed. */
async function passOnConfirmed(payload: Payload, { lead }: Appointment): Promise<void> {
  const id = relatedId(lead)
  if (!id) return
  // The worker has no user; the CRM is the agency's own.
  const storedLead = await payload.findByID({
    collection: 'leads',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (storedLead) await queueForCrm(payload, storedLead)
}

/** Queues the e-mails about the pending event. Returns false when there is none. */
async function notifyBoth(payload: Payload, appointment: Appointment): Promise<boolean> {
  const event = appointmentEvents.find((each) => each === appointment.pendingEvent)
  if (!event) return false
  await notifyVisitor(payload, appointment, event)
  await notifyAgency(payload, appointment, event)
  await passOnConfirmed(payload, appointment)
  return true
}

/** Task of the worker: queues the e-mails about the newest event of each appointment. */
export const notifyAppointments = (payload: Payload, clock?: () => Date): Promise<void> =>
  processQueue(payload, appointmentQueue, {
    handle: async (appointment) => void (await notifyBoth(payload, appointment)),
    ...(clock && { clock }),
  })

/** Queues the e-mails about the pending event of one appointment at once. Repeatable. */
export async function notifyAppointment(payload: Payload, appointment: Appointment): Promise<void> {
  if (!(await notifyBoth(payload, appointment))) return
  const isSame = { calendarSequence: { equals: appointment.calendarSequence } }
  await changeAppointment(payload, appointment.id, isSame, { pendingEvent: null })
}
