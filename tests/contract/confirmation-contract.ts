import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { bookAppointment } from '@/features/appointments/server/book-appointment'
import { BookingRefusal } from '@/features/appointments/server/booking-refusal'
import { cancelAppointment } from '@/features/appointments/server/cancel-appointment'
import { confirmBooking } from '@/features/appointments/server/confirm-appointment'
import { expireBookings } from '@/features/appointments/server/expire-bookings'
import { isBookingWithdrawn } from '@/features/appointments/server/is-booking-withdrawn'
import { linkBooking } from '@/features/appointments/server/link-booking'
import { moveAppointment } from '@/features/appointments/server/move-appointment'
import type { Appointment } from '@/payload-types'

import type { TestPayload } from '../support/make-payload'
import { makeMinimal, quiet } from '../support/minimal-document'

/** A Saturday. */
const now = new Date('2027-01-09T09:00:00Z')
const inTime = new Date('2027-01-09T10:59:59Z')
const tooLate = new Date('2027-01-09T11:00:00Z')
const choice = '2027-01-12 10:00-10:30'
const other = '2027-01-13 10:00-10:30'

let counter = 0

/** A booking waits for its visitor's confirmation, or ends in one state. Run once per database. */
export function confirmationContract(name: string, make: () => Promise<TestPayload>) {
  describe(`the confirmation of a booking on ${name}`, () => {
    let running: TestPayload
    let payload: Payload

    beforeAll(async () => {
      running = await make()
      payload = running.payload
    })
    afterAll(() => running?.stop())
    beforeEach(async () => {
      for (const collection of ['appointments', 'leads'] as const)
        await payload.delete({ collection, where: {}, context: quiet() })
    })

    const keyOf = () => `key-${(counter += 1)}`
    const book = (submissionKey = keyOf(), at = now) =>
      bookAppointment(
        payload,
        {
          choice,
          submissionKey,
          language: 'fr',
          bookedBy: 'visitor',
          person: { lastName: 'Dupont', email: `visitor-${(counter += 1)}@example.org` },
        },
        at,
      )
    /** A booking whose submission is stored: its visitor has been asked to confirm. */
    async function ask(submissionKey = keyOf(), at = now): Promise<Appointment> {
      await book(submissionKey, at)
      const lead = await makeMinimal(payload, 'leads', {
        form: 'contactAppointment',
        idempotencyKey: submissionKey,
      })
      const booked = await linkBooking(payload, { id: lead.id, idempotencyKey: submissionKey }, at)
      if (!booked) throw new Error('No booking')
      return booked
    }
    const read = (id: string) => payload.findByID({ collection: 'appointments', id, depth: 0 })

    test('holds its seat for the time of the settings, and gives it back in the write that ends it', async () => {
      const { id, status, confirmUntil, pendingEvent } = await ask()
      expect({ status, confirmUntil, pendingEvent }).toEqual({
        status: 'unconfirmed',
        confirmUntil: tooLate.toISOString(),
        pendingEvent: 'reserved',
      })
      await expireBookings(payload, inTime)
      await expect(book(undefined, inTime)).rejects.toMatchObject({ reason: 'full' })
      expect(await read(id)).toMatchObject({ status: 'unconfirmed' })
      await expireBookings(payload, tooLate)
      const ended = await read(id)
      expect(ended).toMatchObject({ status: 'expired', pendingEvent: null })
      expect([ended.seatKey, ended.holderKey].join()).toMatch(/^expired:.+,expired:/)
    })

    test('leaves the seat to the next visitor at once, also before the worker has run', async () => {
      const { id } = await ask()
      await expect(book(undefined, tooLate)).resolves.toMatchObject({ status: 'unconfirmed' })
      expect(await read(id)).toMatchObject({ status: 'expired' })
    })

    test('counts in time and once; too late it is refused, also before the worker has run', async () => {
      const { id } = await ask()
      const confirmed = await confirmBooking(payload, id, inTime)
      expect(confirmed).toMatchObject({ status: 'confirmed', pendingEvent: 'booked', confirmUntil: null })
      const again = await confirmBooking(payload, id, inTime)
      expect(again.calendarSequence).toBe(confirmed.calendarSequence)
      await expireBookings(payload, tooLate)
      expect(await read(id)).toMatchObject({ status: 'confirmed' })
      await cancelAppointment(payload, id, now)

      const lateBooking = await ask()
      for (const press of [confirmBooking, cancelAppointment])
        await expect(press(payload, lateBooking.id, tooLate)).rejects.toMatchObject({ reason: 'ended' })
      const move = moveAppointment(payload, { id: lateBooking.id, choice: other, by: 'visitor' }, tooLate)
      await expect(move).rejects.toMatchObject({ reason: 'ended' })
    })

    test('does not begin before the submission is stored, and never lasts beyond the visit', async () => {
      const { id } = await book()
      await expireBookings(payload, new Date('2027-01-10T09:00:00Z'))
      expect(await read(id)).toMatchObject({ status: 'unconfirmed', confirmUntil: null })
      await payload.delete({ collection: 'appointments', where: {}, context: quiet() })
      await payload.updateGlobal({
        slug: 'appointmentConfig',
        data: { confirmHours: 72 },
        context: quiet(),
      })
      const soon = new Date('2027-01-11T08:59:00Z')
      expect(await ask(undefined, soon)).toMatchObject({ confirmUntil: '2027-01-12T09:00:00.000Z' })
      await payload.updateGlobal({ slug: 'appointmentConfig', data: { confirmHours: 2 }, context: quiet() })
    })

    test('is done by a visitor who moves it, and is not needed for what staff book', async () => {
      const { id } = await ask()
      const moved = await moveAppointment(payload, { id, choice: other, by: 'visitor' }, inTime)
      expect(moved).toMatchObject({ status: 'confirmed', pendingEvent: 'booked', confirmUntil: null })
      const byStaff = await bookAppointment(
        payload,
        {
          choice,
          language: 'fr',
          bookedBy: 'staff',
          submissionKey: keyOf(),
          person: { lastName: 'Peeters' },
        },
        now,
      )
      await expireBookings(payload, new Date('2027-01-11T09:00:00Z'))
      expect(await read(byStaff.id)).toMatchObject({ status: 'confirmed', confirmUntil: null })
    })

    test('that never came makes the same submission a new booking', async () => {
      const key = keyOf()
      const { id } = await ask(key)
      const { docs } = await payload.find({ collection: 'leads', depth: 0 })
      const lead = docs[0]
      if (!lead) throw new Error('No lead')
      expect(await isBookingWithdrawn(payload, lead, inTime)).toBe(false)
      expect(await isBookingWithdrawn(payload, lead, tooLate)).toBe(true)
      expect(await book(key, tooLate)).toMatchObject({ id, status: 'unconfirmed', confirmUntil: null })
    })

    test('and expiry, cancelling and moving at the same moment end in one state with its own seat', async () => {
      for (let round = 0; round < 8; round += 1) {
        const { id } = await ask()
        const results = await Promise.allSettled([
          confirmBooking(payload, id, inTime),
          expireBookings(payload, tooLate),
          ...(round % 2 === 0 ? [cancelAppointment(payload, id, inTime)] : []),
          ...(round % 4 === 1
            ? [moveAppointment(payload, { id, choice: other, by: 'visitor' }, inTime)]
            : []),
        ])
        for (const each of results)
          if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(BookingRefusal)
        const end = await read(id)
        expect(['confirmed', 'cancelled', 'expired']).toContain(end.status)
        const seat =
          end.status === 'confirmed' ? `${end.day}|${end.slot}|1` : expect.stringMatching(`^${end.status}:`)
        expect(end.seatKey).toEqual(seat)
        // The visitor who pressed got the answer that holds.
        if (results[0].status === 'rejected') expect(end.status).not.toBe('confirmed')
        const news = { confirmed: ['booked', 'moved'], cancelled: ['cancelled'] }[String(end.status)]
        expect(news ?? [null]).toContain(end.pendingEvent)
        await payload.delete({ collection: 'appointments', where: {}, context: quiet() })
      }
    })
  })
}
