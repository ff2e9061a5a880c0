import { expect, test } from 'vitest'

import {
  cellSize,
  contains,
  gridFor,
  mapCellOf,
  type MapBox,
  type MapGrid,
} from '@/features/listings/model/map-grid'
import type {
  CatalogueCell,
  CataloguePoint,
  CatalogueSearch,
} from '@/features/listings/server/catalogue-query/catalogue-search'

import { catalogueQuestions, type FilledCatalogue } from './catalogue-questions'

const inOrder = (cells: readonly CatalogueCell[]) => cells.toSorted((one, other) => one.ref - other.ref)

/** Counts points in cells as the databases do. */
function countInCells(points: readonly CataloguePoint[], { level }: MapGrid): CatalogueCell[] {
  const cells = new Map<number, CataloguePoint[]>()
  for (const point of points) {
    const cell = Math.floor(mapCellOf(point) / cellSize(level))
    cells.set(cell, [...(cells.get(cell) ?? []), point])
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return [...cells.values()].map((members) => ({
    total: members.length,
    ref: Math.min(...members.map(({ ref }) => ref)),
    latitude: expect.closeTo(mean(members.map(({ latitude }) => latitude)), 9),
    longitude: expect.closeTo(mean(members.map(({ longitude }) => longitude)), 9),
  }))
}

const everywhere: MapBox = { north: 90, south: -90, east: 180, west: -180 }
const region: MapBox = { north: 50.8, south: 50.5, east: 5.7, west: 5.4 }
const westOfIt: MapBox = { ...region, east: 5.5 }
const village: MapBox = { north: 50.68, south: 50.655, east: 5.5, west: 5.485 }
const elsewhere: MapBox = { north: -10, south: -20, east: -50, west: -60 }

/** What maps expect of the catalogue, within its contract. */
export function catalogueMapContract(filled: () => FilledCatalogue) {
  const store = () => filled().store
  const { searchFor } = catalogueQuestions(filled)
  const square = [50.6, 50.7, 50.7, 50.6].map((latitude, at) => ({
    latitude,
    longitude: [5.5, 5.5, 5.62, 5.62][at] ?? 0,
  }))
  test('the map gets public places and published prices only', async () => {
    const points = await store().findPoints(searchFor(), 100)
    expect(points.map(({ ref }) => ref)).toEqual([8, 5, 4, 3, 2, 1])
    const one = points.find(({ ref }) => ref === 1)
    expect(one).toEqual({
      ref: 1,
      goal: 'sale',
      latitude: 50.64,
      longitude: 5.57,
      isApproximate: false,
      price: 200_000,
      bouquet: null,
      annuity: null,
      priceUnit: null,
      webId: 1,
      localityId: filled().catalogue.cities.liege,
      marquee: null,
      availability: 'available',
    })
    // Its address is hidden, and so is its price.
    expect(points.find(({ ref }) => ref === 5)).toMatchObject({
      latitude: 50.67,
      longitude: 5.49,
      isApproximate: true,
      price: null,
    })
    expect(await store().findPoints(searchFor(), 2)).toHaveLength(2)
  })

  const searches: [string, () => Partial<CatalogueSearch>, number[]][] = [
    ['everything but what is sold', () => ({}), [1, 2, 3, 4, 5, 8]],
    ['nothing sold', () => ({ hideSold: true }), [1, 2, 3, 4, 5, 8]],
    ['a type and further ones', () => ({ types: [1, 6] }), [1, 2, 3, 4]],
    ['several goals', () => ({ goals: ['sale', 'rent', 'takeover'] }), [1, 2, 3, 4, 5, 8, 21, 31]],
    [
      'a city and a price',
      () => ({ localityIds: [filled().catalogue.cities.liege], priceMin: 210_000 }),
      [2, 3],
    ],
    ['a drawn area', () => ({ area: square }), [1, 2, 3]],
    ['a circle', () => ({ near: { latitude: 50.64, longitude: 5.57, radiusInKm: 3 } }), [1, 3]],
  ]

  test.each(searches)('points, cells and extent of %s', async (_, changes, refs) => {
    const search = searchFor(changes())
    const points = await store().findPoints(search, 100)
    expect(points.map(({ ref }) => ref).toSorted((one, other) => one - other)).toEqual(refs)
    for (const box of [everywhere, region, westOfIt, village, elsewhere]) {
      const grid = gridFor(box)
      const inGrid = points.filter((point) => contains(grid.box, point))
      expect(inOrder(await store().findCells(search, grid))).toEqual(inOrder(countInCells(inGrid, grid)))
      const inBox = points.filter((point) => contains(box, point))
      expect(await store().findPointsIn(search, box, 100)).toEqual(inBox)
      expect(await store().findPointsIn(search, box, 2)).toEqual(inBox.slice(0, 2))
    }
    const bounds = (values: number[]) => [Math.min(...values), Math.max(...values)]
    const [south, north] = bounds(points.map(({ latitude }) => latitude))
    const [west, east] = bounds(points.map(({ longitude }) => longitude))
    expect(await store().findExtent(search)).toEqual({
      total: points.length,
      box: points.length > 0 ? { south, north, west, east } : null,
    })
  })

  test('cells count what lists count', async () => {
    const cells = await store().findCells(searchFor(), gridFor(region))
    expect(inOrder(cells).map(({ ref, total }) => [ref, total])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      // The middle of a village is beside its other properties.
      [4, 3],
    ])
  })

  test('points are found by number, unknown numbers are left out', async () => {
    const all = await store().findPoints(searchFor(), 100)
    const points = await store().findPointsByRefs([3, 1, 11, 12, 999], 'fr')
    expect(points.toSorted((one, other) => one.ref - other.ref)).toEqual(
      all.filter(({ ref }) => ref === 1 || ref === 3).toSorted((one, other) => one.ref - other.ref),
    )
    expect(await store().findPointsByRefs([], 'fr')).toEqual([])
  })
}
