import { expect, test } from 'vitest'

import { settleOffer } from './offer-terms'

const none = new Set<string>()

test.each([
  ['a sale', { isForSale: true, isToLet: false, salePrice: 250_000 }, { goal: 'sale', price: 250_000 }, []],
  [
    'a rent beside a sale price',
    { isToLet: true, salePrice: 250_000, rentPrice: 700 },
    { goal: 'rent', price: 700 },
    [],
  ],
  [
    'both, with both prices',
    { isForSale: true, isToLet: true, salePrice: 250_000, rentPrice: 700 },
    { goal: 'sale', price: 250_000 },
    ['bothGoals'],
  ],
  [
    'both, with a rent alone',
    { isForSale: true, isToLet: true, rentPrice: 700 },
    { goal: 'rent', price: 700 },
    ['bothGoals'],
  ],
  [
    'neither, with a rent',
    { isForSale: false, isToLet: false, rentPrice: 700 },
    { goal: 'rent', price: 700 },
    ['goalOfPrice'],
  ],
  ['neither, with both prices', { salePrice: 250_000, rentPrice: 700 }, {}, []],
  ['a sale with a rent alone', { isForSale: true, rentPrice: 700 }, { goal: 'sale' }, ['priceOfOtherGoal']],
  [
    'a rent with a sale price alone',
    { isToLet: true, salePrice: 250_000 },
    { goal: 'rent' },
    ['priceOfOtherGoal'],
  ],
  [
    'a rent by area',
    { isToLet: true, rentPerArea: 12.5, rentedArea: 60 },
    { goal: 'rent', price: 750 },
    ['rentOfArea'],
  ],
  ['a rent by an unknown area', { isToLet: true, rentPerArea: 12.5 }, { goal: 'rent' }, ['noArea']],
  [
    'a yearly rent',
    { goal: 'rent', price: 24_000, pricePeriod: 'year' },
    { goal: 'rent', price: 2000 },
    ['yearlyRent'],
  ],
  ['a weekly rent', { goal: 'rent', price: 200, pricePeriod: 'week' }, { goal: 'rent' }, ['notPerMonth']],
  [
    'a sale with a period',
    { goal: 'sale', price: 250_000, pricePeriod: 'month' },
    { goal: 'sale', price: 250_000 },
    [],
  ],
  ['a price in marks', { goal: 'sale', price: 1, currency: 'DEM' }, { goal: 'sale' }, ['notInEuro']],
  ['a rent above the limit', { goal: 'rent', price: 24_000 }, { goal: 'rent', price: 24_000 }, ['highRent']],
  ['a sale below the limit', { goal: 'sale', price: 4000 }, { goal: 'sale', price: 4000 }, ['lowPrice']],
  ['a price without a goal', { price: 700 }, { price: 700 }, []],
])('%s', (_, values, expected, reasons) => {
  const settled = settleOffer(values, none)
  expect(settled.values).toEqual(expected)
  expect(settled.warnings.map(({ reason }) => reason)).toEqual(reasons)
})

test.each([
  ['rent', 'sold', {}, 'rented'],
  ['rent', 'active', { isLet: true }, 'rented'],
  ['sale', 'active', { isLet: true }, 'active'],
  ['sale', 'active', { isReference: true }, 'sold'],
  ['rent', 'active', { isReference: true }, 'rented'],
  ['sale', 'sold', { isReference: true }, 'sold'],
  ['sale', 'withdrawn', { isReference: true }, 'withdrawn'],
  ['sale', 'underOption', {}, 'underOption'],
])('goal %s, status %s with %o is %s', (goal, status, more, expected) => {
  expect(settleOffer({ goal, status, ...more }, none).values.status).toBe(expected)
})
