import { expect, test } from 'vitest'

import { publicationFacts } from './publication-facts'

const now = '2026-11-20T10:00:00.000Z'
const before = '2026-01-01T10:00:00.000Z'
const onOffer = { _status: 'published', searchAvailability: 'available' } as const

test('the first publication records day and price', () => {
  expect(
    publicationFacts({ _status: 'published', status: 'active', price: 285000 }, 'available', now, onOffer),
  ).toEqual({
    onlineSince: now,
    priceHistory: [{ date: now, price: 285000 }],
  })
})

test('a draft records nothing', () => {
  expect(publicationFacts({ _status: 'draft', status: 'sold', price: 28 }, 'gone', now, onOffer)).toEqual({})
})

test('a changed price is added, an unchanged one is not', () => {
  const source = {
    _status: 'published' as const,
    onlineSince: before,
    priceHistory: [{ date: before, price: 300000 }],
  }
  expect(publicationFacts({ ...source, price: 300000 }, 'available', now, onOffer)).toEqual({})
  expect(publicationFacts({ ...source, price: 285000 }, 'available', now, onOffer)).toEqual({
    priceHistory: [
      { date: before, price: 300000 },
      { date: now, price: 285000 },
    ],
  })
  expect(publicationFacts({ ...source, price: null }, 'available', now, onOffer)).toEqual({})
})

test.each(['sold', 'rented'] as const)('the day it was %s is recorded once', (status) => {
  const source = { _status: 'published', status, onlineSince: before } as const
  expect(publicationFacts(source, 'gone', now, onOffer)).toEqual({ soldAt: now })
  expect(publicationFacts({ ...source, soldAt: before }, 'gone', now, onOffer)).toEqual({})
})

test.each([
  ['is new', null, undefined],
  ['was a draft', { ...onOffer, _status: 'draft' }, undefined],
  ['was sold without a day', { ...onOffer, searchAvailability: 'gone' }, undefined],
  ['was sold before', { ...onOffer, searchAvailability: 'gone', soldAt: before }, before],
  ['was under option', { ...onOffer, searchAvailability: 'underOption' }, now],
] as const)('a sold one that %s', (_, stored, soldAt) => {
  const source = { _status: 'published', status: 'sold', onlineSince: before } as const
  expect(publicationFacts(source, 'gone', now, stored).soldAt).toBe(soldAt)
})

test('a withdrawal keeps the day of the sale', () => {
  const source = { _status: 'published', status: 'withdrawn', onlineSince: before } as const
  const sold = { ...onOffer, searchAvailability: 'gone', soldAt: before } as const
  expect(publicationFacts(source, 'gone', now, sold)).toEqual({ soldAt: before })
})

test.each([
  ['published', { ...onOffer, searchAvailability: 'gone', status: 'sold' }, before],
  ['published, by its ribbon', { ...onOffer, searchAvailability: 'gone', status: 'active' }, before],
  ['unpublished', { _status: 'draft', searchAvailability: 'gone', status: 'rented' }, before],
  ['never sold', { ...onOffer, status: 'active' }, undefined],
  ['withdrawn already', { ...onOffer, searchAvailability: 'gone', status: 'withdrawn' }, undefined],
] as const)('a withdrawal of one without a day that was %s', (_, stored, soldAt) => {
  const source = { status: 'withdrawn', onlineSince: before } as const
  for (const _status of ['published', 'draft'] as const)
    expect(publicationFacts({ ...source, _status }, 'gone', now, stored).soldAt).toBe(soldAt)
  expect(publicationFacts({ ...source, onlineSince: null }, 'gone', now, stored).soldAt).toBeUndefined()
})

test('the day it was put under option is recorded once', () => {
  const source = { _status: 'published', status: 'underOption', onlineSince: before } as const
  expect(publicationFacts(source, 'underOption', now, onOffer)).toEqual({ optionAt: now })
  expect(publicationFacts({ ...source, optionAt: before }, 'underOption', now, onOffer)).toEqual({})
})

test('a ribbon of a feed sells a property too, a withdrawal does not', () => {
  const source = { _status: 'published', onlineSince: before } as const
  expect(publicationFacts({ ...source, status: 'active' }, 'gone', now, onOffer)).toEqual({ soldAt: now })
  expect(publicationFacts({ ...source, status: 'withdrawn' }, 'gone', now, onOffer)).toEqual({})
  expect(publicationFacts({ ...source, status: 'withdrawn', soldAt: before }, 'gone', now, onOffer)).toEqual(
    {},
  )
})

test('on offer again: the next sale has a day of its own', () => {
  const source = { _status: 'published', status: 'active', onlineSince: before, soldAt: before } as const
  expect(publicationFacts(source, 'available', now, onOffer)).toEqual({ soldAt: null })
})
