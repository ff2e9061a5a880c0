import type { Payload, PayloadRequest, Where } from 'payload'

import { lastDayOf, type AgendaFilters } from '@/features/appointments/model/agenda-url'
import { agreedHours, holdsSeat, isEnded } from '@/features/appointments/model/appointment-state'
import type { Day } from '@/lib/time/belgian-time'
import type { Appointment } from '@/payload-types'
import { forReader } from '@/lib/payload/reader-language'

import { findThumbnail } from '@/features/media/server/api'
import { relatedId } from '@/lib/values/read-value'
import { personNameOf } from './read-appointment-facts'

/** An appointment as the agenda shows it. */
export interface AgendaEntry {
  id: string
  day: Day
  /** `10:00-13:00` */
  hours: string
  status: Appointment['status']
  person: string
  phone: string
  /** Studio title of the property. */
  property: string
  /** Its first picture. */
  picture: string | undefined
  agent: string
}

type Viewer = {
  payload: Payload
  user: NonNullable<PayloadRequest['user']>
  /** Of the studio. */
  language: string
}

const maxAppointments = 500

async function toEntry(payload: Payload, appointment: Appointment): Promise<AgendaEntry> {
  const { id, day, status, property, agent, person } = appointment
  const { from, to } = agreedHours(appointment)
  const picture = typeof property === 'object' ? relatedId(property?.pictures?.[0]) : null
  return {
    id,
    day,
    hours: `${from}-${to}`,
    status,
    person: personNameOf(appointment) || (person?.email ?? ''),
    phone: person?.phone ?? '',
    property: typeof property === 'object' ? (property?.studioTitle ?? '') : '',
    picture: picture === null ? undefined : await findThumbnail(payload, picture),
    agent: typeof agent === 'object' ? (agent?.name ?? '') : '',
  }
}

/** The appointments of these days that the viewer may see, in the order of time; those that do not take place keep their hour. */
export async function readAgenda(
  { payload, user, language }: Viewer,
  days: { from: Day; to: Day },
  hasEnded = true,
): Promise<AgendaEntry[]> {
  const where: Where[] = [
    { day: { greater_than_equal: days.from } },
    { day: { less_than_equal: days.to } },
    ...(hasEnded ? [] : [holdsSeat]),
  ]
  const { docs } = await payload.find({
    collection: 'appointments',
    depth: 1,
    limit: maxAppointments,
    overrideAccess: false,
    pagination: false,
    sort: 'day',
    user,
    where: { and: where },
    ...forReader(language),
  })
  const rank = (entry: AgendaEntry) => `${entry.day} ${entry.hours} ${isEnded(entry.status) ? '1' : '0'}`
  const entries = await Promise.all(docs.map((each) => toEntry(payload, each)))
  return entries.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

export interface Agenda {
  /** Null where the chosen days have them. */
  today: AgendaEntry[] | null
  entries: AgendaEntry[]
}

/** The content of the agenda: today's appointments, and those of the chosen days. */
export async function readAgendaView(viewer: Viewer, filters: AgendaFilters, today: Day): Promise<Agenda> {
  const lastDay = lastDayOf(filters)
  const isChosen = filters.from <= today && today <= lastDay
  const [ofToday, entries] = await Promise.all([
    isChosen ? null : readAgenda(viewer, { from: today, to: today }, false),
    readAgenda(viewer, { from: filters.from, to: lastDay }, filters.mode === 'week'),
  ])
  return { today: ofToday, entries }
}
