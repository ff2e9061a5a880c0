import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { bookAppointment } from '@/features/appointments/server/book-appointment'
import { cancelAppointment } from '@/features/appointments/server/cancel-appointment'
import { confirmAppointment } from '@/features/appointments/server/confirm-appointment'
import { moveAppointment } from '@/features/appointments/server/move-appointment'

import { quiet } from '../support/minimal-document'
import type { TestPayload } from '../support/make-payload'

import { booking, bookingTools, now, outcomes, seats } from './booking-fixture'
import { bookingMoveContract } from './booking-move-contract'

/** Seats: under any concurrency no seat is given twice, and no slot exceeds its capacity. Run once per database. */
export function bookingContract(name: string, make: () => Promise<TestPayload>) {
  describe(`booking on ${name}`, () => {
    let running: TestPayload
    let payload: Payload

    beforeAll(async () => {
      running = await make()
      payload = running.payload
      await payload.updateGlobal({
        slug: 'appointmentConfig',
        data: {
          grid: 'whole',
          slots: [
            { from: '10:00', to: '13:00' },
            { from: '14:00', to: '16:00' },
          ],
          capacity: seats,
        },
        context: quiet(),
      })
    })
    afterAll(() => running?.stop())
    beforeEach(async () => {
      await payload.delete({ collection: 'appointments', where: {}, context: quiet() })
    })

    const { book, sitting } = bookingTools(() => payload)

    test('of a hundred bookers for three seats exactly three get one, the others read that it is full', async () => {
      const attempts = Array.from({ length: 100 }, () => book())
      expect(await outcomes(attempts)).toEqual({ done: seats, full: 97 })
      const rows = await sitting('2027-01-12 10:00-13:00')
      expect(new Set(rows.map(({ seatKey }) => seatKey)).size).toBe(seats)
      expect((await payload.count({ collection: 'appointments' })).totalDocs).toBe(seats)
    })

    test('the same submission twenty times at once is one booking, and one answer', async () => {
      const same = booking()
      const answers = await Promise.all(Array.from({ length: 20 }, () => bookAppointment(payload, same, now)))
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
      expect((await payload.count({ collection: 'appointments' })).totalDocs).toBe(1)
    })

    test('one e-mail address has at most three open bookings, however many requests arrive at once', async () => {
      const person = { email: 'Busy@example.org' }
      const days = ['12', '13', '14', '15', '16', '18'].map((day) => `2027-01-${day} 10:00-13:00`)
      const attempts = days.map((choice) => book({ choice, person }))
      expect(await outcomes(attempts)).toEqual({ done: 3, tooMany: 3 })
      await expect(book({ person: { email: ' busy@EXAMPLE.org' } })).rejects.toMatchObject({
        reason: 'tooMany',
      })
      // Staff book for whom they like.
      await expect(book({ person, bookedBy: 'staff' })).resolves.toMatchObject({ status: 'confirmed' })
      // When the days are over, new ones can be booked.
      const later = new Date('2027-01-20T09:00:00Z')
      const again = bookAppointment(payload, booking({ choice: '2027-01-26 10:00-13:00', person }), later)
      await expect(again).resolves.toBeTruthy()
    })

    test('what others book under an address leaves its owner three of their own, at another network address', async () => {
      const person = { email: 'owner@example.org' }
      const at = (day: string, client: string) =>
        book({ choice: `2027-01-${day} 10:00-13:00`, person, client })
      for (const day of ['12', '13', '14']) await at(day, 'stranger')
      await expect(at('15', 'stranger')).rejects.toMatchObject({ reason: 'tooMany' })
      await expect(at('15', 'owner')).resolves.toBeTruthy()
    })

    test('cancelling and booking at the same time never fills a slot beyond its seats', async () => {
      for (let round = 0; round < 5; round += 1) {
        const rows = await sitting('2027-01-12 10:00-13:00')
        const cancels = rows.map(({ id }) => cancelAppointment(payload, id, now))
        const bookings = Array.from({ length: 12 }, () => book())
        await outcomes([...cancels, ...bookings])
        const seated = await sitting('2027-01-12 10:00-13:00')
        expect(seated.length).toBeLessThanOrEqual(seats)
        expect(new Set(seated.map(({ seatKey }) => seatKey)).size).toBe(seated.length)
      }
    })

    bookingMoveContract(() => payload)

    test('what is sent again after it was cancelled is booked again, under the next number', async () => {
      const same = booking()
      const { id } = await bookAppointment(payload, same, now)
      await cancelAppointment(payload, id, now)
      const again = await bookAppointment(payload, same, now)
      expect(again).toMatchObject({
        id,
        status: 'unconfirmed',
        calendarSequence: 2,
        pendingEvent: 'unstored',
      })
      expect(await sitting(same.choice)).toHaveLength(1)
    })

    test('closed, full, over and cancelled have each their refusal, and repeating changes nothing', async () => {
      await expect(book({ choice: '2027-01-10 10:00-13:00' })).rejects.toMatchObject({
        reason: 'notOffered',
      })
      await expect(book({ choice: "' OR 1=1" })).rejects.toMatchObject({ reason: 'notOffered' })
      const { id } = await book()
      const after = new Date('2027-01-12T09:00:00Z')
      await expect(cancelAppointment(payload, id, after)).rejects.toMatchObject({ reason: 'ended' })
      const first = await cancelAppointment(payload, id, now)
      const second = await cancelAppointment(payload, id, now)
      expect(second.calendarSequence).toBe(first.calendarSequence)
      await expect(confirmAppointment(payload, id, now)).rejects.toMatchObject({ reason: 'ended' })
      const move = moveAppointment(payload, { id, choice: '2027-01-13 14:00-16:00', by: 'staff' }, now)
      await expect(move).rejects.toMatchObject({ reason: 'ended' })
    })
  })
}
