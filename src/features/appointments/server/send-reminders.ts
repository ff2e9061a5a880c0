import type { Payload } from 'payload'

import { sourceLocale } from '@/lib/i18n/locales'
import { addDays, belgianDay, belgianMoment, startOfDay } from '@/lib/time/belgian-time'
import { formatError } from '@/lib/values/format-error'
import type { Appointment } from '@/payload-types'

import { notifyVisitor } from './notify-appointment'
import { readBookingRules } from './read-booking-rules'

const maxPerRun = 200
/** Belgian time of day from which reminders of the next day are sent. */
const remindFrom = '09:00'

async function findOfTomorrow(payload: Payload, now: Date): Promise<Appointment[]> {
  const today = belgianDay(now)
  const { docs } = await payload.find({
    collection: 'appointments',
    depth: 0,
    limit: maxPerRun,
    pagination: false,
    sort: 'updatedAt',
    // The worker has no user. It sends only to the people of the appointments.
    overrideAccess: true,
    where: {
      and: [
        { day: { equals: addDays(today, 1) } },
        { status: { equals: 'confirmed' } },
        { createdAt: { less_than: startOfDay(today).toISOString() } },
      ],
    },
  })
  return docs
}

async function isReminded(payload: Payload, { id, day }: Appointment): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'outbox',
    where: { key: { equals: `appointment:${id}:reminder:${day}:visitor` } },
    // Only whether the e-mail exists is read.
    overrideAccess: true,
  })
  return totalDocs > 0
}

/**
 * Task of the worker: queues reminders of the confirmed appointments of tomorrow, once for each day an appointment is
 * moved to. Tomorrow is a Belgian calendar day, so clock changes skip no appointment. Appointments made today get no
 * reminder.
 */
export async function sendReminders(payload: Payload, now: Date = new Date()): Promise<void> {
  if (now < belgianMoment(belgianDay(now), remindFrom)) return
  const rules = await readBookingRules(payload, sourceLocale, 'staff')
  if (!rules.isReminded) return
  for (const appointment of await findOfTomorrow(payload, now)) {
    try {
      if (!(await isReminded(payload, appointment))) await notifyVisitor(payload, appointment, 'reminder')
    } catch (error) {
      // The next run tries it again.
      payload.logger.error({
        msg: `No reminder of appointment ${appointment.id}`,
        reason: formatError(error),
      })
    }
  }
}
