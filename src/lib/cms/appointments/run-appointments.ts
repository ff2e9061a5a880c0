import type { Payload, Where } from 'payload'

import { clearForgottenBookings } from '@/lib/actions/clear-forgotten-bookings'
import { readBookingRules } from '@/lib/actions/appointments/read-booking-rules'
import { appointmentEvents } from '@/lib/appointments/appointment-event'
import { addDays, brusselsDay, brusselsMoment } from '@/lib/appointments/brussels-time'
import { sourceLocale } from '@/lib/i18n/locales'
import type { Appointment } from '@/payload-types'

import { tellAppointment, tellVisitor } from './tell-appointment'

const perRun = 200
/** On Belgian clocks, the day before: nobody is woken at midnight. */
const remindedFrom = '09:00'

async function findAppointments(payload: Payload, where: Where): Promise<Appointment[]> {
  const { docs } = await payload.find({
    collection: 'appointments',
    depth: 0,
    limit: perRun,
    pagination: false,
    sort: 'updatedAt',
    // The worker writes to those whom the appointments name, and to nobody else.
    overrideAccess: true,
    where,
  })
  return docs
}

/** Runs a step for each; one that fails is left for the next run and holds up none of the others. */
async function forEach(
  payload: Payload,
  appointments: Appointment[],
  step: (appointment: Appointment) => Promise<void>,
): Promise<void> {
  for (const appointment of appointments)
    await step(appointment).catch((error: unknown) => {
      const reason = error instanceof Error ? error.name : 'unknown'
      payload.logger.error({ msg: `Appointment ${appointment.id} could not be told`, reason })
    })
}

/** Mails what happened to appointments since the last run: the worker's task. */
export async function tellAppointments(payload: Payload): Promise<void> {
  const untold = await findAppointments(payload, { untold: { in: [...appointmentEvents] } })
  await forEach(payload, untold, (appointment) => tellAppointment(payload, appointment))
}

async function isReminded(payload: Payload, { id, day }: Appointment): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'outbox',
    where: { key: { equals: `appointment:${id}:reminder:${day}:visitor` } },
    // Only whether the mail was written.
    overrideAccess: true,
  })
  return totalDocs > 0
}

/**
 * Reminds of the confirmed appointments of tomorrow, each once for each day it is moved to: the worker's task. Tomorrow
 * is counted on the calendar, so a clock change leaves nobody out. Who booked today knows.
 */
export async function remindOfAppointments(payload: Payload, now: Date = new Date()): Promise<void> {
  const today = brusselsDay(now)
  if (now < brusselsMoment(today, remindedFrom)) return
  const rules = await readBookingRules(payload, sourceLocale, 'staff')
  if (!rules.isReminded) return
  const tomorrow = await findAppointments(payload, {
    and: [
      { day: { equals: addDays(today, 1) } },
      { status: { equals: 'confirmed' } },
      { createdAt: { less_than: brusselsMoment(today, '00:00').toISOString() } },
    ],
  })
  await forEach(payload, tomorrow, async (appointment) => {
    if (!(await isReminded(payload, appointment))) await tellVisitor(payload, appointment, 'reminder')
  })
}

/** Frees seats nobody was thanked for: the worker's task. */
export const tidyBookings = (payload: Payload, now: Date): Promise<void> =>
  clearForgottenBookings(payload, now)
