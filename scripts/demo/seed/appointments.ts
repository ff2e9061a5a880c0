import type { Where } from 'payload'

import { changeAppointment } from '@/features/appointments/server/change-appointment'
import { bookAppointment, type Booking } from '@/features/appointments/server/book-appointment'
import { findSlots, type SlotChoice } from '@/features/appointments/server/find-slots'
import { addDays, belgianMoment } from '@/lib/time/belgian-time'
import { relatedId } from '@/lib/values/read-value'

import { ownedRef, ownedViewer } from '../content/owner-area'
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

/** Properties that visitors find, as many as the demo has visits. */
async function findProperties({ payload }: Store, where: Where) {
  const { docs } = await payload.find({
    collection: 'properties',
    depth: 0,
    limit: visits.length,
    overrideAccess: false,
    select: { agent: true },
    sort: '-ref',
    where,
  })
  return docs
}

type Visited = Awaited<ReturnType<typeof findProperties>>[number]

/** Books through the same action as visitors; the demo sends no e-mail. */
async function book(
  { payload }: Store,
  booking: Omit<Booking, 'bookedBy'>,
  { now, isToConfirm = false }: { now: Date; isToConfirm?: boolean },
): Promise<void> {
  const { id } = await bookAppointment(payload, { ...booking, bookedBy: 'staff' }, now)
  await changeAppointment(payload, id, {}, { untold: null, ...(isToConfirm && { status: 'requested' }) })
}

/** What a booking says of a property. */
function aboutProperty({ id, agent }: Visited): Pick<Booking, 'property' | 'agent'> {
  const agentId = relatedId(agent)
  return { property: id, ...(agentId && { agent: agentId }) }
}

function toBooking({ firstName, lastName, phone, language, remark }: DemoVisit, index: number) {
  const email = `${firstName}.${lastName}@example.com`.toLowerCase().replaceAll(' ', '-')
  const person = { firstName, lastName, phone, email }
  return { language, person, submissionKey: `demo-visit-${index}`, ...(remark && { remark }) }
}

/**
 * Books visits in the next days.
 *
 * @param day today as `2026-11-20`
 * @param agent whose properties are visited
 */
export async function seedVisits(store: Store, day: string, agent: string): Promise<void> {
  const now = belgianMoment(day, '08:00')
  const days = byDay(await findSlots(store.payload, 'fr', 'staff', now))
  const visited = await findProperties(store, {
    and: [{ status: { equals: 'active' } }, { agent: { equals: agent } }],
  })
  for (const [index, visit] of visits.entries()) {
    const { openDay, slot, isToConfirm } = visit
    const { value: choice } = required(days[openDay]?.[slot], `slot ${slot} of day ${openDay}`)
    const property = visited[index]
    const booking = { ...toBooking(visit, index), ...(property && aboutProperty(property)), choice }
    await book(store, booking, { now, isToConfirm })
  }
}

/** Days ahead of the viewing to come: the first days are those of the other demo visits. */
const weekAhead = 7

/**
 * Books a viewing of the property with two owners. They are asked only before the agency has confirmed.
 *
 * @param day today as `2026-11-20`
 */
export async function seedOwnerViewing(store: Store, day: string): Promise<void> {
  const now = belgianMoment(day, '08:00')
  const [property] = await findProperties(store, { ref: { equals: ownedRef } })
  const slots = await findSlots(store.payload, 'fr', 'staff', now)
  const later = slots.find(({ isFull, value }) => !isFull && value.slice(0, 10) >= addDays(day, weekAhead))
  const booking = {
    ...aboutProperty(required(property, `property ${ownedRef}`)),
    choice: required(later, 'slot in a week').value,
    language: 'fr' as const,
    person: ownedViewer,
    submissionKey: 'demo-owner-viewing',
  }
  await book(store, booking, { now, isToConfirm: true })
}
