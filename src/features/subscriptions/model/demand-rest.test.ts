import { expect, test, vi } from 'vitest'

import { parseListingQuery } from '@/features/listings/model/search-params'

import { demandRest, meetsRest } from './demand-rest'
import type { SoughtProperty } from './demand-row'

const property: SoughtProperty = {
  id: 'p1',
  goal: 'sale',
  locality: null,
  zip: null,
  country: 'BE',
  webIds: [1],
  price: null,
  bedrooms: null,
  bathrooms: null,
  garages: null,
  parking: null,
  surfaceLiving: null,
  surfaceGround: null,
  epc: null,
  hasGarden: false,
  hasTerrace: false,
  hasGarage: false,
  hasParking: true,
  isFurnished: false,
  isNewBuild: false,
  latitude: null,
  longitude: null,
  hasLift: false,
  hasPool: false,
  isGroundFloor: false,
  openHouseUntil: null,
  hasPriceCut: false,
  pricePerSquareMetre: null,
  rentWithCharges: null,
  ownValues: null,
}

const meets = (query: string, words: string[], language: 'fr' | 'nl' = 'fr') => {
  const rest = demandRest({ language }, [], parseListingQuery(query, 'sale'))
  return (
    rest === null ||
    meetsRest(rest, property, { day: '2026-11-25', loan: undefined, words: { fr: new Set(words) } })
  )
}

test.each([
  ['words=fermette', ['fermette', 'jardin'], true],
  ['words=fermettes+jardin', ['fermette', 'jardin'], true],
  ['words=fermete', ['fermette'], true],
  ['words=fermette+piscine', ['fermette', 'jardin'], false],
  ['words=la+fermette', ['fermette'], true],
  ['words=fermette', [], false],
  ['words=plainpied', ['plain', 'pied', 'plain pied'], true],
  ['words=plain+pied', ['plainpied'], true],
  ['words=plain+pied', ['plain', 'pied'], false],
  ['parking=1', [], true],
  ['furnished=1', [], false],
  ['country=BE', [], true],
  ['country=BE,DE', [], true],
  ['country=DE', [], false],
])('a search for %s and a property with the words %j: %s', (query, words, isMet) => {
  expect(meets(query, words)).toBe(isMet)
})

test('words are those of the language in which the search was registered', () => {
  expect(meets('words=fermette', ['fermette'], 'nl')).toBe(false)
})

test('the words of a property are prepared once for all searches', () => {
  const words = new Set(['fermette', 'jardin'])
  const read = vi.spyOn(words, Symbol.iterator)
  const context = { day: '2026-11-25', loan: undefined, words: { fr: words } }
  for (const word of ['fermette', 'jardins', 'piscine'])
    meetsRest({ words: { locale: 'fr', words: [word] } }, property, context)
  expect(read).toHaveBeenCalledOnce()
})
