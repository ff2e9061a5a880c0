import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'
import type { PriceDescription } from '@/features/property/model/price'

import { exampleProperty } from '../../../../tests/support/example-documents'

import { toCardData, toRowData } from '@/features/listings/ui/to-card-data'
import { priceParts } from '@/features/property/model/price-parts'

const t = await getTranslator('fr', 'nl-BE')

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
    type: 'Maison',
    place: '4400\u00a0Flémalle',
    price: { amount: '€\u00a0285.000' },
    facts: { ground: '420\u00a0m²' },
  })
})

test('a card says how many pictures there are to leaf through: more than one, and not below "sold"', () => {
  const photos = (change: object) =>
    toCardData({ ...exampleProperty, pictureCount: 8, ...change }, 'fr', 'belgianDutch', t).photos
  expect(photos({})).toBe(8)
  expect(photos({ pictureCount: 1 })).toBeUndefined()
  expect(photos({ pictureCount: undefined })).toBeUndefined()
  expect(photos({ picture: null })).toBeUndefined()
  expect(photos({ marquee: { meaning: 'sold', name: 'Vendu' } })).toBeUndefined()
})

test('the type is not repeated if it is the title', () => {
  const untitled = { ...exampleProperty, title: 'Maison' }
  expect(toCardData(untitled, 'fr', 'belgianDutch', t)).not.toHaveProperty('type')
})

describe('the open house of a card', () => {
  const past = { start: '2026-11-21T09:00:00.000Z', end: '2026-11-21T11:00:00.000Z' }
  const next = { start: '2026-12-05T09:00:00.000Z', end: '2026-12-05T11:00:00.000Z' }
  const later = { start: '2026-12-12T09:00:00.000Z', end: '2026-12-12T11:00:00.000Z' }
  const shown = (change: object) =>
    toCardData({ ...exampleProperty, openHouses: [past, next, later], ...change }, 'fr', 'belgianDutch', t)
      .openHouse

  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-05T10:59:00Z') }))
  afterEach(() => vi.useRealTimers())

  test('is the first that is not over, with the moment of its end', () => {
    expect(shown({ marquee: null })).toEqual({
      text: 'Portes ouvertes\u00a0: samedi 5 décembre, de 10\u00a0h à 12\u00a0h',
      until: next.end,
    })
    vi.setSystemTime(new Date(next.end))
    expect(shown({ marquee: null })?.until).toBe(later.end)
    vi.setSystemTime(new Date(later.end))
    expect(shown({ marquee: null })).toBeUndefined()
  })

  test('is not shown below a ribbon that says sold', () => {
    expect(shown({ marquee: { meaning: 'sold', name: 'Vendu' } })).toBeUndefined()
  })
})

test('a row has description and agent, a card does not', () => {
  const agent = { name: 'Sophie Lambert', phone: '0470000001' }
  const property = { ...exampleProperty, marquee: null, intro: 'Une maison…', agent }
  const row = {
    intro: 'Une maison…',
    agent: { name: agent.name, phone: { href: 'tel:+32470000001', text: '0470 00 00 01' } },
  }
  const [format, sold] = [['fr', 'belgianDutch', t] as const, { meaning: 'sold', name: 'Vendu' } as const]
  expect(toRowData(property, ...format)).toEqual({ ...toCardData(property, ...format), ...row })
  expect(toRowData({ ...property, agent: { ...agent, phone: null } }, ...format).agent).toEqual({
    name: agent.name,
    phone: null,
  })
  expect(toRowData({ ...property, marquee: sold }, ...format)).not.toHaveProperty('agent')
  expect(toRowData({ ...property, agent: null }, ...format)).not.toHaveProperty('agent')
  expect(toCardData(property, ...format)).not.toHaveProperty('agent')
})
