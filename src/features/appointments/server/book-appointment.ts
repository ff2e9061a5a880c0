import type { Payload } from 'payload'

import { pendingNotification, unstored } from '@/features/appointments/model/appointment-event'
import { isEnded } from '@/features/appointments/model/appointment-state'
import { belgianDay } from '@/lib/time/belgian-time'
import { findOffered, type OfferedSlot } from '@/features/appointments/model/offered-slots'
import { releasedKey, uniqueInsert } from '@/lib/payload/unique-insert'
import type { Locale } from '@/lib/i18n/locales'
import type { Appointment } from '@/payload-types'

import { isAgentBusy } from './agent-calendars'
import { BookingRefusal } from './booking-refusal'
import { changeInTurn, queuedBy } from './change-appointment'
import { expireBookings } from './expire-bookings'
import { findFreeHolderKey, findFreeSeat } from './free-keys'
import { isHeld } from './held-keys'
import { readBookingRules } from './read-booking-rules'

export interface Booking {
  /** Day and slot as the form offers them: `2026-11-24 10:00-13:00`. */
  choice: string
  language: Locale
  person: NonNullable<Appointment['person']>
  property?: string
  agent?: string
  remark?: string
  /** Does not change when one booking is repeated. */
  submissionKey: string
  /** A keyed hash of the client IP: the limit of open bookings counts for it together with the e-mail address. */
  client?: string
  /** Bookings of staff have no lead time and no limit, and need no confirmation. Those of visitors wait for it. */
  bookedBy: 'visitor' | 'staff'
}

/** A failed attempt means that another booking took the seat; after this many the slot is full. */
const attempts = 200

type Rules = Awaited<ReturnType<typeof readBookingRules>>

/** The appointment that a submission booked. */
export async function findBySubmission(
  payload: Payload,
  submissionKey: string,
): Promise<Appointment | undefined> {
  const { docs } = await payload.find({
    collection: 'appointments',
    depth: 0,
    limit: 1,
    // The server derives the key from the submission itself, so a repetition comes from the same visitor.
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
    ? findFreeHolderKey(payload, { email, client }, belgianDay(now))
    : Promise.resolve(releasedKey('staff'))

/** The data of a booking, with a seat that is free at this moment. */
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
  const status = booking.bookedBy === 'staff' ? ('confirmed' as const) : ('unconfirmed' as const)
  const hours = `${slot.from}-${slot.to}`
  // The time to confirm begins when the submission is stored and its e-mail is queued.
  return { day, slot: slot.key, hours, status, confirmUntil: null, seatKey, holderKey }
}

type Place = Awaited<ReturnType<typeof placeFor>>

/** A visitor is notified once the submission is stored. */
const notificationFor = ({ bookedBy }: Booking): Partial<Appointment> =>
  bookedBy === 'staff' ? pendingNotification('booked') : { pendingEvent: unstored }

/** One attempt: the unique keys decide. Null when another booking took one of them first. */
async function tryToBook(payload: Payload, booking: Booking, place: Place): Promise<Appointment | null> {
  const { choice: _choice, client: _client, ...stored } = booking
  const notification = notificationFor(booking)
  const data = {
    ...stored,
    ...place,
    ...notification,
    ...(await queuedBy(notification)),
    calendarSequence: 0,
  }
  try {
    return await payload.create({
      collection: 'appointments',
      data,
      ...uniqueInsert,
      // Only this action creates bookings; the caller has checked who books.
      overrideAccess: true,
    })
  } catch (reason) {
    const wasTaken =
      (await isHeld(payload, 'seatKey', place.seatKey)) ||
      (await isHeld(payload, 'holderKey', place.holderKey))
    if (wasTaken || (await findBySubmission(payload, booking.submissionKey))) return null
    throw reason
  }
}

/**
 * Finds the booking of a form that is sent again. A cancelled or expired one is booked anew, because the visitor asked for it
 * again. One that is not linked to a stored submission is written once more, which renews its date, so that it is not
 * deleted as forgotten. Null when it was deleted.
 */
async function bookAgain(payload: Payload, id: string, booking: Booking, findPlace: () => Promise<Place>) {
  const { submissionKey } = booking
  const booked = await changeInTurn(payload, id, async (current) => {
    if (current.submissionKey !== submissionKey) return null
    if (isEnded(current.status)) return { ...(await findPlace()), ...notificationFor(booking) }
    return current.pendingEvent === unstored ? { pendingEvent: unstored } : null
  })
  return booked?.submissionKey === submissionKey ? booked : null
}

/**
 * Reserves a seat, exactly one for each submission key, also with repeated calls. No seat is given twice: the database
 * refuses a second row with the same seat key.
 *
 * @throws BookingRefusal when there is no seat, the slot is not offered or the person has too many open bookings
 */
export async function bookAppointment(
  payload: Payload,
  booking: Booking,
  now: Date = new Date(),
): Promise<Appointment> {
  const rules = await readBookingRules(payload, booking.language, booking.bookedBy)
  // Seats whose time is over are free, also before the worker has freed them.
  await expireBookings(payload, now)
  const findPlace = async () => {
    const offered = findOffered(rules, booking.choice, now)
    if (!offered) throw new BookingRefusal('notOffered')
    const isVisitor = booking.bookedBy === 'visitor'
    if (isVisitor && (await isAgentBusy(payload, booking.agent ?? null, offered)))
      throw new BookingRefusal('full')
    return placeFor(payload, booking, offered, rules, now)
  }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const same = await findBySubmission(payload, booking.submissionKey)
    const booked = same
      ? await bookAgain(payload, same.id, booking, findPlace)
      : await tryToBook(payload, booking, await findPlace())
    if (booked) return booked
  }
  throw new BookingRefusal('full')
}
