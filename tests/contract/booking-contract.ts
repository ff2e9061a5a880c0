import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { bookAppointment, type Booking } from '@/features/appointments/server/book-appointment'
import { BookingRefusal } from '@/features/appointments/server/booking-refusal'
import { cancelAppointment } from '@/features/appointments/server/cancel-appointment'
import { confirmAppointment } from '@/features/appointments/server/confirm-appointment'
import { moveAppointment } from '@/features/appointments/server/move-appointment'
import type { Appointment } from '@/payload-types'

import { quiet } from '../support/minimal-document'
import type { TestPayload } from '../support/make-payload'

const seats = 3
/** A Saturday; the days that follow are open, Sunday is not. */
const now = new Date('2027-01-09T09:00:00Z')

let counter = 0
const next = () => ++counter

const booking = (changes: Partial<Booking> = {}): Booking => ({
  choice: '2027-01-12 10:00-13:00',
  language: 'fr',
  person: { firstName: 'Élise', lastName: 'Dupont', email: `booker-${next()}@example.org` },
  submissionKey: `submission-${next()}`,
  bookedBy: 'visitor',
  ...changes,
})

/** How often each outcome came: `booked`, or the reason of a refusal. Whatever else goes wrong is thrown. */
async function outcomes(attempts: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const result of await Promise.allSettled(attempts)) {
    if (result.status === 'rejected' && !(result.reason instanceof BookingRefusal)) throw result.reason
    const outcome = result.status === 'fulfilled' ? 'done' : result.reason.reason
    counts[outcome] = (counts[outcome] ?? 0) + 1
  }
  return counts
}

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

    const book = (changes: Partial<Booking> = {}) => bookAppointment(payload, booking(changes), now)
    const sitting = async (choice: string): Promise<Appointment[]> => {
      const [day, slot] = choice.split(' ')
      const { docs } = await payload.find({
        collection: 'appointments',
        depth: 0,
        pagination: false,
        where: { day: { equals: day }, slot: { equals: slot }, status: { not_equals: 'cancelled' } },
      })
      return docs
    }

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

    test('of six who move to a slot with three seats three arrive, the others stay where they were', async () => {
      const target = '2027-01-13 14:00-16:00'
      const rows = await Promise.all(
        ['12', '14', '15', '16', '18', '19'].map((day) => book({ choice: `2027-01-${day} 10:00-13:00` })),
      )
      const moves = rows.map(({ id }) => moveAppointment(payload, { id, choice: target, by: 'visitor' }, now))
      expect(await outcomes(moves)).toEqual({ done: 3, full: 3 })
      const moved = await sitting(target)
      expect(moved.map(({ calendarSequence }) => calendarSequence)).toEqual([1, 1, 1])
      expect((await payload.count({ collection: 'appointments' })).totalDocs).toBe(6)
      // The seats they left are free again.
      const left = rows.find(({ id }) => moved.some((each) => each.id === id))
      const choice = `${left?.day} ${left?.slot}`
      expect(
        await outcomes([book({ choice }), book({ choice }), book({ choice }), book({ choice })]),
      ).toEqual({ done: 3, full: 1 })
    })

    test('who cancels while moving has cancelled, and holds no seat', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { id } = await book()
        const target = '2027-01-13 14:00-16:00'
        await outcomes([
          moveAppointment(payload, { id, choice: target, by: 'visitor' }, now),
          cancelAppointment(payload, id, now),
          confirmAppointment(payload, id, now),
        ])
        const row = await payload.findByID({ collection: 'appointments', id, depth: 0 })
        expect(row.status).toBe('cancelled')
        expect(row.seatKey).toMatch(/^cancelled:/)
      }
      expect(await sitting('2027-01-13 14:00-16:00')).toEqual([])
    })

    test('a remark that staff save meanwhile undoes neither a move nor a cancellation', async () => {
      const { id } = await book()
      const stale = await payload.findByID({ collection: 'appointments', id, depth: 0 })
      await moveAppointment(payload, { id, choice: '2027-01-13 14:00-16:00', by: 'visitor' }, now)
      await payload.update({ collection: 'appointments', id, data: { ...stale, remark: 'Ring twice' } })
      const moved = await payload.findByID({ collection: 'appointments', id, depth: 0 })
      expect(moved).toMatchObject({ day: '2027-01-13', slot: '14:00-16:00', remark: 'Ring twice' })
      expect(moved.seatKey).toContain('2027-01-13')
      await cancelAppointment(payload, id, now)
      await payload.update({ collection: 'appointments', id, data: { ...stale, remark: 'Twice' } })
      expect(await sitting(`${stale.day} ${stale.slot}`)).toEqual([])
    })

    test('what is sent again after it was cancelled is booked again, under the next number', async () => {
      const same = booking()
      const { id } = await bookAppointment(payload, same, now)
      await cancelAppointment(payload, id, now)
      const again = await bookAppointment(payload, same, now)
      expect(again).toMatchObject({ id, status: 'unconfirmed', calendarSequence: 2, untold: 'unstored' })
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
