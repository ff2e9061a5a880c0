import { beforeEach, expect, test, vi } from 'vitest'

import { unfilteredListing } from '@/features/listings/model/listing-filters'

import { findMapProperties } from './find-map-properties'
import type { PropertyPoint } from './find-map-points'

const reads = vi.hoisted(() => ({
  points: [] as unknown[],
  cells: [] as unknown[],
  newest: vi.fn(async () => [] as unknown[]),
}))

vi.mock('@/features/listings/server/find-listing', () => ({
  keepExistingFilters: async (filters: unknown) => filters,
}))
vi.mock('./find-map-points', () => ({
  findMapPoints: async () => ({ points: reads.points, cells: reads.cells, cellWidth: 0.5 }),
  findNewestPoints: reads.newest,
}))
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
  bouquet: null,
  annuity: null,
  priceUnit: null,
  webId: 1,
  typeName: 'Huis',
  city: 'Luik',
  zip: '4000',
  marquee: null,
  availability: 'available',
}

const pointsFor = async (...points: PropertyPoint[]) => {
  reads.points = points
  return findMapProperties(unfilteredListing('sale'), 'nl')
}

beforeEach(() => {
  reads.points = []
  reads.cells = []
})

test('a marker shows the price, and its accessible name has type and place', async () => {
  const { properties } = await pointsFor(point)
  expect(properties).toEqual([
    {
      ref: 4310,
      latitude: 50.64512,
      longitude: 5.5734,
      isApproximate: false,
      priceText: '€\u00a0285.000',
      label: 'Huis, 4000\u00a0Luik',
      marquee: null,
    },
  ])
})

test('an unpublished price has no amount, a starting price is marked', async () => {
  const { properties } = await pointsFor({ ...point, price: null }, { ...point, priceUnit: 7 })
  expect(properties.map(({ priceText }) => priceText)).toEqual([
    'op aanvraag',
    expect.stringMatching(/\S+ €\u00a0285\.000$/),
  ])
})

test('the same price with another unit is formatted separately', async () => {
  const { properties } = await pointsFor({ ...point, priceUnit: 7 }, point, { ...point, priceUnit: 7 })
  expect(properties[0]?.priceText).toBe(properties[2]?.priceText)
  expect(properties[1]?.priceText).not.toBe(properties[0]?.priceText)
})

test('a life annuity shows bouquet and annuity, without a bouquet the annuity alone', async () => {
  const { properties } = await pointsFor(
    { ...point, price: 185_200, bouquet: 52_000, annuity: 740 },
    { ...point, price: 133_200, bouquet: null, annuity: 740 },
    { ...point, price: null, bouquet: 52_000 },
  )
  expect(properties.map(({ priceText }) => priceText.replaceAll('\u00a0', ' '))).toEqual([
    'bouquet € 52.000 + € 740 / maand',
    'lijfrente € 740 / maand',
    'bouquet € 52.000 + maandelijkse rente',
  ])
})

test('the ribbons that mean sold or rented are named (D5)', async () => {
  expect((await pointsFor(point)).marqueeIgnoreList).toEqual([4, 5])
})

test('a cell keeps its place to the centimetre, so that it stays in its grid', async () => {
  reads.cells = [{ latitude: 50.645_123_456, longitude: 5.573_400_049, count: 12 }]
  const { cells, cellWidth } = await pointsFor(point)
  expect(cells).toEqual([{ latitude: 50.645_123_5, longitude: 5.5734, count: 12 }])
  expect(cellWidth).toBe(0.5)
})

test('a list is asked for a part of the map only', async () => {
  const within = { north: 51, south: 50, east: 6, west: 5 }
  const ask = (isList: boolean, box: typeof within | null) =>
    findMapProperties(unfilteredListing('sale'), 'nl', { within: box, isList })
  reads.newest.mockResolvedValue([point])
  expect((await ask(true, within)).properties).toHaveLength(1)
  expect(reads.newest).toHaveBeenCalledWith(unfilteredListing('sale'), 'nl', within, 101)
  expect((await ask(true, null)).properties).toEqual([])
  expect((await ask(false, within)).properties).toEqual([])
})
