import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { bookingRules, type BookingRules } from './booking-rules'
import { belgianDay, belgianMoment } from '@/lib/time/belgian-time'
import { choiceValue, findOffered, isOpenDay, offeredSlots } from './offered-slots'

const rules: BookingRules = {
  ...bookingRules({
    grid: 'whole',
    slots: [
      { from: '10:00', to: '13:00' },
      { from: '14:00', to: '16:00' },
      { from: '16:00', to: '19:00' },
    ],
    capacity: 1,
    leadTimeHours: 24,
    horizonDays: 30,
    closedWeekdays: ['0'],
    closeOnHolidays: true,
    confirmHours: 2,
    confirmation: 'automatic',
    reminder: true,
  }),
}

const valuesAt = (now: string, changes: Partial<BookingRules> = {}) =>
  offeredSlots({ ...rules, ...changes }, new Date(now)).map(choiceValue)
const daysAt = (now: string, changes: Partial<BookingRules> = {}) => [
  ...new Set(valuesAt(now, changes).map((value) => value.slice(0, 10))),
]

const stored = {
  capacity: 1,
  leadTimeHours: 0,
  horizonDays: 30,
  closedWeekdays: [],
  closeOnHolidays: false,
  confirmHours: 2,
  confirmation: 'automatic' as const,
  reminder: true,
}

describe('offered slots', () => {
  test('begin after the lead time and end at the horizon', () => {
    // Saturday noon in Brussels: Sunday is closed, Monday is open.
    const offered = valuesAt('2026-11-21T11:00:00Z', { horizonDays: 3 })
    expect(offered).toEqual(
      ['2026-11-23', '2026-11-24'].flatMap((day) =>
        ['10:00-13:00', '14:00-16:00', '16:00-19:00'].map((hours) => `${day} ${hours}`),
      ),
    )
  })

  test('a slot closes the lead time before it begins, to the minute', () => {
    const first = (now: string) => valuesAt(now)[0]
    expect(first('2026-11-24T09:00:00Z')).toBe('2026-11-25 10:00-13:00')
    expect(first('2026-11-24T09:00:01Z')).toBe('2026-11-25 14:00-16:00')
  })

  test('without a lead time a slot closes when it begins', () => {
    const first = (now: string) => valuesAt(now, { leadTimeHours: 0 })[0]
    expect(first('2026-11-24T08:59:59Z')).toBe('2026-11-24 10:00-13:00')
    expect(first('2026-11-24T09:00:00Z')).toBe('2026-11-24 14:00-16:00')
  })

  test('the lead time counts elapsed hours, also when clocks change', () => {
    const open = { closedWeekdays: [], isClosedOnHolidays: false }
    // Clocks go forward: 10:00 on 28 March comes 23 hours after 10:00 on 27 March.
    expect(valuesAt('2027-03-27T09:00:00Z', open)[0]).toBe('2027-03-28 14:00-16:00')
    expect(valuesAt('2027-03-27T08:00:00Z', open)[0]).toBe('2027-03-28 10:00-13:00')
    // Clocks go back: the interval is 25 hours.
    expect(valuesAt('2027-10-30T09:00:00Z', open)[0]).toBe('2027-10-31 10:00-13:00')
    expect(valuesAt('2027-10-30T09:00:01Z', open)[0]).toBe('2027-10-31 14:00-16:00')
  })

  test.each(['2027-03-20T08:00:00Z', '2027-10-23T08:00:00Z'])(
    'no slot is lost or doubled in the fortnight around a clock change (%s)',
    (now) => {
      const offered = valuesAt(now, { horizonDays: 14, closedWeekdays: [], isClosedOnHolidays: false })
      expect(new Set(offered).size).toBe(offered.length)
      expect(offered).toHaveLength(14 * 3)
    },
  )

  test('holidays are closed unless the agency works', () => {
    expect(daysAt('2027-03-25T09:00:00Z', { horizonDays: 5 })).not.toContain('2027-03-29')
    expect(daysAt('2027-03-25T09:00:00Z', { horizonDays: 5, isClosedOnHolidays: false })).toContain(
      '2027-03-29',
    )
  })

  test('a closed period includes its first and last day', () => {
    const closedPeriods = [{ from: '2026-11-24', to: '2026-11-26' }]
    expect(daysAt('2026-11-21T11:00:00Z', { closedPeriods, horizonDays: 7 })).toEqual([
      '2026-11-23',
      '2026-11-27',
      '2026-11-28',
    ])
  })

  test('no slot is offered without seats, and a slot that is not offered is not found', () => {
    expect(valuesAt('2026-11-21T11:00:00Z', { capacity: 0 })).toEqual([])
    const now = new Date('2026-11-21T11:00:00Z')
    expect(findOffered(rules, '2026-11-23 10:00-13:00', now)?.slot.from).toBe('10:00')
    for (const wrong of ['', '2026-11-22 10:00-13:00', '2026-11-23 10:00-14:00', '2026-11-23'])
      expect(findOffered(rules, wrong, now)).toBeUndefined()
  })

  test('with any settings and at any time, offered slots are open, in the future and within the horizon', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    const some = fc.record({
      leadTimeHours: fc.integer({ min: 0, max: 720 }),
      horizonDays: fc.integer({ min: 0, max: 60 }),
      closedWeekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
      isClosedOnHolidays: fc.boolean(),
    })
    fc.assert(
      fc.property(moment, some, (now, changes) => {
        const all = { ...rules, ...changes }
        for (const { day, slot } of offeredSlots(all, now)) {
          const start = belgianMoment(day, slot.from).getTime()
          expect(isOpenDay(day, all)).toBe(true)
          expect(belgianDay(new Date(start))).toBe(day)
          expect(start - now.getTime()).toBeGreaterThanOrEqual(all.leadTimeHours * 3_600_000)
        }
      }),
      { numRuns: 60 },
    )
  })

  const dividedBy = (grid: '15' | '30' | '60' | 'whole', from: string, to: string) =>
    bookingRules({ ...stored, grid, slots: [{ from, to }] })

  test.each([
    // Clocks go forward at 2:00, so there is no 2:00 and no 2:30; they go back at 3:00, and 2:00 is offered once.
    ['2027-03-28', ['01:00', '01:30', '03:00', '03:30']],
    ['2027-10-31', ['01:00', '01:30', '02:00', '02:30', '03:00', '03:30']],
    ['2027-06-06', ['01:00', '01:30', '02:00', '02:30', '03:00', '03:30']],
  ])('on %s the grid has the moments that clocks show', (day, starts) => {
    const offered = offeredSlots(
      { ...dividedBy('30', '01:00', '04:00'), horizonDays: 0 },
      belgianMoment(day, '00:00'),
    )
    expect(offered.map(({ slot }) => slot.from)).toEqual(starts)
    const moments = offered.map(({ slot }) => belgianMoment(day, slot.from).getTime())
    expect(moments).toEqual([...new Set(moments)].toSorted((one, other) => one - other))
  })

  test('with any hours and on any day, offered slots begin on the grid and are within the hours', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const clock = (at: number) =>
      `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    const day = fc.constantFrom('2027-03-27', '2027-03-28', '2027-10-31', '2028-02-29')
    fc.assert(
      fc.property(minute, minute, fc.constantFrom('15', '30', '60'), day, (from, to, grid, at) => {
        const divided = { ...dividedBy(grid, clock(from), clock(to)), horizonDays: 0 }
        const offered = offeredSlots(divided, new Date(belgianMoment(at, '00:00').getTime() - 1))
        let end = from
        for (const { slot } of offered) {
          expect(minutes(slot.from) % Number(grid)).toBe(0)
          expect(minutes(slot.to) - minutes(slot.from)).toBe(Number(grid))
          expect(minutes(slot.from)).toBeGreaterThanOrEqual(end)
          end = minutes(slot.to)
        }
        expect(end).toBeLessThanOrEqual(Math.max(from, to))
      }),
      { numRuns: 60 },
    )
  })

  test('a slot of some days is offered on these alone', () => {
    // From Friday 20 to Monday 23 November, without Sunday; Saturday is 6.
    const slots = rules.slots.map((slot, index) =>
      index === 0 ? slot : { ...slot, weekdays: [1, 2, 3, 4, 5] },
    )
    expect(valuesAt('2026-11-19T06:00:00Z', { slots, horizonDays: 4, leadTimeHours: 0 }).slice(3)).toEqual([
      '2026-11-20 10:00-13:00',
      '2026-11-20 14:00-16:00',
      '2026-11-20 16:00-19:00',
      '2026-11-21 10:00-13:00',
      '2026-11-23 10:00-13:00',
      '2026-11-23 14:00-16:00',
      '2026-11-23 16:00-19:00',
    ])
  })
})

describe('the settings', () => {
  test.each([
    ['30', '10:00', '12:00', ['10:00-10:30', '10:30-11:00', '11:00-11:30', '11:30-12:00']],
    ['30', '10:10', '11:45', ['10:30-11:00', '11:00-11:30']],
    ['60', '09:30', '12:30', ['10:00-11:00', '11:00-12:00']],
    ['15', '09:50', '10:20', ['10:00-10:15']],
    ['60', '10:15', '10:45', []],
    ['30', '22:45', '23:59', ['23:00-23:30']],
    ['30', '12:00', '10:00', []],
    ['whole', '10:10', '11:45', ['10:10-11:45']],
  ] as const)('on a grid of %s, hours from %s to %s are %j', (grid, from, to, keys) => {
    const { slots } = bookingRules({ ...stored, grid, slots: [{ from, to }] })
    expect(slots.map(({ key }) => key)).toEqual(keys)
  })

  test('rows that overlap share the slots of the grid, and the hours of a language divide nothing', () => {
    const { slots } = bookingRules({
      ...stored,
      grid: '30',
      slots: [
        { from: '10:00', to: '11:00', weekdays: ['6'] },
        { from: '10:30', to: '11:30', weekdays: ['1'], ownFrom: '09:00' },
      ],
    })
    expect(slots.map(({ key, weekdays }) => [key, weekdays])).toEqual([
      ['10:00-10:30', [6]],
      ['10:30-11:00', [6, 1]],
      ['11:00-11:30', [1]],
    ])
  })

  test('may have other hours in a language for the same seats', () => {
    const { slots } = bookingRules({
      grid: 'whole',
      slots: [
        { from: '16:00', to: '19:00' },
        { from: '14:00', to: '16:00', ownFrom: '13:00' },
        { from: '14:00', to: '16:00' },
        { from: '12:00', to: '11:00' },
        { from: '10:00', to: '13:00', ownFrom: '15:00' },
      ],
      capacity: 1,
      leadTimeHours: 0,
      horizonDays: 1,
      confirmHours: 2,
      confirmation: 'agent',
    })
    expect(slots).toEqual([
      { key: '10:00-13:00', from: '10:00', to: '13:00', weekdays: [] },
      { key: '14:00-16:00', from: '14:00', to: '16:00', weekdays: [] },
      { key: '16:00-19:00', from: '16:00', to: '19:00', weekdays: [] },
    ])
  })

  test.each([
    [['6'], ['1'], [6, 1]],
    [['6'], [], []],
    [[], ['6'], []],
    [['6', '1'], ['6'], [6, 1]],
  ] as const)('rows of the same hours on the days %j and %j are one slot on %j', (one, other, weekdays) => {
    const hours = { from: '10:00', to: '13:00' }
    const { slots } = bookingRules({
      grid: 'whole',
      slots: [
        { ...hours, weekdays: [...one] },
        { ...hours, weekdays: [...other] },
      ],
      capacity: 1,
      leadTimeHours: 0,
      horizonDays: 1,
      confirmHours: 2,
      confirmation: 'agent',
    })
    expect(slots).toEqual([{ key: '10:00-13:00', ...hours, weekdays: [...weekdays] }])
  })
})
