import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addDays, belgianDay } from '@/lib/time/belgian-time'

import { findRemaining } from './thinning'

const backupsAt = (...moments: string[]) => moments.map((moment) => ({ at: new Date(moment) }))
const remainingOf = (...moments: string[]) =>
  [...findRemaining(backupsAt(...moments))].map(({ at }) => at.toISOString().slice(0, 16)).toSorted()

test.each<[string, string[], string[]]>([
  ['nothing of nothing', [], []],
  ['a single one, however old', ['2020-01-01T03:00Z'], ['2020-01-01T03:00']],
  [
    'the newest of a day',
    ['2026-11-23T03:00Z', '2026-11-23T15:00Z', '2026-11-23T09:00Z'],
    ['2026-11-23T15:00'],
  ],
  [
    'one per Belgian day: 22:30 UTC in summer is the next day',
    ['2026-07-01T21:30Z', '2026-07-01T22:30Z', '2026-07-02T21:30Z'],
    ['2026-07-01T21:30', '2026-07-02T21:30'],
  ],
  [
    'both sides of the night when clocks change',
    ['2026-10-24T21:59Z', '2026-10-24T22:01Z', '2026-10-25T22:59Z', '2026-10-25T23:01Z'],
    ['2026-10-24T21:59', '2026-10-25T22:59', '2026-10-25T23:01'],
  ],
  [
    'seven days that have a backup, when days are missing',
    ['01', '03', '05', '07', '09', '11', '13', '15'].map((day) => `2026-06-${day}T03:00Z`),
    // The first of June is in the fourth week back.
    ['01', '03', '05', '07', '09', '11', '13', '15'].map((day) => `2026-06-${day}T03:00`).slice(1),
  ],
])('keeps %s', (_, all, expected) => {
  expect(remainingOf(...all)).toEqual(expected)
})

/** One backup a day at three, thinned after each. */
function simulate(days: number): Date[] {
  let stored: { at: Date }[] = []
  for (let day = 0; day < days; day += 1) {
    stored.push({ at: new Date(Date.UTC(2025, 0, 1 + day, 3)) })
    stored = [...findRemaining(stored)]
  }
  return stored.map(({ at }) => at).toSorted((one, other) => other.getTime() - one.getTime())
}

test('two years of daily backups leave seven days, four weeks and twelve months', () => {
  const days = simulate(730).map(belgianDay)
  const newest = days[0] ?? ''
  expect(newest).toBe('2026-12-31')
  expect(days.slice(0, 7)).toEqual(Array.from({ length: 7 }, (_, back) => addDays(newest, -back)))
  const sundays = ['2026-12-27', '2026-12-20', '2026-12-13']
  const monthEnds = [
    '11-30',
    '10-31',
    '09-30',
    '08-31',
    '07-31',
    '06-30',
    '05-31',
    '04-30',
    '03-31',
    '02-28',
    '01-31',
  ]
  expect(days.toSorted().toReversed()).toEqual(
    [...new Set([...days.slice(0, 7), ...sundays, ...monthEnds.map((end) => `2026-${end}`)])]
      .toSorted()
      .toReversed(),
  )
})

const moments = fc.array(
  fc.date({ min: new Date('2024-01-01T00:00Z'), max: new Date('2027-12-31T00:00Z'), noInvalidDate: true }),
  { maxLength: 120 },
)

test('any backups: the newest stays, at most 23 do, and thinning again changes nothing', () => {
  fc.assert(
    fc.property(moments, (dates) => {
      const backups = dates.map((at) => ({ at }))
      const remaining = findRemaining(backups)
      const newest = Math.max(...dates.map((date) => date.getTime()))
      expect(remaining.size).toBeLessThanOrEqual(23)
      expect([...remaining].some(({ at }) => at.getTime() === newest)).toBe(dates.length > 0)
      expect([...findRemaining([...remaining])]).toEqual([...remaining])
    }),
  )
})

test('any backups, thinned while they are made, keep the same months as all thinned at once', () => {
  fc.assert(
    fc.property(moments, (dates) => {
      const inOrder = dates.toSorted((one, other) => one.getTime() - other.getTime())
      let stored: { at: Date }[] = []
      for (const at of inOrder) stored = [...findRemaining([...stored, { at }])]
      const monthsOf = (list: Iterable<{ at: Date }>) =>
        new Set([...list].map(({ at }) => belgianDay(at).slice(0, 7)))
      // Every month that thinning all at once keeps is there as well.
      const atOnce = monthsOf(findRemaining(inOrder.map((at) => ({ at }))))
      for (const month of atOnce) expect(monthsOf(stored)).toContain(month)
    }),
  )
})
