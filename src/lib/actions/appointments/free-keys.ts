import { createHmac, randomUUID } from 'node:crypto'

import type { Payload } from 'payload'

import type { Day } from '@/lib/appointments/brussels-time'
import { holderKeys, seatKeys } from '@/lib/appointments/seat-keys'

import { changeAppointment } from './change-appointment'
import { findHeld } from './held-keys'

/**
 * A seat of the slot that is free at this moment, or null when it is full. Counted by all who sit there, so that a
 * capacity that was lowered lets nobody in while as many as it allows are left.
 */
export async function findFreeSeat(
  payload: Payload,
  day: Day,
  slotKey: string,
  capacity: number,
): Promise<string | null> {
  const where = { day: { equals: day }, slot: { equals: slotKey }, status: { not_equals: 'cancelled' } }
  const held = (await findHeld(payload, where)).map(({ seatKey }) => seatKey)
  const free = seatKeys(day, slotKey, capacity)
    .filter((key) => !held.includes(key))
    .slice(0, Math.max(0, capacity - held.length))
  return free[Math.floor(Math.random() * free.length)] ?? null
}

/** Who books: an e-mail address together with where it is typed, so that nobody can learn or use up what another has. */
interface Holder {
  email: string
  /** A keyed hash of the visitor's own address. */
  client?: string | undefined
}

/** Stands for a holder in a key, without telling who it is. */
const holderOf = (payload: Payload, { email, client = '' }: Holder): string =>
  createHmac('sha256', payload.secret)
    .update(JSON.stringify(['perron:holder', email.trim().toLowerCase(), client]))
    .digest('hex')

/** What nobody else will ever hold; a member of staff may book as often as needed. */
export const keyOfNobody = (why: string): string => `${why}:${randomUUID()}`

/** One of the open bookings this holder may still have, or null when there are enough. Bookings of past days count no more. */
export async function findFreeHolderKey(
  payload: Payload,
  holder: Holder,
  today: Day,
): Promise<string | null> {
  const keys = holderKeys(holderOf(payload, holder))
  const held = await findHeld(payload, { holderKey: { in: keys } })
  const [open, over] = [held.filter(({ day }) => day >= today), held.filter(({ day }) => day < today)]
  for (const { id, holderKey } of over)
    await changeAppointment(
      payload,
      id,
      { holderKey: { equals: holderKey } },
      { holderKey: keyOfNobody('past') },
    )
  return keys.find((key) => !open.some(({ holderKey }) => holderKey === key)) ?? null
}
