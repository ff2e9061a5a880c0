import { describe, expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'
import type { PriceDescription } from '@/features/property/model/price'

import { exampleProperty } from '../../../../tests/support/example-documents'

import { toCardData } from '@/features/listings/ui/to-card-data'
import { priceParts } from '@/features/property/model/price-parts'

const t = await getTranslator('fr')

describe('the price of a card', () => {
  test.each([
    [{ kind: 'exact', price: 285_000, monthly: false }, { amount: '€\u00a0285.000' }],
    [
      { kind: 'exact', price: 850, monthly: true, text: 'hors charges' },
      { amount: '€\u00a0850', after: '/ mois hors charges' },
    ],
    [
      { kind: 'from', price: 199_000, monthly: false },
      { amount: '€\u00a0199.000', before: 'à partir de' },
    ],
    [
      { kind: 'exact', price: 52_000, monthly: false, annuity: 740 },
      { amount: '€\u00a052.000', before: 'bouquet', after: '+\u00a0€\u00a0740\u00a0/\u00a0mois' },
    ],
    [
      { kind: 'exact', price: 52_000, monthly: false, annuity: null },
      { amount: '€\u00a052.000', before: 'bouquet', after: '+ rente mensuelle' },
    ],
    [
      { kind: 'annuity', annuity: 740 },
      { amount: '€\u00a0740', before: 'rente viagère', after: '/ mois' },
    ],
    [{ kind: 'onRequest' }, { amount: 'Prix sur demande' }],
    [{ kind: 'hidden' }, { amount: 'Prix sur demande' }],
  ] satisfies [PriceDescription, object][])('%j', (price, expected) => {
    expect(priceParts(price, { locale: 'fr', priceStyle: 'belgianDutch', t })).toEqual(expected)
  })
})

test('a card has finished texts, without unknown values', () => {
  const plot = {
    ...exampleProperty,
    epcLabel: null,
    marquee: null,
    picture: null,
    bedrooms: null,
    livingAreaInSquareMetres: null,
  }
  expect(toCardData(plot, 'fr', 'belgianDutch', t)).toEqual({
    ref: 4310,
    href: '/fr/a-vendre/flemalle/maison/4310/',
    title: 'Maison avec vue sur la Meuse',
    place: 'Maison · 4400 Flémalle',
    price: { amount: '€\u00a0285.000' },
    facts: { ground: '420\u00a0m²' },
  })
})

test('the type is not repeated if it is the title', () => {
  const untitled = { ...exampleProperty, title: 'Maison' }
  expect(toCardData(untitled, 'fr', 'belgianDutch', t).place).toBe('4400 Flémalle')
})
