import type { Payload } from 'payload'

import { spanOf } from '@/lib/appointments/appointment-state'
import { calendarFile, type CalendarEntry } from '@/lib/appointments/calendar-file'
import { relatedId } from '@/lib/cms/hooks/related-id'
import { env } from '@/lib/env'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { readMailBrand } from '@/lib/mail/read-mail-brand'
import { formatAddress, publicAddress } from '@/lib/property/address'
import type { Appointment } from '@/payload-types'

import { appointmentUrl, subjectOfAppointment } from './read-appointment-facts'

const visit: Localized<(what: string) => string> = {
  nl: (what) => `Bezoek: ${what}`,
  fr: (what) => `Visite : ${what}`,
  en: (what) => `Viewing: ${what}`,
  de: (what) => `Besichtigung: ${what}`,
}

const toChange: Localized<(url: string) => string> = {
  nl: (url) => `Verplaatsen of annuleren: ${url}`,
  fr: (url) => `Déplacer ou annuler : ${url}`,
  en: (url) => `Move or cancel: ${url}`,
  de: (url) => `Verschieben oder absagen: ${url}`,
}

const fileNames: Localized = { nl: 'afspraak', fr: 'rendez-vous', en: 'appointment', de: 'termin' }

const statuses = { requested: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const

/** What every calendar learns of an appointment, whosever it is. */
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

/** Where the visit is, as far as the page of the property tells. */
export async function placeOf(payload: Payload, { property }: Appointment, locale: Locale): Promise<string> {
  const id = relatedId(property)
  const found =
    id &&
    (await payload.findByID({
      collection: 'properties',
      id,
      depth: 1,
      locale,
      disableErrors: true,
      overrideAccess: false,
    }))
  if (!found) return ''
  const locality = typeof found.locality === 'object' ? found.locality : null
  return formatAddress(publicAddress({ ...found, locality }, locale))
}

async function entryForVisitor(payload: Payload, appointment: Appointment): Promise<CalendarEntry> {
  const locale = appointment.language
  const [about, brand, place] = await Promise.all([
    subjectOfAppointment(payload, appointment, locale),
    readMailBrand(payload, locale),
    placeOf(payload, appointment, locale),
  ])
  const url = appointmentUrl(appointment, locale)
  return {
    ...entryOf(appointment),
    title: visit[locale](about ? `${about.title} (${about.ref})` : brand.name),
    description: [brand.name, about?.href, toChange[locale](url)].filter(Boolean).join('\n'),
    ...(place && { location: place }),
    url,
    organizer: { name: brand.name, email: brand.address },
    ...(appointment.person?.email && {
      attendee: { name: appointment.person.lastName ?? '', email: appointment.person.email },
    }),
  }
}

/** An appointment as a file for the visitor's calendar: enters it, moves it or takes it out, whatever it is now. */
export async function calendarOfAppointment(
  payload: Payload,
  appointment: Appointment,
): Promise<{ filename: string; content: string; method: 'REQUEST' | 'CANCEL' }> {
  const method = appointment.status === 'cancelled' ? 'CANCEL' : 'REQUEST'
  return {
    filename: `${fileNames[appointment.language]}-${appointment.day}.ics`,
    content: calendarFile([await entryForVisitor(payload, appointment)], { method }),
    method,
  }
}
