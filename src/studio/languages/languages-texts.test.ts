import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { cockpitAddress } from './cockpit-address'
import { rowsOnTheWay } from './jump-to-field'
import { cockpitTexts, collectionNames, panelTexts, stateNames } from './languages-texts'

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

test('every text is there in four languages, with the same values in it', () => {
  for (const text of [stateNames, collectionNames, cockpitTexts, panelTexts].flatMap((set) =>
    Object.values(set),
  )) {
    for (const locale of locales) {
      expect(text[locale]).not.toBe('')
      expect(places(text[locale])).toEqual(places(text.fr))
    }
  }
})

test('the way to a field leads through its rows', () => {
  expect(rowsOnTheWay('title')).toEqual([])
  expect(rowsOnTheWay('blocks.2.links.0.label')).toEqual([
    { list: 'blocks', index: 2 },
    { list: 'blocks.2.links', index: 0 },
  ])
})

test.each([
  [{}, '/admin/languages/'],
  [{ page: 1, search: '', state: null }, '/admin/languages/'],
  [{ page: 2, language: 'nl', search: 'à b' }, '/admin/languages/?page=2&language=nl&search=%C3%A0+b'],
] as const)('the cockpit with %j is at %s', (filters, address) => {
  expect(cockpitAddress(filters)).toBe(address)
})
