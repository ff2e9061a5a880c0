import type { Payload, PayloadRequest, Where } from 'payload'

import { lastDayOf, type AgendaQuestion } from '@/lib/appointments/agenda-address'
import { agreedHours } from '@/lib/appointments/appointment-state'
import type { Day } from '@/lib/appointments/brussels-time'
import type { Appointment } from '@/payload-types'

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
  agent: string
}

type Viewer = { payload: Payload; user: NonNullable<PayloadRequest['user']> }

const most = 500

function toEntry(appointment: Appointment): AgendaEntry {
  const { id, day, status, property, agent, person } = appointment
  const { from, to } = agreedHours(appointment)
  return {
    id,
    day,
    hours: `${from}-${to}`,
    status,
    person: personNameOf(appointment) || (person?.email ?? ''),
    phone: person?.phone ?? '',
    property: typeof property === 'object' ? (property?.studioTitle ?? '') : '',
    agent: typeof agent === 'object' ? (agent?.name ?? '') : '',
  }
}

/** The appointments of these days that the viewer may see, in the order of time; cancelled ones last for their hour. */
export async function readAgenda(
  { payload, user }: Viewer,
  days: { from: Day; to: Day },
  hasCancelled = true,
): Promise<AgendaEntry[]> {
  const where: Where[] = [
    { day: { greater_than_equal: days.from } },
    { day: { less_than_equal: days.to } },
    ...(hasCancelled ? [] : [{ status: { not_equals: 'cancelled' } }]),
  ]
  const { docs } = await payload.find({
    collection: 'appointments',
    depth: 1,
    limit: most,
    overrideAccess: false,
    pagination: false,
    sort: 'day',
    user,
    where: { and: where },
  })
  const rank = (entry: AgendaEntry) =>
    `${entry.day} ${entry.hours} ${entry.status === 'cancelled' ? '1' : '0'}`
  return docs.map(toEntry).toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
}

export interface Agenda {
  today: AgendaEntry[]
  entries: AgendaEntry[]
}

/** What the agenda shows: today's appointments whatever week is looked at, and those of the days asked for. */
export async function readAgendaView(viewer: Viewer, question: AgendaQuestion, today: Day): Promise<Agenda> {
  const [ofToday, entries] = await Promise.all([
    readAgenda(viewer, { from: today, to: today }, false),
    readAgenda(viewer, { from: question.from, to: lastDayOf(question) }, question.mode === 'week'),
  ])
  return { today: ofToday, entries }
}
