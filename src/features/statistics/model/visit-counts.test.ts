import fc from 'fast-check'
import { expect, test } from 'vitest'

import { chartDays, firstDayOf, lastDays, toVisitCounts } from './visit-counts'

/** Both changes of the clock lie in the chart of these moments, at the edges of a Belgian day. */
test.each([
  ['2026-03-29T21:59:59Z', '2026-03-29', '2026-02-28'],
  ['2026-03-29T22:00:00Z', '2026-03-30', '2026-03-01'],
  ['2026-10-25T22:59:59Z', '2026-10-25', '2026-09-26'],
  ['2026-10-25T23:00:00Z', '2026-10-26', '2026-09-27'],
  ['2026-12-31T23:00:00Z', '2027-01-01', '2026-12-03'],
])('at %s today is %s and the chart begins on %s', (moment, today, first) => {
  const days = lastDays(new Date(moment), chartDays)
  expect(days).toHaveLength(chartDays)
  expect(new Set(days).size).toBe(chartDays)
  expect([days[0], days.at(-1)]).toEqual([first, today])
})

test('periods end with today', () => {
  const now = new Date('2026-11-25T10:00:00Z')
  const counted = [
    { day: '2026-11-25', count: 1 },
    { day: '2026-11-19', count: 10 },
    { day: '2026-11-18', count: 100 },
    { day: '2026-10-27', count: 1000 },
    { day: '2026-11-25', count: 2 },
  ]
  const { days, ...sums } = toVisitCounts(counted, 5, now)
  expect(sums).toEqual({ day: 3, week: 13, month: 1113, total: 1118 })
  expect(days[0]).toEqual({ day: '2026-10-27', count: 1000 })
  expect(days.at(-1)).toEqual({ day: '2026-11-25', count: 3 })
})

test('a longer period never has fewer visits, and every visit of the chart is in the total', () => {
  const moment = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2035-12-31'),
    noInvalidDate: true,
  })
  const count = fc.record({ ago: fc.nat(chartDays - 1), count: fc.nat(10_000) })
  fc.assert(
    fc.property(moment, fc.array(count), fc.nat(10_000), (now, counts, before) => {
      const days = lastDays(now, chartDays)
      const counted = counts.map(({ ago, ...rest }) => ({ day: days.at(-1 - ago) ?? '', ...rest }))
      const { day, week, month, total } = toVisitCounts(counted, before, now)
      expect(day <= week && week <= month && month <= total).toBe(true)
      expect(total).toBe(before + counts.reduce((all, each) => all + each.count, 0))
      expect(firstDayOf(now, 1)).toBe(days.at(-1))
    }),
  )
})
