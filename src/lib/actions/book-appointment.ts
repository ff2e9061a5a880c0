import type { Payload } from 'payload'

import { unstored } from '@/lib/appointments/appointment-event'
import { brusselsDay } from '@/lib/appointments/brussels-time'
import { findOffered, type OfferedSlot } from '@/lib/appointments/offered-slots'
import { racingInsert } from '@/lib/cms/racing-insert'
import type { Locale } from '@/lib/i18n/locales'
import type { Appointment } from '@/payload-types'

import { BookingRefusal } from './appointments/booking-refusal'
import { changeInTurn } from './appointments/change-appointment'
import { findFreeHolderKey, findFreeSeat, keyOfNobody } from './appointments/free-keys'
import { isHeld } from './appointments/held-keys'
import { readBookingRules } from './appointments/read-booking-rules'

export interface Booking {
  /** Day and slot as the form offers them: `2026-11-24 10:00-13:00`. */
  choice: string
  language: Locale
  person: NonNullable<Appointment['person']>
  property?: string
  agent?: string
  remark?: string
  /** The same for every repetition of one booking. */
  submissionKey: string
  /** A keyed hash of the address a visitor sends from: how much a person may book is counted for it and the e-mail together. */
  client?: string
  /** Staff book at short notice and as often as needed, and what they book is confirmed. */
  bookedBy: 'visitor' | 'staff'
}

/** Each attempt that fails means that somebody else got a place: with so many, there is none. */
const attempts = 200

type Rules = Awaited<ReturnType<typeof readBookingRules>>

async function findSame(payload: Payload, submissionKey: string): Promise<Appointment | undefined> {
  const { docs } = await payload.find({
    collection: 'appointments',
    depth: 0,
    limit: 1,
    // The key is made by us from the submission itself; whoever repeats it made the booking.
    overrideAccess: true,
    pagination: false,
    where: { submissionKey: { equals: submissionKey } },
  })
  return docs[0]
}

const findHolderKey = (
  payload: Payload,
  { bookedBy, person: { email }, client }: Booking,
  now: Date,
): Promise<string | null> =>
  bookedBy === 'visitor' && email
    ? findFreeHolderKey(payload, { email, client }, brusselsDay(now))
    : Promise.resolve(keyOfNobody('staff'))

/** What is written for a seat that is free at this moment. */
async function placeFor(
  payload: Payload,
  booking: Booking,
  { day, slot }: OfferedSlot,
  rules: Rules,
  now: Date,
) {
  const seatKey = await findFreeSeat(payload, day, slot.key, rules.capacity)
  if (!seatKey) throw new BookingRefusal('full')
  const holderKey = await findHolderKey(payload, booking, now)
  if (!holderKey) throw new BookingRefusal('tooMany')
  const isConfirmed = booking.bookedBy === 'staff' || rules.isConfirmedAtOnce
  const status = isConfirmed ? ('confirmed' as const) : ('requested' as const)
  return { day, slot: slot.key, hours: `${slot.from}-${slot.to}`, status, seatKey, holderKey }
}

type Place = Awaited<ReturnType<typeof placeFor>>

/** A visitor is told once the submission is stored as a whole. */
const newsOf = ({ bookedBy }: Booking) => (bookedBy === 'staff' ? 'booked' : unstored)

/** One attempt: the unique keys decide. Null when another booking was quicker at one of them. */
async function tryToBook(payload: Payload, booking: Booking, place: Place): Promise<Appointment | null> {
  const { choice: _choice, client: _client, ...stored } = booking
  try {
    return await payload.create({
      collection: 'appointments',
      data: { ...stored, ...place, untold: newsOf(booking), calendarSequence: 0 },
      ...racingInsert,
      // This action is the only way to a seat; the caller has checked who books.
      overrideAccess: true,
    })
  } catch (reason) {
    const wasTaken =
      (await isHeld(payload, 'seatKey', place.seatKey)) ||
      (await isHeld(payload, 'holderKey', place.holderKey))
    if (wasTaken || (await findSame(payload, booking.submissionKey))) return null
    throw reason
  }
}

/**
 * The same form sent again. What was cancelled meanwhile is booked anew: who asks twice for one visit wants it. What
 * waits to be stored is written once more, which moves its date, so that it is not cleared away as forgotten just now.
 * Null when that has happened.
 */
async function bookAgain(payload: Payload, id: string, booking: Booking, findPlace: () => Promise<Place>) {
  const { submissionKey } = booking
  const booked = await changeInTurn(payload, id, async (current) => {
    if (current.submissionKey !== submissionKey) return null
    if (current.status === 'cancelled') return { ...(await findPlace()), untold: newsOf(booking) }
    return current.untold === unstored ? { untold: unstored } : null
  })
  return booked?.submissionKey === submissionKey ? booked : null
}

/**
 * Takes a seat, exactly one for each submission key however often it is asked. Two can never get the same one, because
 * the database refuses a second row with the same seat.
 *
 * @throws BookingRefusal when there is no seat, the slot is not offered or the person has enough bookings
 */
export async function bookAppointment(
  payload: Payload,
  booking: Booking,
  now: Date = new Date(),
): Promise<Appointment> {
  const rules = await readBookingRules(payload, booking.language, booking.bookedBy)
  const findPlace = () => {
    const offered = findOffered(rules, booking.choice, now)
    if (!offered) throw new BookingRefusal('notOffered')
    return placeFor(payload, booking, offered, rules, now)
  }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const same = await findSame(payload, booking.submissionKey)
    const booked = same
      ? await bookAgain(payload, same.id, booking, findPlace)
      : await tryToBook(payload, booking, await findPlace())
    if (booked) return booked
  }
  throw new BookingRefusal('full')
}
