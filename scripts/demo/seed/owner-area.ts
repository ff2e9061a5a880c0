import { changeAppointment } from '@/features/appointments/server/change-appointment'
import { bookAppointment } from '@/features/appointments/server/book-appointment'
import { findSlots } from '@/features/appointments/server/find-slots'
import { addDays, belgianMoment } from '@/lib/time/belgian-time'
import { relatedId } from '@/lib/values/read-value'

import { demoCommunications, demoMedia, demoPastViewing, ownedRef } from '../content/owner-area'

import { required } from './required'
import type { Store } from './store'

const firstOf = async ({ payload }: Store) => {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { ref: { equals: ownedRef } },
    select: { agent: true },
    depth: 0,
    limit: 1,
    // See `makeStore`.
    overrideAccess: true,
  })
  return required(docs[0], `property ${ownedRef}`)
}

/** Days ahead of the viewing to come: the first days are those of the other demo visits. */
const weekAhead = 7

async function seedViewings(
  store: Store,
  property: { id: string; agent?: unknown },
  day: string,
): Promise<void> {
  const { payload } = store
  const agent = relatedId(property.agent)
  const about = { property: property.id, ...(agent && { agent }), language: 'fr' as const }
  const now = belgianMoment(day, '08:00')
  const free = (await findSlots(payload, 'fr', 'staff', now)).filter(({ isFull }) => !isFull)
  const later = required(
    free.find(({ value }) => value.slice(0, 10) >= addDays(day, weekAhead)),
    'a slot in a week',
  )
  const person = { firstName: 'Camille', lastName: 'Renard', email: 'camille.renard@example.com' }
  const book = { ...about, person, bookedBy: 'staff' as const }
  const booked = await bookAppointment(
    payload,
    { ...book, choice: later.value, submissionKey: 'demo-owner-viewing' },
    now,
  )
  // The demo sends no e-mail. The owners are asked only before the agency has confirmed.
  await changeAppointment(payload, booked.id, {}, { untold: null, status: 'requested' })
  await store.create('appointments', {
    ...{ ...about, person, status: 'confirmed', bookedBy: 'staff' },
    ...{ day: addDays(day, -demoPastViewing.daysAgo), slot: '10:00-13:00', hours: '10:00-13:00' },
    ...{ feedback: demoPastViewing.feedback, feedbackReleased: true },
    ...{ seatKey: 'demo-past', holderKey: 'demo-past', submissionKey: 'demo-past' },
  })
}

/**
 * What the portal shows the owners of one property: communications, sites, viewings and a document.
 *
 * @param day today as `2026-11-20`
 */
export async function seedOwnerArea(store: Store, day: string): Promise<void> {
  const property = await firstOf(store)
  const at = (daysAgo: number) => belgianMoment(addDays(day, -daysAgo), '10:00').toISOString()
  for (const { daysAgo, isReleased, ...communication } of demoCommunications)
    await store.create('communications', {
      ...{ ...communication, property: property.id, date: at(daysAgo), visibleToOwner: isReleased },
    })
  for (const { daysAgo, ...medium } of demoMedia)
    await store.create('onlineMedia', { ...medium, property: property.id, from: at(daysAgo) })
  await seedViewings(store, property, day)
}
