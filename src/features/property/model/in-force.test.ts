import { expect, test } from 'vitest'

import { rowInForce } from './in-force'

const rows = [
  { validFrom: null, rate: 12.5 },
  { validFrom: '2030-01-01', rate: 1 },
  { validFrom: '2025-01-01T00:00:00.000Z', rate: 3 },
]

test.each([
  ['2024-12-31', 12.5],
  ['2025-01-01', 3],
  ['2029-12-31', 3],
  ['2030-01-01', 1],
])('on %s the rate is %d', (day, rate) => {
  expect(rowInForce(rows, day)?.rate).toBe(rate)
})

test('a row stored as midnight in Belgium applies from that day, not from the day before', () => {
  const nightly = [{ rate: 1 }, { validFrom: '2027-06-30T22:00:00.000Z', rate: 2 }]
  expect(rowInForce(nightly, '2027-06-30')?.rate).toBe(1)
  expect(rowInForce(nightly, '2027-07-01')?.rate).toBe(2)
})

test('before the first row there is none', () => {
  expect(rowInForce([{ validFrom: '2025-01-01' }], '2024-06-01')).toBeUndefined()
})
