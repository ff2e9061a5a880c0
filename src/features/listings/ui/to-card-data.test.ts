import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'
import type { PriceDescription } from '@/features/property/model/price'
import type { PropertySummary } from '@/features/property/model/property-summary'

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
    title: 'Flémalle',
    kind: 'Maison',
    place: '',
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

test.each([
  [{}, 'Flémalle', ''],
  [{ country: 'Allemagne' }, 'Flémalle', 'Allemagne'],
  [{ street: 'Rue du Puits' }, 'Rue du Puits', 'Flémalle'],
  [{ street: 'Rue du Puits', neighbourhood: 'Les Awirs' }, 'Rue du Puits', 'Les Awirs, Flémalle'],
  [{ street: 'Rue du Puits', neighbourhood: 'Flémalle-Haute' }, 'Rue du Puits', 'Flémalle-Haute'],
  [{ neighbourhood: 'Les Awirs' }, 'Les Awirs', 'Flémalle'],
  [{ city: '' }, 'Maison avec vue sur la Meuse', ''],
])('a card with %j says where', (change, title, place) => {
  const property = { ...exampleProperty, typeName: 'Maison, villa, ferme', ...change }
  expect(toCardData(property, 'fr', 'belgianDutch', t)).toMatchObject({ title, kind: 'Maison', place })
})

describe('"new" of a card', () => {
  const shown = (onlineSince: string, marquee: PropertySummary['marquee'] = null) => {
    const { newUntil, ...card } = toCardData(
      { ...exampleProperty, onlineSince, marquee },
      'fr',
      'belgianDutch',
      t,
    )
    return [card.marquee?.name, newUntil]
  }
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') }))
  afterEach(() => vi.useRealTimers())

  test('lasts three days in Belgium', () => {
    expect(shown('2026-11-26T08:00:00Z')).toEqual(['Nouveau', '2026-11-28T23:00:00.000Z'])
    expect(shown('2026-11-25T22:30:00Z')).toEqual([undefined, undefined])
    expect(shown('2026-11-28T13:00:00Z')).toEqual([undefined, undefined])
  })

  test('a ribbon of the agency comes before it, and has no end', () => {
    const ribbon = { meaning: 'priceDrop', name: 'Prix en baisse' } as const
    expect(shown('2026-11-28T08:00:00Z', ribbon)).toEqual([ribbon.name, undefined])
  })
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

test('a row has the description, a card does not', () => {
  const property = { ...exampleProperty, intro: 'Une maison…' }
  const format = ['fr', 'belgianDutch', t] as const
  expect(toRowData(property, ...format)).toEqual({ ...toCardData(property, ...format), intro: 'Une maison…' })
})

test('the line of an agent is signed, and nobody signs for a property without an agent', () => {
  const portrait = { src: '/sophie.webp', srcSet: '', width: 400, height: 500, alt: '' }
  const agent = { name: 'Sophie Lambert', portrait }
  const property = { ...exampleProperty, agentLine: 'La cuisine est de 1987, la lumière non.' }
  const line = { text: property.agentLine, name: agent.name, portrait }
  expect(toCardData({ ...property, agent }, 'fr', 'belgianDutch', t).agentLine).toEqual(line)
  expect(toCardData({ ...property, agent: null }, 'fr', 'belgianDutch', t)).not.toHaveProperty('agentLine')
})
