import type { Payload } from 'payload'
import { expect, test } from 'vitest'

import { cancelAppointment } from '@/features/appointments/server/cancel-appointment'
import { confirmAppointment } from '@/features/appointments/server/confirm-appointment'
import { moveAppointment } from '@/features/appointments/server/move-appointment'

import { bookingTools, now, outcomes } from './booking-fixture'

/** Seats while bookings are moved, within the contract of booking. */
export function bookingMoveContract(payload: () => Payload) {
  const { book, sitting } = bookingTools(payload)

  test('of six who move to a slot with three seats three arrive, the others stay where they were', async () => {
    const target = '2027-01-13 14:00-16:00'
    const rows = await Promise.all(
      ['12', '14', '15', '16', '18', '19'].map((day) => book({ choice: `2027-01-${day} 10:00-13:00` })),
    )
    const moves = rows.map(({ id }) => moveAppointment(payload(), { id, choice: target, by: 'visitor' }, now))
    expect(await outcomes(moves)).toEqual({ done: 3, full: 3 })
    const moved = await sitting(target)
    expect(moved.map(({ calendarSequence }) => calendarSequence)).toEqual([1, 1, 1])
    expect((await payload().count({ collection: 'appointments' })).totalDocs).toBe(6)
    // The seats they left are free again.
    const left = rows.find(({ id }) => moved.some((each) => each.id === id))
    const choice = `${left?.day} ${left?.slot}`
    expect(await outcomes([book({ choice }), book({ choice }), book({ choice }), book({ choice })])).toEqual({
      done: 3,
      full: 1,
    })
  })

  test('who cancels while moving has cancelled, and holds no seat', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await book()
      const target = '2027-01-13 14:00-16:00'
      await outcomes([
        moveAppointment(payload(), { id, choice: target, by: 'visitor' }, now),
        cancelAppointment(payload(), id, now),
        confirmAppointment(payload(), id, now),
      ])
      const row = await payload().findByID({ collection: 'appointments', id, depth: 0 })
      expect(row.status).toBe('cancelled')
      expect(row.seatKey).toMatch(/^cancelled:/)
    }
    expect(await sitting('2027-01-13 14:00-16:00')).toEqual([])
  })

  test('a remark that staff save meanwhile undoes neither a move nor a cancellation', async () => {
    const { id } = await book()
    const stale = await payload().findByID({ collection: 'appointments', id, depth: 0 })
    await moveAppointment(payload(), { id, choice: '2027-01-13 14:00-16:00', by: 'visitor' }, now)
    await payload().update({ collection: 'appointments', id, data: { ...stale, remark: 'Ring twice' } })
    const moved = await payload().findByID({ collection: 'appointments', id, depth: 0 })
    expect(moved).toMatchObject({ day: '2027-01-13', slot: '14:00-16:00', remark: 'Ring twice' })
    expect(moved.seatKey).toContain('2027-01-13')
    await cancelAppointment(payload(), id, now)
    await payload().update({ collection: 'appointments', id, data: { ...stale, remark: 'Twice' } })
    expect(await sitting(`${stale.day} ${stale.slot}`)).toEqual([])
  })
}
