import { expect, test } from 'vitest'

import { localized } from '@/lib/i18n/locales'

import { storedStudioTitle, studioTitleIn, titleAndStreet } from './studio-title'

const liege = { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' }
const house = { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' }
const empty = localized(() => '')

test.each([
  ['nl', '2231 · Luik · Huis · Rue du Bac 12'],
  ['fr', '2231 · Liège · Maison · Rue du Bac 12'],
  ['en', '2231 · Liège · House · Rue du Bac 12'],
  ['de', '2231 · Lüttich · Haus · Rue du Bac 12'],
  ['xx', '2231 · Liège · Maison · Rue du Bac 12'],
])('the title of a property in %s', (language, title) => {
  const stored = storedStudioTitle({ ref: 2231, street: 'Rue du Bac', houseNumber: '12' }, liege, house)
  expect(studioTitleIn(stored, language)).toBe(title)
})

test('titles are sorted by the number of the property in every language', () => {
  const stored = [2299, 2231].map((ref) => storedStudioTitle({ ref }, liege, house))
  expect(stored.toSorted().map((each) => studioTitleIn(each, 'de'))).toEqual([
    '2231 · Lüttich · Haus',
    '2299 · Lüttich · Haus',
  ])
})

test.each([
  ['a property without a place, a type and a street', storedStudioTitle({ ref: 7 }, empty, empty), '7'],
  ['a title that was read before', '7 · Luik', '7 · Luik'],
  ['a text in braces', '{7} Luik', '{7} Luik'],
  ['nothing', null, ''],
])('%s', (_, stored, title) => {
  expect(studioTitleIn(stored, 'nl')).toBe(title)
})

test.each([
  ['2231 · Ixelles · Maison · Rue Haute 12', { title: '2231 · Ixelles · Maison', street: 'Rue Haute 12' }],
  ['2231 · Ixelles · Maison', { title: '2231 · Ixelles · Maison', street: '' }],
  ['', { title: '', street: '' }],
])('the list shows the street of "%s" below the rest', (title, parts) => {
  expect(titleAndStreet(title)).toEqual(parts)
})
