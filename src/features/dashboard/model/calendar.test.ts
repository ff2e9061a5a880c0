import { expect, test } from 'vitest'

import { addMonths, calendarUrl, groupByDay, readCalendarQuery, weeksOf } from './calendar'

const now = new Date('2026-11-30T23:30:00Z')

test('the month of Belgium is shown unless the URL names another', () => {
  const usual = { month: '2026-12', view: 'month', hasAppointments: false }
  expect(readCalendarQuery({}, now)).toEqual(usual)
  expect(readCalendarQuery({ month: '2026-13', view: 'week', appointments: '1' }, now)).toEqual(usual)
  const filters = { month: '2027-03', view: 'list', hasAppointments: true } as const
  expect(readCalendarQuery({ month: '2027-03', view: 'list', appointments: 'yes' }, now)).toEqual(filters)
  expect(calendarUrl(filters)).toBe('/admin/calendar/?month=2027-03&view=list&appointments=yes')
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
])('%s and %i month is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected)
})

test.each([
  // Begins on a Sunday.
  ['2026-11', '2026-10-26', '2026-12-06', 6],
  ['2027-02', '2027-02-01', '2027-02-28', 4],
  // With the clock change of spring.
  ['2027-03', '2027-03-01', '2027-04-04', 5],
  ['2026-12', '2026-11-30', '2027-01-03', 5],
])('the weeks of %s go from %s to %s', (month, first, last, count) => {
  const weeks = weeksOf(month)
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual([first, last, count])
  expect(new Set(weeks.flat()).size).toBe(7 * count)
})

test('entries are grouped by day in order of time', () => {
  const entries = [
    { day: '2026-11-02', time: '09:00' },
    { day: '2026-11-01', time: '10:00' },
    { day: '2026-11-01', time: '08:30' },
  ]
  const days = groupByDay(entries)
  expect([...days.keys()]).toEqual(['2026-11-01', '2026-11-02'])
  expect(days.get('2026-11-01')?.map(({ time }) => time)).toEqual(['08:30', '10:00'])
})
