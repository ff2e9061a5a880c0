import { expect, test } from 'vitest'

import { publicationFacts } from './publication-facts'

const now = '2026-11-20T10:00:00.000Z'
const before = '2026-01-01T10:00:00.000Z'

test('the first publication records day and price', () => {
  expect(publicationFacts({ _status: 'published', status: 'active', price: 285000 }, now)).toEqual({
    onlineSince: now,
    priceHistory: [{ date: now, price: 285000 }],
  })
})

test('a draft records nothing', () => {
  expect(publicationFacts({ _status: 'draft', status: 'sold', price: 28 }, now)).toEqual({})
})

test('a changed price is added, an unchanged one is not', () => {
  const source = {
    _status: 'published' as const,
    onlineSince: before,
    priceHistory: [{ date: before, price: 300000 }],
  }
  expect(publicationFacts({ ...source, price: 300000 }, now)).toEqual({})
  expect(publicationFacts({ ...source, price: 285000 }, now)).toEqual({
    priceHistory: [
      { date: before, price: 300000 },
      { date: now, price: 285000 },
    ],
  })
  expect(publicationFacts({ ...source, price: null }, now)).toEqual({})
})

test.each(['sold', 'rented'] as const)('the day it was %s is recorded once', (status) => {
  const source = { _status: 'published', status, onlineSince: before } as const
  expect(publicationFacts(source, now)).toEqual({ soldAt: now })
  expect(publicationFacts({ ...source, soldAt: before }, now)).toEqual({})
})

test('the day it was put under option is recorded once', () => {
  const source = { _status: 'published', status: 'underOption', onlineSince: before } as const
  expect(publicationFacts(source, now)).toEqual({ optionAt: now })
  expect(publicationFacts({ ...source, optionAt: before }, now)).toEqual({})
})
