import { expect, test } from 'vitest'

import type { CatalogueSearch } from '@/features/listings/server/catalogue-query/catalogue-search'

import { catalogueQuestions, type FilledCatalogue } from './catalogue-questions'

/** What every filter finds, within the contract of the catalogue. */
export function catalogueFilterContract(filled: () => FilledCatalogue) {
  const { searchFor, sortedRefs } = catalogueQuestions(filled)
  const store = () => filled().store
  const cities = () => filled().catalogue.cities
  const type = (webId: number) => [webId]

  const filters: [string, () => Partial<CatalogueSearch>, number[]][] = [
    ['a city', () => ({ localityIds: [cities().liege] }), [1, 2, 3]],
    ['two cities', () => ({ localityIds: [cities().liege, cities().ans] }), [1, 2, 3, 6, 7]],
    ['a type, further ones included', () => ({ types: type(1) }), [1, 2, 4, 6]],
    ['a type that is a further one only', () => ({ types: type(6) }), [2, 3]],
    ['two types, none twice', () => ({ types: [...type(1), ...type(6)] }), [1, 2, 3, 4, 6]],
    ['a lowest price', () => ({ priceMin: 250_000 }), [2, 4, 7]],
    ['a highest price', () => ({ priceMax: 250_000 }), [1, 2, 3, 6]],
    ['a published price', () => ({ isPriced: true }), [1, 2, 3, 4, 6, 7]],
    ['no published price', () => ({ isPriced: false }), [5, 8]],
    ['bedrooms', () => ({ bedroomsMin: 3 }), [1, 2, 4]],
    ['living surface', () => ({ surfaceMin: 120 }), [2, 4]],
    ['ground', () => ({ groundMin: 500 }), [2, 5]],
    ['energy labels', () => ({ epc: ['a', 'b'] }), [1, 2]],
    ['a garden', () => ({ garden: true }), [1, 2]],
    ['a terrace', () => ({ terrace: true }), [3]],
    ['a garage', () => ({ garage: true }), [1, 4]],
    ['parking', () => ({ parking: true }), [4]],
    ['furnished', () => ({ furnished: true }), [4]],
    ['new-build', () => ({ newBuild: true }), [4]],
    ['bathrooms, shower rooms included', () => ({ bathroomsMin: 2 }), [1, 4]],
    ['a lift', () => ({ lift: true }), [3]],
    ['a pool', () => ({ pool: true }), [2]],
    ['the ground floor', () => ({ groundFloor: true }), [3]],
    ['new since a moment', () => ({ since: '2026-01-06T09:00:00.000Z' }), [6, 7, 8]],
    ['an open house to come', () => ({ openHouseFrom: '2026-03-01' }), [1]],
    ['an open house on the day itself', () => ({ openHouseFrom: '2026-02-01' }), [1, 2]],
    ['a price cut', () => ({ priceCut: true }), [2]],
    ['a price per square metre', () => ({ priceM2Max: 1800 }), [2, 6]],
    ['rent with charges', () => ({ goals: ['rent'], rentTotalMax: 900 }), [21]],
    ['rent with charges that are too high', () => ({ goals: ['rent'], rentTotalMax: 899 }), []],
    ['what is available', () => ({ isGone: false }), [1, 2, 3, 4, 5, 8]],
    ['what is sold or let', () => ({ isGone: true }), [6, 7]],
    ['nothing sold', () => ({ hideSold: true }), [1, 2, 3, 4, 5, 8]],
    ['nothing under option', () => ({ hideUnderOption: true }), [1, 2, 4, 5, 6, 7]],
    ['put forward', () => ({ isSpotlight: true }), [2, 6]],
    ['put forward and not sold', () => ({ isSpotlight: true, hideSold: true }), [2]],
    ['neither', () => ({ hideSold: true, hideUnderOption: true }), [1, 2, 4, 5]],
    ['city and type', () => ({ localityIds: [cities().liege], types: type(1) }), [1, 2]],
    ['city and a further type', () => ({ localityIds: [cities().liege], types: type(6) }), [2, 3]],
    ['type and highest price', () => ({ types: type(1), priceMax: 200_000 }), [1, 6]],
    ['a further type and highest price', () => ({ types: type(6), priceMax: 240_000 }), [3]],
    [
      'everything at once',
      () => ({
        localityIds: [cities().liege],
        types: type(1),
        priceMin: 100_000,
        priceMax: 250_000,
        bedroomsMin: 3,
        surfaceMin: 100,
        groundMin: 400,
        epc: ['b'],
        garden: true,
        hideSold: true,
        hideUnderOption: true,
        near: { latitude: 50.64, longitude: 5.57, radiusInKm: 50 },
      }),
      [2],
    ],
  ]

  test.each(filters)('%s', async (_, changes, refs) => {
    expect(await sortedRefs(changes())).toEqual(refs)
    expect(await store().count(searchFor(changes()))).toBe(refs.length)
  })

  test('an area drawn on the map holds what lies in it, bays left out', async () => {
    const corner = (latitude: number, longitude: number) => ({ latitude, longitude })
    const square = [corner(50.6, 5.5), corner(50.7, 5.5), corner(50.7, 5.62), corner(50.6, 5.62)]
    expect(await sortedRefs({ area: square })).toEqual([1, 2, 3])
    expect(await sortedRefs({ area: square.toReversed() })).toEqual([1, 2, 3])
    // A bay from the east leaves the middle out.
    const bay = [corner(50.66, 5.62), corner(50.64, 5.51), corner(50.62, 5.62)]
    const withBay = [...square.slice(0, 3), ...bay, corner(50.6, 5.62)]
    expect(await sortedRefs({ area: withBay })).toEqual([2])
    expect(await store().count(searchFor({ area: withBay }))).toBe(1)
    const level = [corner(50.64, 5), corner(50.64, 6), corner(50.64, 7)]
    expect(await sortedRefs({ area: level })).toEqual([])
  })

  test('a circle holds what is within its radius, as the crow flies', async () => {
    const place = { latitude: 50.64, longitude: 5.57 }
    expect(await sortedRefs({ near: { ...place, radiusInKm: 0.1 } })).toEqual([1])
    // 3 is 2.81 km to the east, 2 is 4.45 km to the north.
    expect(await sortedRefs({ near: { ...place, radiusInKm: 2.8 } })).toEqual([1])
    expect(await sortedRefs({ near: { ...place, radiusInKm: 2.9 } })).toEqual([1, 3])
    expect(await sortedRefs({ near: { ...place, radiusInKm: 4.4 } })).toEqual([1, 3])
    expect(await sortedRefs({ near: { ...place, radiusInKm: 4.5 } })).toEqual([1, 2, 3])
  })
}
