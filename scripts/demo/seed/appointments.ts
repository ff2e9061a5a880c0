import { isFields, isFlag, isListOf, isNumber, isText, readerOf } from '../../content/reader'
import type { Store } from '../../content/store'
import type { Where } from 'payload'

import { changeAppointment } from '@/features/appointments/server/change-appointment'
import { bookAppointment, type Booking } from '@/features/appointments/server/book-appointment'
import { findSlots, type SlotChoice } from '@/features/appointments/server/find-slots'
import { sourceLocale, toLocale } from '@/lib/i18n/locales'
import { addDays, belgianMoment } from '@/lib/time/belgian-time'
import { relatedId } from '@/lib/values/read-value'

import { readJson } from '../../content/data-files'

import { readOwnerArea } from './owner-area'
import { required } from './required'

const file = 'demo/appointments.json'

/** The booked visits: people are invented, and `example.com` receives no mail. */
function readVisits() {
  const rows = readJson(file)
  if (!isListOf(isFields)(rows)) throw new Error(`${file} is no list of visits.`)
  return rows.map((row) => {
    const { take, find, end } = readerOf(row, file)
    const visit = {
      /** Days ahead (open days only), and the first or a later slot of the day. */
      openDay: take('openDay', isNumber),
      slot: take('slot', isNumber),
      isToConfirm: take('isToConfirm', isFlag, false),
      language: toLocale(take('language', isText)),
      person: take('person', isFields),
      remark: find('remark', isText),
    }
    end()
    return visit
  })
}

type Visit = ReturnType<typeof readVisits>[number]

/** The slots of each day that has as many as the demo's visits need, in the order of time. */
function byDay(slots: SlotChoice[], visits: readonly Visit[]): SlotChoice[][] {
  const days = new Map<string, SlotChoice[]>()
  for (const slot of slots) {
    const day = slot.value.slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  const needed = Math.max(...visits.map(({ slot }) => slot)) + 1
  return [...days.values()].filter(({ length }) => length >= needed)
}

/** The newest properties that visitors find. */
async function findProperties({ payload }: Store, where: Where, limit: number) {
  const { docs } = await payload.find({
    collection: 'properties',
    depth: 0,
    limit,
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
  await changeAppointment(
    payload,
    id,
    {},
    { pendingEvent: null, ...(isToConfirm && { status: 'requested' }) },
  )
}

/** What a booking says of a property. */
function aboutProperty({ id, agent }: Visited): Pick<Booking, 'property' | 'agent'> {
  const agentId = relatedId(agent)
  return { property: id, ...(agentId && { agent: agentId }) }
}

const toBooking = ({ person, language, remark }: Visit, index: number) => ({
  language,
  person,
  submissionKey: `demo-visit-${index}`,
  ...(remark && { remark }),
})

/**
 * Books visits in the next days.
 *
 * @param day today as `2026-11-20`
 * @param agent whose properties are visited
 */
export async function seedVisits(store: Store, day: string, agent: string): Promise<void> {
  const now = belgianMoment(day, '08:00')
  const visits = readVisits()
  const days = byDay(await findSlots(store.payload, sourceLocale, 'staff', { now }), visits)
  const offered: Where = { and: [{ status: { equals: 'active' } }, { agent: { equals: agent } }] }
  const visited = await findProperties(store, offered, visits.length)
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
  const { property: owned, viewer } = readOwnerArea()
  const [property] = await findProperties(store, { ref: { equals: owned } }, 1)
  const slots = await findSlots(store.payload, sourceLocale, 'staff', { now })
  const later = slots.find(({ isFull, value }) => !isFull && value.slice(0, 10) >= addDays(day, weekAhead))
  const booking = {
    ...aboutProperty(required(property, `property ${owned}`)),
    choice: required(later, 'slot in a week').value,
    language: sourceLocale,
    person: viewer,
    submissionKey: 'demo-owner-viewing',
  }
  await book(store, booking, { now, isToConfirm: true })
}
