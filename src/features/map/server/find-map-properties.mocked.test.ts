import { beforeEach, expect, test, vi } from 'vitest'

import { unfilteredListing } from '@/features/listings/model/listing-filters'

import { findMapProperties } from './find-map-properties'
import type { PropertyPoint } from './find-map-points'

const reads = vi.hoisted(() => ({ points: [] as unknown[] }))

vi.mock('@/features/listings/server/find-listing', () => ({
  keepExistingFilters: async (filters: unknown) => filters,
}))
vi.mock('./find-map-points', () => ({ findMapPoints: async () => reads.points }))
vi.mock('@/features/property/server/get-property-settings', () => ({
  getPropertySettings: async () => ({
    priceStyle: 'belgianDutch',
    marquees: [
      { code: 1, meaning: 'new' },
      { code: 4, meaning: 'sold' },
      { code: 5, meaning: 'rented' },
    ],
  }),
}))

const point: PropertyPoint = {
  ref: 4310,
  latitude: 50.645_123_456,
  longitude: 5.573_4,
  isApproximate: false,
  goal: 'sale',
  price: 285_000,
  priceUnit: null,
  webId: 1,
  typeName: 'Huis',
  city: 'Luik',
  zip: '4000',
  marquee: null,
  marqueeMeaning: 'none',
  availability: 'available',
}

const found = async (...points: PropertyPoint[]) => {
  reads.points = points
  return findMapProperties(unfilteredListing('sale'), 'nl')
}

beforeEach(() => {
  reads.points = []
})

test('a marker shows the price, and its accessible name has type and place', async () => {
  const { properties } = await found(point)
  expect(properties).toEqual([
    {
      ref: 4310,
      latitude: 50.64512,
      longitude: 5.5734,
      isApproximate: false,
      priceText: '€\u00a0285.000',
      label: 'Huis, 4000 Luik',
      marquee: null,
    },
  ])
})

test('an unpublished price has no amount, a starting price is marked', async () => {
  const { properties } = await found({ ...point, price: null }, { ...point, priceUnit: 7 })
  expect(properties.map(({ priceText }) => priceText)).toEqual([
    'op aanvraag',
    expect.stringMatching(/\S+ €\u00a0285\.000$/),
  ])
})

test('the same price with another unit is formatted separately', async () => {
  const { properties } = await found({ ...point, priceUnit: 7 }, point, { ...point, priceUnit: 7 })
  expect(properties[0]?.priceText).toBe(properties[2]?.priceText)
  expect(properties[1]?.priceText).not.toBe(properties[0]?.priceText)
})

test('sold and rented ones are included only with a ribbon of the ignore list (D5)', async () => {
  const { properties, marqueeIgnoreList } = await found(
    { ...point, ref: 1, availability: 'gone' },
    { ...point, ref: 2, availability: 'gone', marquee: 1 },
    { ...point, ref: 3, availability: 'gone', marquee: 4 },
    { ...point, ref: 4, availability: 'underOption', marquee: 1 },
  )
  expect(properties.map(({ ref }) => ref)).toEqual([3, 4])
  expect(marqueeIgnoreList).toEqual([4, 5])
})

test('reports when there are more than the map can show', async () => {
  expect((await found(point)).isCut).toBe(false)
  expect((await found(...Array<PropertyPoint>(10_000).fill(point))).isCut).toBe(true)
})
