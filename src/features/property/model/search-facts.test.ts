import { expect, test } from 'vitest'

import { searchFacts, type SearchFactsSource } from './search-facts'

const price = { goal: 'sale', price: 200_000, publishPrice: true } as const
const step = (date: string, amount: number) => ({ date: `${date}T09:00:00.000Z`, price: amount })
const fallen = [step('2026-01-01', 220_000), step('2026-02-01', 200_000)]

const cases: [string, SearchFactsSource, Partial<ReturnType<typeof searchFacts>>][] = [
  ['nothing known', {}, { bathrooms: null, hasLift: false, isGroundFloor: false, openHouseUntil: null }],
  ['a shower room alone', { showerRooms: 1 }, { bathrooms: 1 }],
  ['none of either', { bathrooms: 0 }, { bathrooms: null }],
  ['unknown is not yes', { hasLift: 'unknown', hasSwimmingPool: 'no' }, { hasLift: false, hasPool: false }],
  ['the ground floor', { floor: 0 }, { isGroundFloor: true }],
  ['the basement', { floor: -1 }, { isGroundFloor: false }],
  ['the last change was a fall', { ...price, priceHistory: fallen }, { hasPriceCut: true }],
  [
    'raised after a fall',
    { ...price, priceHistory: [...fallen, step('2026-03-01', 210_000)] },
    { hasPriceCut: false },
  ],
  ['a hidden price has no cut', { price: 200_000, priceHistory: fallen }, { hasPriceCut: false }],
  ['per living surface', { ...price, surfaceLiving: 80, surfaceGround: 500 }, { pricePerSquareMetre: 2500 }],
  ['land by its ground', { ...price, surfaceGround: 1000 }, { pricePerSquareMetre: 200 }],
  [
    'a life annuity with its annuity: 52 000 + 740 a month for 15 years',
    { ...price, viagerType: 'occupied', bouquet: 52_000, viagerIndexedRent: 740, surfaceLiving: 100 },
    { pricePerSquareMetre: 1852 },
  ],
  [
    'a life annuity whose annuity is unknown',
    { ...price, viagerType: 'occupied', surfaceLiving: 100 },
    { pricePerSquareMetre: null },
  ],
  ['a surface of zero', { ...price, surfaceLiving: 0 }, { pricePerSquareMetre: null }],
  ['a hidden price', { price: 200_000, surfaceLiving: 80 }, { pricePerSquareMetre: null }],
  [
    'rent and charges',
    { goal: 'rent', price: 800, publishPrice: true, renterCharges: 100 },
    { rentWithCharges: 900 },
  ],
  [
    'no charges',
    { goal: 'rent', price: 800, publishPrice: true, renterCharges: 0 },
    { rentWithCharges: 800 },
  ],
  ['unknown charges', { goal: 'rent', price: 800, publishPrice: true }, { rentWithCharges: null }],
  ['charges of a sale', { ...price, goal: 'sale', renterCharges: 50 }, { rentWithCharges: null }],
]

test.each(cases)('%s', (_, source, facts) => {
  expect(searchFacts(source)).toMatchObject(facts)
})

// In winter 23:30 UTC is half past midnight in Belgium.
const lateVisit = { start: '2026-12-04T23:30:00.000Z', end: '2026-12-05T00:30:00.000Z' }
const early = { start: '2026-11-28T09:00:00.000Z', end: '2026-11-28T11:00:00.000Z' }

test('the last open house counts, by its Belgian day, in whatever order they are stored', () => {
  expect(searchFacts({ openHouses: [lateVisit, early] }).openHouseUntil).toBe('2026-12-05')
})
