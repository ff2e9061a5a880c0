import { expect, test } from 'vitest'

import { priceSteps } from './price-steps'

test('the newest price comes first, each with its change', () => {
  const steps = priceSteps([
    { date: '2026-03-01T00:00:00.000Z', price: 285_000 },
    { date: '2026-01-01T00:00:00.000Z', price: 300_000 },
    { date: '2026-05-01T00:00:00.000Z', price: 290_000 },
  ])
  expect(steps.map(({ price, changePercent }) => [price, changePercent])).toEqual([
    [290_000, 1.8],
    [285_000, -5],
    [300_000, null],
  ])
})

test('a price of zero is left out', () => {
  expect(priceSteps([{ date: '2026-01-01', price: 0 }])).toEqual([])
})
