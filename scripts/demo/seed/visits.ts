import { changeAppointment } from '@/features/appointments/server/change-appointment'
import { bookAppointment } from '@/features/appointments/server/book-appointment'
import { belgianMoment } from '@/lib/time/belgian-time'
import { findSlots, type SlotChoice } from '@/features/appointments/server/find-slots'
import { relatedId } from '@/lib/values/read-value'

import { visits, type DemoVisit } from '../content/visits'

import { required } from './required'
import type { Store } from './store'

/** The slots of each day that has as many as the demo's visits need, in the order of time. */
function byDay(slots: SlotChoice[]): SlotChoice[][] {
  const days = new Map<string, SlotChoice[]>()
  for (const slot of slots) {
    const day = slot.value.slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  const needed = Math.max(...visits.map(({ slot }) => slot)) + 1
  return [...days.values()].filter(({ length }) => length >= needed)
}

/** The visited properties: those of the agent with a demo account, so that the agenda is not empty. */
async function findVisited({ payload }: Store, agent: string | undefined) {
  const { docs } = await payload.find({
    collection: 'properties',
    depth: 0,
    limit: visits.length,
    overrideAccess: false,
    select: { agent: true },
    sort: '-ref',
    where: { and: [{ status: { equals: 'active' } }, ...(agent ? [{ agent: { equals: agent } }] : [])] },
  })
  return docs
}

type Visited = Awaited<ReturnType<typeof findVisited>>[number]

interface Booked {
  visit: DemoVisit
  property: Visited | undefined
  choice: string
  index: number
  now: Date
}

async function book(store: Store, { visit, property, choice, index, now }: Booked): Promise<void> {
  const { firstName, lastName, phone, language, remark } = visit
  const email = `${firstName}.${lastName}@example.com`.toLowerCase().replaceAll(' ', '-')
  const agent = relatedId(property?.agent)
  const person = { firstName, lastName, phone, email }
  const booked = await bookAppointment(
    store.payload,
    {
      ...{ choice, language, person, submissionKey: `demo-visit-${index}`, bookedBy: 'staff' as const },
      ...(property && { property: property.id }),
      ...(agent && { agent }),
      ...(remark && { remark }),
    },
    now,
  )
  // The demo sends no e-mail.
  await changeAppointment(
    store.payload,
    booked.id,
    {},
    {
      untold: null,
      ...(visit.isToConfirm && { status: 'requested' }),
    },
  )
}

/**
 * Books visits in the next days through the same action as visitors.
 *
 * @param day today as `2026-11-20`
 * @param agent whose properties are visited; default: of any agent
 */
export async function seedVisits(store: Store, day: string, agent?: string): Promise<void> {
  const now = belgianMoment(day, '08:00')
  const days = byDay(await findSlots(store.payload, 'fr', 'staff', now))
  const visited = await findVisited(store, agent)
  for (const [index, visit] of visits.entries()) {
    const slot = required(days[visit.openDay]?.[visit.slot], `slot ${visit.slot} of day ${visit.openDay}`)
    await book(store, { visit, property: visited[index], choice: slot.value, index, now })
  }
}
