import fc from 'fast-check'
import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { describePrice, formatPrice, priceStyles } from './price'

test.each(locales)('the sign is in front in %s if no setting was changed', (locale) => {
  expect(formatPrice(285000, { locale })).toBe('€\u00a0285.000')
  expect(formatPrice(1234.5, { locale })).toBe('€\u00a01.234,50')
  expect(formatPrice(285000, { locale, style: 'belgianDutch' })).toBe('€\u00a0285.000')
})

test.each([
  ['nl', '€\u00a0285.000'],
  ['fr', '€\u00a0285.000'],
  ['en', '€285,000'],
  ['de', '285.000\u00a0€'],
] as const)('the format of a page in %s is %s', (locale, shown) => {
  expect(formatPrice(285000, { locale, style: 'ofPage' })).toBe(shown)
})

test.each([
  ['nl', '€\u00a0285.000'],
  ['fr', '285\u00a0000\u00a0€'],
  ['en', '€285,000'],
  ['de', '285.000\u00a0€'],
] as const)('the format of %s is %s', (locale, shown) => {
  expect(formatPrice(285000, { locale, style: 'ofLanguage' })).toBe(shown)
})

test('cents are shown only if there are any', () => {
  expect(formatPrice(87.5, { locale: 'fr' })).toBe('€\u00a087,50')
})

test.each([Number.NaN, Infinity, -Infinity])('%d gives the text NaN', (value) => {
  expect(formatPrice(value, { locale: 'nl' })).toBe('NaN')
})

test('a price contains no breaking space', () => {
  fc.assert(
    fc.property(
      fc.double(),
      fc.constantFrom(...locales),
      fc.constantFrom(...priceStyles),
      (value, locale, style) => !/[ \u202f]/.test(formatPrice(value, { locale, style })),
    ),
  )
})

test.each([
  [{ price: 100, publishPrice: false }, { kind: 'hidden' }],
  [{ price: 100 }, { kind: 'hidden' }],
  [{ price: null, publishPrice: true }, { kind: 'onRequest' }],
  [{ price: 0, publishPrice: true }, { kind: 'onRequest' }],
  [
    { price: 100, publishPrice: true },
    { kind: 'exact', price: 100, monthly: false },
  ],
  [
    { price: 100, publishPrice: true, priceUnit: 7 },
    { kind: 'from', price: 100, monthly: false },
  ],
  [
    { price: 100, publishPrice: true, priceUnit: 3, priceUnitText: ' + TVA ' },
    { kind: 'exact', price: 100, monthly: false, text: '+ TVA' },
  ],
])('%j is described as %j', (source, description) => {
  expect(describePrice({ goal: 'sale', ...source })).toEqual(description)
})

test.each(['vanaf', 'à partir de', 'from', 'starting from', 'ab', ' À partir de '])(
  'a starting-from price with the text %j says so once',
  (priceUnitText) => {
    const source = { goal: 'sale', price: 100, publishPrice: true, priceUnit: 7, priceUnitText } as const
    expect(describePrice(source)).toEqual({ kind: 'from', price: 100, monthly: false })
    expect(describePrice({ ...source, priceUnit: null })).toHaveProperty('text')
  },
)

test('a life annuity is its bouquet with the monthly annuity', () => {
  const source = { goal: 'sale', publishPrice: true, price: 52_000, viagerType: 'occupied' } as const
  expect(describePrice({ ...source, viagerIndexedRent: 740 })).toMatchObject({ price: 52_000, annuity: 740 })
  expect(describePrice(source)).toMatchObject({ price: 52_000, annuity: null })
  expect(describePrice({ ...source, price: null, viagerIndexedRent: 740 })).toEqual({
    kind: 'annuity',
    annuity: 740,
  })
  expect(describePrice({ ...source, goal: 'rent' })).not.toHaveProperty('annuity')
  expect(describePrice({ ...source, publishPrice: false, viagerIndexedRent: 740 })).toEqual({
    kind: 'hidden',
  })
})

test('a rent is monthly, a takeover is not', () => {
  const source = { price: 900, publishPrice: true }
  expect(describePrice({ goal: 'rent', ...source })).toMatchObject({ monthly: true })
  expect(describePrice({ goal: 'takeover', ...source })).toMatchObject({ monthly: false })
})

test('an unpublished price is never returned', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000 }), fc.option(fc.integer()), (price, priceUnit) => {
      const description = describePrice({ goal: 'sale', price, priceUnit, publishPrice: false })
      return !JSON.stringify(description).includes(String(price))
    }),
  )
})

const shop = { goal: 'sale', publishPrice: true, price: 240_000, webId: 6, surfaceLiving: 120 } as const

test.each([
  ['a shop for sale', shop, 2000],
  ['a rent, per year', { ...shop, goal: 'rent', price: 1250 }, 125],
  ['a takeover', { ...shop, goal: 'takeover' }, undefined],
  ['a house', { ...shop, webId: 1 }, undefined],
  ['an unknown surface', { ...shop, surfaceLiving: null }, undefined],
  ['a surface that is stored as zero', { ...shop, surfaceLiving: 0 }, undefined],
] as const)('the price per m² of %s', (_, source, expected) => {
  expect(describePrice(source)).toEqual({
    kind: 'exact',
    price: source.price,
    monthly: source.goal === 'rent',
    ...(expected && { perSquareMetre: expected }),
  })
})

test('a price that is not published has none per m² either', () => {
  expect(describePrice({ ...shop, publishPrice: false })).toEqual({ kind: 'hidden' })
})
