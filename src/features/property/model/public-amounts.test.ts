import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { contradictionsOf } from './contradictions'
import { describePrice } from './price'
import { comparablePrice, publicAmountsOf } from './public-amounts'
import { searchColumns } from './search-columns'
import { searchFacts } from './search-facts'

const published = { goal: 'sale', publishPrice: true, surfaceLiving: 100 } as const
const viager = { ...published, viagerType: 'occupied' } as const
const settings = { epcScales: [], marquees: [], day: '2026-11-25' }
const none = { shown: null, comparable: null, annuity: null }
const asPrice = (amount: number) => ({ shown: amount, comparable: amount, annuity: null })

const cases = [
  ['a sale', { ...published, price: 250_000 }, asPrice(250_000), 'exact'],
  [
    'a sale with the remains of an annuity',
    { ...published, price: 250_000, bouquet: 1 },
    asPrice(250_000),
    'exact',
  ],
  ['a price of zero', { ...published, price: 0 }, none, 'onRequest'],
  ['a price that is no number', { ...published, price: Number.NaN }, none, 'onRequest'],
  ['a hidden price', { ...published, price: 250_000, publishPrice: false }, none, 'hidden'],
  [
    'a hidden life annuity',
    { ...viager, publishPrice: null, bouquet: 52_000, viagerIndexedRent: 740 },
    none,
    'hidden',
  ],
  [
    'a life annuity whose price is the bouquet',
    { ...viager, price: 52_000, viagerIndexedRent: 740 },
    { shown: 52_000, comparable: 185_200, annuity: { bouquet: 52_000, monthly: 740 } },
    'exact',
  ],
  [
    'a life annuity with a bouquet beside its price',
    { ...viager, price: 180_000, bouquet: 52_000, viagerIndexedRent: 740 },
    { shown: 52_000, comparable: 185_200, annuity: { bouquet: 52_000, monthly: 740 } },
    'exact',
  ],
  [
    'a life annuity with a bouquet and without a price',
    { ...viager, bouquet: 52_000, viagerIndexedRent: 740 },
    { shown: 52_000, comparable: 185_200, annuity: { bouquet: 52_000, monthly: 740 } },
    'exact',
  ],
  [
    'a life annuity whose annuity is unknown',
    { ...viager, price: 52_000 },
    { shown: 52_000, comparable: null, annuity: { bouquet: 52_000, monthly: null } },
    'exact',
  ],
  [
    'a life annuity without a bouquet',
    { ...viager, price: 0, viagerIndexedRent: 740 },
    { shown: null, comparable: 133_200, annuity: { bouquet: null, monthly: 740 } },
    'annuity',
  ],
  [
    'a life annuity without amounts',
    viager,
    { ...none, annuity: { bouquet: null, monthly: null } },
    'onRequest',
  ],
  [
    'a letting with the type of a life annuity',
    { ...viager, goal: 'rent', price: 900, bouquet: 52_000, viagerIndexedRent: 740 },
    asPrice(900),
    'exact',
  ],
  [
    'a takeover with the type of a life annuity',
    { ...viager, goal: 'takeover', price: 900 },
    asPrice(900),
    'exact',
  ],
] as const

describe.each(cases)('%s', (_, source, amounts, kind) => {
  test('has public amounts', () => {
    expect(publicAmountsOf(source)).toEqual(amounts)
  })

  test('is described, searched and compared by the same amounts', () => {
    const description = describePrice(source)
    expect(description.kind).toBe(kind)
    if (kind === 'exact') expect(description).toMatchObject({ price: amounts.shown })
    expect('annuity' in description).toBe(amounts.annuity !== null && kind !== 'onRequest')
    expect(searchColumns(source, null, null, settings).searchPrice).toBe(amounts.comparable)
    const compared =
      amounts.comparable === null ? null : Math.round(amounts.comparable / source.surfaceLiving)
    expect(searchFacts(source).pricePerSquareMetre).toBe(compared)
  })

  test('is warned about as a life annuity only if it is one', () => {
    const context = { day: settings.day, texts: {}, costs: null, guaranteeMonths: null }
    const warnings = contradictionsOf(source, context).map((warning) => warning.kind)
    const isAnnuity = source.goal === 'sale' && 'viagerType' in source
    expect(warnings.includes('annuityWithoutRent')).toBe(isAnnuity && !('viagerIndexedRent' in source))
    const price: number | null = 'price' in source ? source.price : null
    const bouquet: number | null = 'bouquet' in source ? source.bouquet : null
    const differs = isAnnuity && price !== null && bouquet !== null && price !== bouquet
    expect(warnings.includes('bouquetIsNotPrice')).toBe(differs)
  })
})

test('a life annuity is never compared by its bouquet alone', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(amount, amount, (bouquet, monthly) => {
      expect(comparablePrice({ bouquet, monthly })).toBeGreaterThan(bouquet)
      expect(comparablePrice({ bouquet, monthly: null })).toBeNull()
    }),
  )
})
