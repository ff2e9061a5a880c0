import { expect, test } from 'vitest'

import { daysOfWeek, lastDayOf, parseAgendaFilters } from './agenda-url'

test.each([
  [{}, { mode: 'week', from: '2026-11-16' }],
  [{ week: '2027-03-28' }, { mode: 'week', from: '2027-03-22' }],
  [{ week: '2027-11-01' }, { mode: 'week', from: '2027-11-01' }],
  [{ week: '2027-02-30' }, { mode: 'week', from: '2026-11-16' }],
  [{ week: ['2027-01-01'] }, { mode: 'week', from: '2026-11-16' }],
  [
    { view: 'list', week: '2027-01-01' },
    { mode: 'list', from: '2026-11-21' },
  ],
])('%j shows %j', (query, expected) => {
  expect(parseAgendaFilters(query, '2026-11-21')).toEqual(expected)
})

test('a week ends on Sunday, also when clocks change in it', () => {
  expect(daysOfWeek('2027-03-22')).toHaveLength(7)
  expect(lastDayOf({ mode: 'week', from: '2027-03-22' })).toBe('2027-03-28')
  expect(lastDayOf({ mode: 'week', from: '2027-10-25' })).toBe('2027-10-31')
})
