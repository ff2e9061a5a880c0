import type { Payload, PayloadRequest } from 'payload'

import { agendaPath } from '@/lib/appointments/agenda-address'
import { addDays, brusselsDay } from '@/lib/appointments/brussels-time'
import { calendarFile, type CalendarEntry } from '@/lib/appointments/calendar-file'
import { hasRole } from '@/lib/cms/access'
import { env } from '@/lib/env'
import type { Locale, Localized } from '@/lib/i18n/locales'
import { formatAddress, publicAddress } from '@/lib/property/address'
import { isProof, readCalendarKey } from '@/lib/signed/calendar-key'
import type { Appointment } from '@/payload-types'

import { entryOf } from './calendar-of-appointment'
import { personNameOf } from './read-appointment-facts'

/** Calendars keep what they have; a month back is enough to look something up. */
const daysBack = 31
const most = 1000

const toConfirm: Localized = {
  nl: 'te bevestigen',
  fr: 'à confirmer',
  en: 'to confirm',
  de: 'zu bestätigen',
}
const names: Localized<(site: string) => string> = {
  nl: (site) => `Afspraken ${site}`,
  fr: (site) => `Rendez-vous ${site}`,
  en: (site) => `Appointments ${site}`,
  de: (site) => `Termine ${site}`,
}

type Viewer = NonNullable<PayloadRequest['user']>

async function readOwner(payload: Payload, key: string): Promise<Viewer | null> {
  const read = readCalendarKey(key)
  if (!read) return null
  const user = await payload.findByID({
    collection: 'users',
    id: read.user,
    depth: 0,
    disableErrors: true,
    // Nobody is signed in; the proof in the address is compared below before anything is used.
    overrideAccess: true,
  })
  const isOwner = isProof(read.proof, read.user, user?.calendarSeed, payload.secret)
  if (!user || !isOwner) return null
  const viewer: Viewer = { ...user, collection: 'users' }
  return hasRole(viewer, 'administrator', 'editor', 'agent') ? viewer : null
}

/** Calendars are often kept by others: name and place of a visit, but neither telephone nor e-mail of anybody. */
function toEntry(appointment: Appointment, locale: Locale): CalendarEntry {
  const property = typeof appointment.property === 'object' ? appointment.property : null
  const locality = typeof property?.locality === 'object' ? property.locality : null
  // Whoever goes there needs the whole address, published or not.
  const place = property
    ? formatAddress(publicAddress({ ...property, locality, publishAddress: true }, locale))
    : ''
  const title = [personNameOf(appointment), property && `(${property.ref})`].filter(Boolean).join(' ')
  return {
    ...entryOf(appointment),
    title: appointment.status === 'requested' ? `${title} – ${toConfirm[locale]}` : title,
    ...(place && { location: place }),
    url: `${env.serverUrl}${agendaPath}${appointment.id}/`,
  }
}

/** What the owner of the key may see, and no more: the access rules of the studio decide. */
async function readAppointments(payload: Payload, user: Viewer, now: Date): Promise<Appointment[]> {
  const { docs } = await payload
    .find({
      collection: 'appointments',
      depth: 2,
      limit: most,
      overrideAccess: false,
      pagination: false,
      sort: 'day',
      user,
      where: {
        and: [
          { day: { greater_than_equal: addDays(brusselsDay(now), -daysBack) } },
          { status: { not_equals: 'cancelled' } },
        ],
      },
    })
    // An agent without a profile of an agent has no appointments.
    .catch(() => ({ docs: [] }))
  return docs
}

/** The private calendar behind a key, as a file to subscribe to; null when there is none. */
export async function calendarFeed(
  payload: Payload,
  key: string,
  now: Date = new Date(),
): Promise<string | null> {
  const user = await readOwner(payload, key)
  if (!user) return null
  const locale: Locale = 'language' in user ? user.language : 'fr'
  const appointments = await readAppointments(payload, user, now)
  const { hostname } = new URL(env.serverUrl)
  return calendarFile(
    appointments.map((appointment) => toEntry(appointment, locale)),
    { name: names[locale](hostname) },
  )
}
