import { expect, test } from 'vitest'

import { readNumber } from './read-number'

const limits = { name: 'size', label: 'Size', min: 1500, max: 250_000 } as const

test.each([
  ['number', 'belgianDutch', 1, '1500'],
  ['number', 'belgianDutch', 300_000, '250.000'],
  ['number', 'ofPage', 300_000, '250,000'],
  ['money', 'belgianDutch', 1, '€\u00a01.500'],
  ['money', 'ofPage', 1, '€1,500'],
] as const)('the limit of a %s in the style %s, not kept by %i, is %s', (kind, style, given, limit) => {
  expect(readNumber({ ...limits, kind }, given, { locale: 'en', style })).toMatchObject({ values: { limit } })
})
