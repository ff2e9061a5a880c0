import { expect, test } from 'vitest'

import { unfilteredListing, type ListingFilters } from '@/features/listings/model/listing-filters'
import { demandRest, meetsRest } from './demand-rest'
import type { SoughtProperty } from './demand-row'

const property: SoughtProperty = {
  id: 'p1',
  goal: 'sale',
  locality: null,
  zip: null,
  country: 'BE',
  webIds: [1],
  price: 240_000,
  bedrooms: 3,
  bathrooms: 1,
  garages: null,
  parking: null,
  surfaceLiving: 120,
  surfaceGround: null,
  epc: 'b',
  hasGarden: false,
  hasTerrace: false,
  hasGarage: false,
  hasParking: false,
  isFurnished: false,
  isNewBuild: false,
  latitude: null,
  longitude: null,
  hasLift: true,
  hasPool: false,
  isGroundFloor: true,
  openHouseUntil: '2026-12-05',
  hasPriceCut: true,
  pricePerSquareMetre: 2000,
  rentWithCharges: 900,
  ownValues: null,
}
const loan = { ratePercent: 0, years: 20 }

const cases: [Partial<ListingFilters>, boolean][] = [
  [{ lift: true, groundFloor: true, priceCut: true }, true],
  [{ pool: true }, false],
  [{ epcMin: 'b' }, true],
  [{ epcMin: 'a' }, false],
  [{ openHouse: true }, true],
  [{ priceM2Max: 2000 }, true],
  [{ priceM2Max: 1999 }, false],
  [{ rentTotalMax: 900 }, true],
  [{ rentTotalMax: 899 }, false],
  // 20 years of 1000 euro without interest.
  [{ budget: 1000 }, true],
  [{ budget: 999 }, false],
]

const meets = (changes: Partial<ListingFilters>, day: string) => {
  const rest = demandRest({}, [], { ...unfilteredListing('sale'), ...changes })
  return rest === null || meetsRest(rest, property, { day, loan })
}

test.each(cases)('a saved search with %j matches: %s', (changes, expected) => {
  expect(meets(changes, '2026-12-05')).toBe(expected)
})

test('an open house that is past does not match', () => {
  expect(meets({ openHouse: true }, '2026-12-06')).toBe(false)
})
