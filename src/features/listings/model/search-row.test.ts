import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { toSearchRows, type SearchRowFacts, type SearchRowSource } from './search-row'

const facts: SearchRowFacts = {
  locality: null,
  type: null,
  furtherWebIds: [],
  settings: { epcScales: [], marquees: [], day: '2026-11-25' },
}
const source: SearchRowSource = {
  id: 'p1',
  ref: 4310,
  goal: 'sale',
  publishPrice: true,
  updatedAt: '2026-11-25T09:00:00.000Z',
  viagerType: 'occupied',
  viagerIndexedRent: 740,
}

test.each<[string, Partial<SearchRowSource>, object]>([
  ['with a bouquet', { price: 52_000 }, { price: 185_200, bouquet: 52_000, annuity: 740 }],
  ['without a bouquet', { price: 0 }, { price: 133_200, bouquet: null, annuity: 740 }],
  ['hidden', { price: 52_000, publishPrice: false }, { price: null, bouquet: null, annuity: null }],
  ['of a letting is none', { goal: 'rent', price: 900 }, { price: 900, bouquet: null, annuity: null }],
])('a life annuity %s', (_, changes, amounts) => {
  const [row, ...others] = toSearchRows({ ...source, ...changes }, facts)
  expect(row).toMatchObject(amounts)
  expect(others.every((other) => other.price === row?.price)).toBe(true)
})

const names = { nl: 'Luik', fr: 'Liège', de: 'Lüttich' }
const typeNames = { nl: 'huis', fr: 'Maison', en: 'House', de: 'Haus' }
const placed = { ...facts, locality: { name: names, zip: '4000' }, type: { name: typeNames, webId: 1 } }

test('a property has a row in each language in which it is published, sorted by the names in it', () => {
  const rows = toSearchRows({ ...source, publishedIn: ['en', 'nl', 'de'] }, placed)
  const inLanguages = rows.map(({ id, property, locale, sortCity, sortType }) => [
    id,
    property,
    locale,
    sortCity,
    sortType,
  ])
  expect(inLanguages).toEqual([
    ['p1:nl', 'p1', 'nl', 'luik', 'huis'],
    // Without an English name, that of the source language.
    ['p1:en', 'p1', 'en', 'liege', 'house'],
    ['p1:de', 'p1', 'de', 'luttich', 'haus'],
  ])
  expect(rows.map(({ isPrimary }) => isPrimary)).toEqual([true, false, false])
})

test('a property that names no languages has a row in each', () => {
  expect(toSearchRows(source, placed).map(({ locale }) => locale)).toEqual([...locales])
})
