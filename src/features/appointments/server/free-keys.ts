import type { Payload } from 'payload'

import { holdsSeat } from '@/features/appointments/model/appointment-state'
import { releasedKey } from '@/lib/payload/unique-insert'
import type { Day } from '@/lib/time/belgian-time'
import { keyedDigest } from '@/lib/values/digest'

import { changeAppointment } from './change-appointment'
import { findHeld } from './held-keys'

/** Limit of open bookings under one e-mail address. */
const openBookingsPerEmail = 3

/** The seats of a slot, one key each; a unique index allows each key once. */
const seatKeys = (day: Day, slotKey: string, capacity: number): string[] =>
  Array.from({ length: capacity }, (_, index) => `${day}|${slotKey}|${index + 1}`)

/** @param holder keyed hash of an e-mail address */
const holderKeys = (holder: string): string[] =>
  Array.from({ length: openBookingsPerEmail }, (_, index) => `${holder}|${index + 1}`)

/**
 * A free seat of the slot, or null when it is full. All bookings count, so that a lowered capacity admits no further
 * ones.
 */
export async function findFreeSeat(
  payload: Payload,
  day: Day,
  slotKey: string,
  capacity: number,
): Promise<string | null> {
  const where = { day: { equals: day }, slot: { equals: slotKey }, ...holdsSeat }
  const held = (await findHeld(payload, where)).map(({ seatKey }) => seatKey)
  const free = seatKeys(day, slotKey, capacity)
    .filter((key) => !held.includes(key))
    .slice(0, Math.max(0, capacity - held.length))
  return free[Math.floor(Math.random() * free.length)] ?? null
}

/**
 * The booker: an e-mail address together with the client IP, so that a visitor can neither detect nor use up the
 * bookings of another.
 */
interface Holder {
  email: string
  /** A keyed hash of the client IP. */
  client?: string | undefined
}

/** Keyed hash of a holder; the e-mail address cannot be derived from it. */
const holderOf = (payload: Payload, { email, client = '' }: Holder): string =>
  keyedDigest(payload.secret, ['perron:holder', email.trim().toLowerCase(), client]).toString('hex')

/** A free key of the holder, or null when the limit of open bookings is reached. Bookings of past days do not count. */
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
      { holderKey: releasedKey('past') },
    )
  return keys.find((key) => !open.some(({ holderKey }) => holderKey === key)) ?? null
}
