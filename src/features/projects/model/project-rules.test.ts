import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  buildingFloors,
  byOffer,
  distanceInKilometres,
  priceRangeOf,
  projectStatuses,
  getProjectStatus,
  similarProjects,
} from './project-rules'

describe('the status of a project', () => {
  test.each([
    ['active', [], 'active'],
    ['active', ['available', 'sold'], 'active'],
    ['active', ['underOption', 'sold'], 'active'],
    ['active', ['sold', 'rented'], 'soldOut'],
    ['soldOut', ['available'], 'soldOut'],
    ['soldOut', [], 'soldOut'],
    ['upcoming', ['sold'], 'upcoming'],
    ['sold', ['available'], 'sold'],
  ] as const)('%s with units %j is shown as %s', (status, units, shown) => {
    expect(getProjectStatus(status, units)).toBe(shown)
  })
})

describe('the price range', () => {
  test('leaves out sold units and those without a published price', () => {
    expect(
      priceRangeOf([
        { availability: 'sold', price: 100_000 },
        { availability: 'available', price: 227_000 },
        { availability: 'underOption', price: 331_000 },
        { availability: 'available', price: null },
        { availability: 'available', price: 0 },
        { availability: 'notFound', price: 900_000 },
      ]),
    ).toEqual({ from: 227_000, to: 331_000 })
  })

  test('is null without available units', () => {
    expect(priceRangeOf([{ availability: 'sold', price: 100_000 }])).toBeNull()
    expect(priceRangeOf([])).toBeNull()
  })
})

test('available projects come first, sold out ones last', () => {
  const projects = [
    { status: 'soldOut', number: 9 },
    { status: 'upcoming', number: 3 },
    { status: 'active', number: 1 },
    { status: 'sold', number: 8 },
    { status: 'active', number: 2 },
  ] as const
  expect(projects.toSorted(byOffer).map(({ number }) => number)).toEqual([2, 1, 3, 8, 9])
})

const liege = { latitude: 50.6326, longitude: 5.5797 }
const huy = { latitude: 50.519, longitude: 5.24 }
const ans = { latitude: 50.6625, longitude: 5.52 }

test('Liège and Huy are 27 km apart', () => {
  expect(distanceInKilometres(liege, huy)).toBeCloseTo(27.1, 0)
})

describe('similar projects', () => {
  const far = { number: 1, status: 'active', place: huy } as const
  const near = { number: 2, status: 'active', place: ans } as const
  const nearButGone = { number: 3, status: 'soldOut', place: liege } as const
  const somewhere = { number: 4, status: 'active', place: null } as const

  test('are ordered by distance, sold out ones last', () => {
    expect(similarProjects(liege, [nearButGone, far, somewhere, near])).toEqual([
      near,
      far,
      somewhere,
      nearButGone,
    ])
  })

  test('keep the order of the list without coordinates', () => {
    expect(similarProjects(null, [far, near, nearButGone]).map(({ number }) => number)).toEqual([2, 1, 3])
  })
})

test('the highest floor is first, units without a floor are last', () => {
  const units = [
    { ref: 5, floor: null },
    { ref: 4, floor: 0 },
    { ref: 3, floor: 2 },
    { ref: 2, floor: -1 },
    { ref: 1, floor: 2 },
  ]
  expect(buildingFloors(units)).toEqual([
    {
      floor: 2,
      units: [
        { ref: 1, floor: 2 },
        { ref: 3, floor: 2 },
      ],
    },
    { floor: 0, units: [{ ref: 4, floor: 0 }] },
    { floor: -1, units: [{ ref: 2, floor: -1 }] },
    { floor: null, units: [{ ref: 5, floor: null }] },
  ])
})

test('every unit is on exactly one floor', () => {
  const unit = fc.record({ ref: fc.nat(), floor: fc.option(fc.integer({ min: -3, max: 30 })) })
  fc.assert(
    fc.property(fc.array(unit), (units) => {
      const placed = buildingFloors(units).flatMap((floor) => floor.units)
      expect(placed).toHaveLength(units.length)
      expect(new Set(placed)).toEqual(new Set(units))
    }),
  )
})

test('the order of the list is a total order', () => {
  const project = fc.record({ status: fc.constantFrom(...projectStatuses), number: fc.nat(50) })
  fc.assert(
    fc.property(fc.array(project), (projects) => {
      const once = projects.toSorted(byOffer)
      expect(once.toReversed().toSorted(byOffer)).toEqual(once)
    }),
  )
})
