import type { Payload, PayloadRequest } from 'payload'

import { agendaPath } from '@/features/appointments/model/agenda-url'
import { holdsSeat } from '@/features/appointments/model/appointment-state'
import { addDays, belgianDay } from '@/lib/time/belgian-time'
import { calendarFile, type CalendarEntry } from '@/lib/calendar/calendar-file'
import { hasRole } from '@/lib/payload/access'
import { env } from '@/lib/env'
import { sourceLocale, type Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { formatPostalAddress, publicPostalAddress } from '@/features/property/model/postal-address'
import { isProof, readCalendarKey } from './calendar-key'
import type { Appointment } from '@/payload-types'
import { withPlainSpaces } from '@/lib/values/text'

import { entryOf } from './calendar-of-appointment'
import { personNameOf } from './read-appointment-facts'

/** Calendar programs keep their entries; the feed goes one month back. */
const daysBack = 31
const maxAppointments = 1000

type Viewer = NonNullable<PayloadRequest['user']>

async function readOwner(payload: Payload, key: string): Promise<Viewer | null> {
  const read = readCalendarKey(key)
  if (!read) return null
  const user = await payload.findByID({
    collection: 'users',
    id: read.user,
    depth: 0,
    disableErrors: true,
    // No user is signed in; the token of the URL is compared below before anything is used.
    overrideAccess: true,
  })
  const isOwner = isProof(read.proof, read.user, user?.calendarSeed, payload.secret)
  if (!user || !isOwner) return null
  const viewer: Viewer = { ...user, collection: 'users' }
  return hasRole(viewer, 'administrator', 'editor', 'agent') ? viewer : null
}

/** Whether it is confirmed, and what the owner of the property answered. */
function stateInWords({ status, ownerAnswer }: Appointment, locale: Locale): string {
  const t = mailTranslator(locale)
  const state =
    status === 'requested'
      ? t('calendar.toConfirm')
      : status === 'unconfirmed'
        ? t('calendar.notConfirmed')
        : ''
  const answer = ownerAnswer ? t(`appointments.owner.${ownerAnswer}`) : ''
  return [state, answer].filter(Boolean).join(', ')
}

/** Calendars are often hosted by others: the name and place of a visit, but neither phone number nor e-mail address. */
function toEntry(appointment: Appointment, locale: Locale): CalendarEntry {
  const property = typeof appointment.property === 'object' ? appointment.property : null
  const locality = typeof property?.locality === 'object' ? property.locality : null
  // Staff need the full postal address for the visit, also when it is not published.
  const place = property
    ? withPlainSpaces(
        formatPostalAddress(publicPostalAddress({ ...property, locality, publishAddress: true }, locale)),
      )
    : ''
  const title = [personNameOf(appointment), property && `(${property.ref})`].filter(Boolean).join(' ')
  return {
    ...entryOf(appointment),
    title: [title, stateInWords(appointment, locale)].filter(Boolean).join(' – '),
    ...(place && { location: place }),
    url: `${env.serverUrl}${agendaPath}${appointment.id}/`,
  }
}

/** Only the appointments the owner of the key may read by the access rules of the studio. */
async function readAppointments(payload: Payload, user: Viewer, now: Date): Promise<Appointment[]> {
  const { docs } = await payload
    .find({
      collection: 'appointments',
      depth: 2,
      limit: maxAppointments,
      overrideAccess: false,
      pagination: false,
      sort: 'day',
      user,
      where: {
        and: [{ day: { greater_than_equal: addDays(belgianDay(now), -daysBack) } }, holdsSeat],
      },
    })
    // An agent account without an agent profile has no appointments.
    .catch(() => ({ docs: [] }))
  return docs
}

/** The private calendar of a key as an iCalendar feed; null when there is none. */
export async function calendarFeed(
  payload: Payload,
  key: string,
  now: Date = new Date(),
): Promise<string | null> {
  const user = await readOwner(payload, key)
  if (!user) return null
  const locale: Locale = 'language' in user ? user.language : sourceLocale
  const appointments = await readAppointments(payload, user, now)
  const { hostname } = new URL(env.serverUrl)
  return calendarFile(
    appointments.map((appointment) => toEntry(appointment, locale)),
    { name: mailTranslator(locale)('calendar.name', { site: hostname }) },
  )
}
