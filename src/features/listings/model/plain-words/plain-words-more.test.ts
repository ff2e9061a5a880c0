import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyText } from '@/features/routing/model/any-text.fixture'
import { locales } from '@/lib/i18n/locales'

import { readPlainSearch } from './read-plain-search'
import { preparePlaces } from './search-places'

const luik4000 = { zip: '4000', names: ['Liège', 'Luik', 'Lüttich'] }
const luik4020 = { zip: '4020', names: ['Liège', 'Luik', 'Lüttich'] }
const places = preparePlaces([luik4000, luik4020, { zip: '4000', names: ['Rocourt'] }])

const read = (text: string, locale: (typeof locales)[number] = 'fr') =>
  readPlainSearch(text, { locale, places })

test('any text is read without an error, and amounts are never negative or endless', () => {
  fc.assert(
    fc.property(anyText(), fc.constantFrom(...locales), (text, locale) => {
      const result = read(text, locale)
      for (const value of [
        result.priceMin,
        result.priceMax,
        result.bedroomsMin,
        result.surfaceMin,
        result.groundMin,
      ])
        expect(value === null || (Number.isSafeInteger(value) && value >= 0)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a postal code and a name beside each other mean the place that has both', () => {
  expect(read('4000 Liège').places).toHaveLength(1)
  expect(read('liege 4020').places.map(({ zip }) => zip)).toEqual(['4020'])
  expect(read('4000').places).toHaveLength(2)
  expect(read('Liège, Rocourt').places).toHaveLength(3)
})

test('a short word with another letter is another word', () => {
  expect(read('appart centre ville')).toMatchObject({ types: [3], words: ['centre', 'ville'] })
  expect(read('appartement met lift', 'nl')).toMatchObject({ types: [3], lift: true, words: [] })
})

test('what is denied is a word and no filter', () => {
  expect(read('appartement sans ascenseur')).toMatchObject({ lift: false, words: ['sans', 'ascenseur'] })
  expect(read('maison sans garage')).toMatchObject({ garage: false, types: [1], words: ['sans', 'garage'] })
})

test('a word of nearness stays when no place is beside it', () => {
  expect(read('studio near university', 'en').words).toEqual(['near', 'university'])
  expect(read('maison proche gare, Liège').words).toEqual(['proche', 'gare'])
})

test.each([
  ['nl', 'nabij Luik'],
  ['nl', 'huis bij Luik'],
  ['nl', 'appartement in de buurt van Luik'],
  ['nl', 'Luik en omgeving'],
  ['fr', 'près de Liège'],
  ['fr', 'maison à proximité de Liège'],
  ['fr', 'aux alentours de Liège, 3 chambres'],
  ['fr', 'Liège et environs'],
  ['en', 'near Liège'],
  ['en', 'flat close to Liège'],
  ['en', 'in the vicinity of Liège'],
  ['de', 'in der Nähe von Lüttich'],
  ['de', 'Wohnung bei Lüttich'],
  ['de', 'Lüttich und Umgebung'],
] as const)('in %s “%s” asks for the surroundings of a place', (locale, text) => {
  const { isNear, places: centres, words } = read(text, locale)
  expect([isNear, words]).toEqual([true, []])
  expect(centres.length).toBeGreaterThan(0)
})

test.each([
  ['fr', 'Liège'],
  ['fr', 'maison Liège proche gare'],
  ['fr', 'maison proche gare, Liège'],
  ['en', 'near Liège or Rocourt'],
  ['en', 'studio near university'],
  ['nl', 'huis bij de school'],
] as const)('in %s “%s” asks for no circle', (locale, text) => {
  expect(read(text, locale).isNear).toBe(false)
})

test('a word of the texts of properties is no mistake', () => {
  const isKnown = (word: string) => word === 'roccourt'
  expect(readPlainSearch('roccourt', { locale: 'fr', places }).places).toHaveLength(1)
  expect(readPlainSearch('roccourt', { locale: 'fr', places, isKnown })).toMatchObject({
    places: [],
    words: ['roccourt'],
  })
})

test('names that the agency gave its types are types', () => {
  const typeNames = new Map([['gite', 9]])
  expect(readPlainSearch('gîte', { locale: 'fr', places, typeNames })).toMatchObject({
    types: [9],
    words: [],
  })
})

test.each([
  ['3 Schlafzimmer bis 250000', 'de', { bedroomsMin: 3, priceMax: 250_000 }],
  ['2 slpk tot 850', 'nl', { bedroomsMin: 2, priceMax: 850 }],
  ['200.000-300.000', 'fr', { priceMin: 200_000, priceMax: 300_000 }],
  ['maison 1,2 M', 'fr', { priceMax: 1_200_000 }],
  ['from 200k to 300k', 'en', { priceMin: 200_000, priceMax: 300_000 }],
  ['terrain 2 ha', 'fr', { types: [4], groundMin: 20_000 }],
  ['loyer 750', 'fr', { goal: 'rent', priceMax: 750 }],
  ['appartement ascenseur 2 salles de bain', 'fr', { types: [3], lift: true, bathroomsMin: 2 }],
  ['deux salles de bains au moins, piscine', 'fr', { bathroomsMin: 2, pool: true }],
  ['appartement rez-de-chaussée avec jardin', 'fr', { types: [3], groundFloor: true, garden: true }],
  ['rez-de-chaussée commercial', 'fr', { types: [6], groundFloor: false }],
  ['maison portes ouvertes prix en baisse', 'fr', { types: [1], openHouse: true, priceCut: true }],
  ['3 chambres et 2 salles de bain', 'fr', { bedroomsMin: 3, bathroomsMin: 2 }],
  ['huis met twee badkamers en zwembad', 'nl', { types: [1], bathroomsMin: 2, pool: true }],
  ['gelijkvloersappartement met lift', 'nl', { types: [3], groundFloor: true, lift: true }],
  ['opendeurdag, begane grond', 'nl', { openHouse: true, groundFloor: true, types: [] }],
  ['flat with elevator on the ground floor', 'en', { types: [3], lift: true, groundFloor: true }],
  ['open house, more than 1 bathroom', 'en', { openHouse: true, bathroomsMin: 2, types: [] }],
  ['Wohnung im Erdgeschoss mit Aufzug', 'de', { types: [3], groundFloor: true, lift: true }],
  ['Haus mit zwei Bädern und Schwimmbad', 'de', { types: [1], bathroomsMin: 2, pool: true }],
  ['Tag der offenen Tür, Preis gesenkt', 'de', { openHouse: true, priceCut: true }],
  ['huis tss 200000 en 250000 euro', 'nl', { types: [1], priceMin: 200_000, priceMax: 250_000 }],
  ['maison aux environs de Liège', 'fr', { types: [1], places: [luik4000, luik4020] }],
  [
    'maison à proximité de Rocour, jardin',
    'fr',
    { places: [{ zip: '4000', names: ['Rocourt'] }], garden: true },
  ],
  ['Liège et environs', 'fr', { places: [luik4000, luik4020] }],
  ['huis in de buurt van Luik', 'nl', { types: [1], places: [luik4000, luik4020] }],
  ['Luik en omgeving', 'nl', { places: [luik4000, luik4020] }],
  ['flat close to Liège', 'en', { types: [3], places: [luik4000, luik4020] }],
  ['Haus in der Nähe von Lüttich', 'de', { types: [1], places: [luik4000, luik4020] }],
  ['Lüttich und Umgebung', 'de', { places: [luik4000, luik4020] }],
] as const)('%s (%s)', (text, locale, wanted) => {
  expect(read(text, locale)).toMatchObject({ ...wanted, words: [] })
})

test.each([
  ['pent house', 'en', { types: [3], words: ['penthouse'] }],
  ['farm house', 'en', { types: [1], words: ['farmhouse'] }],
  ['town house', 'en', { types: [1], words: ['town', 'house'] }],
  ['3 bed rooms, 2 bath rooms', 'en', { bedroomsMin: 3, bathroomsMin: 2, words: [] }],
  ['house with swimmingpool', 'en', { types: [1], pool: true, words: [] }],
  ['groundfloor flat', 'en', { types: [3], groundFloor: true, words: [] }],
  ['appartement rezdechaussée', 'fr', { types: [3], groundFloor: true, words: [] }],
  ['huis met zwem bad en 3 slaap kamers', 'nl', { types: [1], pool: true, bedroomsMin: 3, words: [] }],
  ['heren huis', 'nl', { types: [1], words: ['herenhuis'] }],
  ['Einfamilien haus, 4 Schlaf zimmer', 'de', { types: [1], bedroomsMin: 4, words: ['einfamilienhaus'] }],
  ['Haus mit Schwimm bad', 'de', { types: [1], pool: true, words: [] }],
  ['dak terras', 'nl', { words: ['dakterras'] }],
  ['huis met tief garage', 'nl', { types: [1], words: ['tief'] }],
  ['Haus mit Tief garage', 'de', { types: [1], words: ['tiefgarage'] }],
  ['Wohnung, Winter garten', 'de', { types: [3], words: ['wintergarten'] }],
  ['farm, house', 'en', { types: [1], words: ['farm'] }],
] as const)('%s (%s) means the same however it is spaced', (text, locale, wanted) => {
  expect(read(text, locale)).toMatchObject(wanted)
})
