import { expect, test } from 'vitest'

import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/i18n/locales'

import { comingOpenHouses, formatOpenHouse, openHousesOf } from './open-houses'

const saturday = { start: '2026-12-05T09:00:00.000Z', end: '2026-12-05T11:00:00.000Z' }
const july = { start: '2027-07-03T08:00:00.000Z', end: '2027-07-04T15:30:00.000Z' }

test('open houses are in the order of their dates, without incomplete ones', () => {
  const stored = [july, { start: saturday.start, end: null }, { start: 'soon', end: july.end }, saturday]
  expect(openHousesOf({ status: 'active', openHouses: stored })).toEqual({ openHouses: [saturday, july] })
})

test.each([
  { status: 'sold', openHouses: [saturday] },
  { status: 'rented', openHouses: [saturday] },
  { status: 'active', openHouses: [] },
  { status: 'active' },
])('%j has none', (source) => {
  expect(openHousesOf(source)).toEqual({})
})

test('one that has begun is still to come, one that has ended is not', () => {
  expect(comingOpenHouses([saturday], new Date('2026-12-05T10:59:59Z'))).toEqual([saturday])
  expect(comingOpenHouses([saturday], new Date(saturday.end))).toEqual([])
  expect(comingOpenHouses(undefined, new Date())).toEqual([])
})

test.each<[Locale, string, string]>([
  [
    'nl',
    'zaterdag 5 december, van 10 tot 12 uur',
    'van zaterdag 3 juli, 10 uur, tot zondag 4 juli, 17.30 uur',
  ],
  ['fr', 'samedi 5 décembre, de 10 h à 12 h', 'du samedi 3 juillet à 10 h au dimanche 4 juillet à 17 h 30'],
  ['en', 'Saturday 5 December, 10 am to 12 pm', 'Saturday 3 July, 10 am, to Sunday 4 July, 5.30 pm'],
  ['de', 'Samstag, 5. Dezember, 10 bis 12 Uhr', 'Samstag, 3. Juli, 10 Uhr, bis Sonntag, 4. Juli, 17.30 Uhr'],
])('day and Belgian time in %s, in winter and over two days in summer', async (locale, one, two) => {
  const t = await getTranslator(locale, 'nl-BE')
  const normalised = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(normalised(formatOpenHouse(saturday, locale, t))).toBe(one)
  expect(normalised(formatOpenHouse(july, locale, t))).toBe(two)
})
