import { expect, test } from 'vitest'

import { spread } from './spread-moments'

const slots = (...values: string[]) => values.map((value) => ({ value }))

test('of each day the first moment and one at another time of the day', () => {
  const free = slots(
    '2026-12-01 10:00-10:30',
    '2026-12-01 10:30-11:00',
    '2026-12-01 14:00-14:30',
    '2026-12-01 18:30-19:00',
    '2026-12-02 16:00-16:30',
    '2026-12-02 16:30-17:00',
    '2026-12-03 10:00-10:30',
    '2026-12-03 16:00-16:30',
  )
  expect(spread(free).map(({ value }) => value.slice(8, 13))).toEqual(['01 10', '01 14', '02 16', '03 10'])
})

test('moments of one day are apart by their minutes too', () => {
  const free = slots('2026-12-01 10:30-11:00', '2026-12-01 14:00-14:30', '2026-12-01 14:30-15:00')
  expect(spread(free).map(({ value }) => value.slice(11, 16))).toEqual(['10:30', '14:30'])
})

test('nothing free gives nothing', () => {
  expect(spread([])).toEqual([])
})
