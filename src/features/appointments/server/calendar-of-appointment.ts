import type { Payload } from 'payload'

import { isEnded, spanOf } from '@/features/appointments/model/appointment-state'
import { calendarFile, type CalendarEntry } from '@/lib/calendar/calendar-file'
import { relatedId } from '@/lib/values/read-value'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { readMailBrand } from '@/lib/email/read-mail-brand'
import { formatPostalAddress, publicPostalAddress } from '@/features/property/model/postal-address'
import type { Appointment } from '@/payload-types'
import { withPlainSpaces } from '@/lib/values/text'

import { appointmentUrl, subjectOfAppointment } from './read-appointment-facts'

const statuses = {
  unconfirmed: 'TENTATIVE',
  requested: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  cancelled: 'CANCELLED',
  expired: 'CANCELLED',
} as const

/** The data that the calendars of visitors and staff share. */
export function entryOf(appointment: Appointment): Omit<CalendarEntry, 'title'> {
  const { id, calendarSequence, status, updatedAt } = appointment
  return {
    uid: `appointment-${id}@${new URL(env.serverUrl).hostname}`,
    sequence: calendarSequence ?? 0,
    ...spanOf(appointment),
    status: statuses[status],
    stamp: new Date(updatedAt),
  }
}

/** The place of the visit, as far as the property page publishes it. */
export async function getVisitPlace(
  payload: Payload,
  { property }: Appointment,
  locale: Locale,
): Promise<string> {
  const id = relatedId(property)
  const visited =
    id &&
    (await payload.findByID({
      collection: 'properties',
      id,
      depth: 1,
      locale,
      disableErrors: true,
      overrideAccess: false,
    }))
  if (!visited) return ''
  const locality = typeof visited.locality === 'object' ? visited.locality : null
  return withPlainSpaces(formatPostalAddress(publicPostalAddress({ ...visited, locality }, locale)))
}

async function entryForVisitor(payload: Payload, appointment: Appointment): Promise<CalendarEntry> {
  const locale = appointment.language
  const [about, brand, place] = await Promise.all([
    subjectOfAppointment(payload, appointment, locale),
    readMailBrand(payload, locale),
    getVisitPlace(payload, appointment, locale),
  ])
  const url = appointmentUrl(appointment, locale)
  const t = mailTranslator(locale)
  return {
    ...entryOf(appointment),
    title: t('calendar.visit', { what: about ? `${about.title} (${about.ref})` : brand.name }),
    description: [brand.name, about?.href, t('calendar.toChange', { url })].filter(Boolean).join('\n'),
    ...(place && { location: place }),
    url,
    organizer: { name: brand.name, email: brand.sender },
    ...(appointment.person?.email && {
      attendee: { name: appointment.person.lastName ?? '', email: appointment.person.email },
    }),
  }
}

/** An appointment as a file for the visitor's calendar: adds, moves or cancels it, by its present state. */
export async function calendarOfAppointment(
  payload: Payload,
  appointment: Appointment,
): Promise<{ filename: string; content: string; method: 'REQUEST' | 'CANCEL' }> {
  const method = isEnded(appointment.status) ? 'CANCEL' : 'REQUEST'
  return {
    filename: `${mailTranslator(appointment.language)('calendar.fileName')}-${appointment.day}.ics`,
    content: calendarFile([await entryForVisitor(payload, appointment)], { method }),
    method,
  }
}

/** The calendar file of an e-mail, with the state of the appointment when it is sent; null when it was deleted. */
export async function calendarAttachment(payload: Payload, id: string) {
  const appointment = await payload.findByID({
    collection: 'appointments',
    id,
    depth: 0,
    disableErrors: true,
    // Sent only to the e-mail address of the appointment, for which the outbox row was written.
    overrideAccess: true,
  })
  if (!appointment) return null
  const { filename, content, method } = await calendarOfAppointment(payload, appointment)
  return { filename, content, contentType: `text/calendar; charset=utf-8; method=${method}` }
}
