import { expect, test } from 'vitest'

import { parseListingParams } from '@/features/listings/model/search-params'
import type { RouteEntry } from '@/features/routing/model/route-table'

import { isIndexedAvailability, isIndexedRoute, isVariant, languagesOfProperty } from './indexing'

test.each([
  [{}, false],
  [{ page: '2' }, false],
  [{ utm_source: 'mail' }, false],
  [{ page: '2', sort: 'price' }, true],
  [{ city: 'Flémalle|4400' }, true],
  [{ type: '1' }, true],
  [{ view: 'map' }, true],
  [{ view: 'list' }, true],
  [{ q: 'luik' }, true],
  [{ refs: '4310,4311' }, true],
  [{ refs: '4310', compare: '1' }, true],
])('a list with %j is a variant: %s', (query, expected) => {
  expect(isVariant(query, parseListingParams(query, 'sale'))).toBe(expected)
  expect(isVariant(query, null)).toBe(expected)
})

const entry: RouteEntry = { original: '/x/', type: 'page', paths: {}, breadcrumb: [], publishedIn: [] }

test.each([
  [{}, true],
  [{ type: 'article' as const }, true],
  [{ type: 'feedback' as const }, false],
  [{ type: 'login' as const }, false],
  [{ external: 'https://project.example' }, false],
])('a route with %j is indexed: %s', (change, expected) => {
  expect(isIndexedRoute({ ...entry, ...change })).toBe(expected)
})

test('a property exists in the languages of its headline', () => {
  expect(languagesOfProperty({ headline: { fr: 'Maison', nl: 'Huis', de: ' ' } })).toEqual(['nl', 'fr'])
})

test('a property without any headline exists in all languages by its facts', () => {
  expect(languagesOfProperty({ headline: { fr: null } })).toEqual(['nl', 'fr', 'en', 'de'])
})

test.each([
  [{ fr: 'Maison', nl: 'Huis' }, ['fr', 'de'], ['fr']],
  [{}, ['fr', 'de'], ['fr', 'de']],
  [{ fr: 'Maison', nl: 'Huis' }, [], ['nl', 'fr']],
] as const)('a property with %j and published in %j exists in %j', (headline, publishedIn, expected) => {
  expect(languagesOfProperty({ headline, publishedIn })).toEqual(expected)
})

test.each([
  [{ fr: 'Maison', nl: 'Huis' }, ['fr', 'de'], ['fr']],
  [{}, ['fr', 'de'], ['fr', 'de']],
  [{ fr: 'Maison', nl: 'Huis' }, [], ['nl', 'fr']],
] as const)('a property with %j and published in %j exists in %j', (headline, publishedIn, expected) => {
  expect(languagesOfProperty({ headline, publishedIn })).toEqual(expected)
})

const now = new Date('2026-11-20T12:00:00.000Z')

test.each([
  ['available', null, true],
  ['underOption', null, true],
  ['sold', '2026-01-02T00:00:00.000Z', true],
  ['sold', '2025-11-01T00:00:00.000Z', false],
  ['rented', '2025-11-01T00:00:00.000Z', false],
  ['sold', null, true],
  ['available', '2020-01-01T00:00:00.000Z', true],
  ['notFound', null, false],
] as const)('%s since %s is indexed: %s', (availability, soldAt, expected) => {
  expect(isIndexedAvailability(availability, soldAt, now)).toBe(expected)
})
