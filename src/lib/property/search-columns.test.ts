import fc from 'fast-check'
import { expect, test } from 'vitest'

import { defaultEpcScales } from './epc-scales'
import { inEveryLocale, localityKey, normaliseSearchText, searchColumns } from './search-columns'

const liege = {
  name: { fr: 'Liège', nl: 'Luik', de: 'Lüttich' },
  zip: '4000',
  countryId: 10,
  latitude: 50.6337,
  longitude: 5.5675,
}
const house = { name: { fr: 'Maison', nl: 'Huis', en: 'House', de: 'Haus' }, webId: 1 }
const marquees = [
  { code: 2, meaning: 'sold' },
  { code: 3, meaning: 'underOption' },
] as const
const settings = { epcScales: defaultEpcScales, marquees }
const columnsOf = (source: Parameters<typeof searchColumns>[0]) =>
  searchColumns(source, liege, house, settings)

test.each([
  ['Flémalle', 'flemalle'],
  ['Grâce-Hollogne', 'grace hollogne'],
  ['  Lüttich ', 'luttich'],
  ["Rue de l'Œuvre", 'rue de loeuvre'],
  ['Straße', 'strasse'],
  ['', ''],
])('%j is compared as %j', (text, column) => {
  expect(normaliseSearchText(text)).toBe(column)
})

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = normaliseSearchText(text)
      return normaliseSearchText(once) === once
    }),
  )
})

test('a missing language takes the name of origin', () => {
  expect(inEveryLocale({ fr: 'Flémalle', nl: ' ' })).toEqual({
    nl: 'Flémalle',
    fr: 'Flémalle',
    en: 'Flémalle',
    de: 'Flémalle',
  })
  expect(inEveryLocale({ de: 'Eupen' }).fr).toBe('Eupen')
  expect(inEveryLocale({}).nl).toBe('')
})

test('the key of a locality is its name of origin and its postal code', () => {
  expect(localityKey(liege.name, '4000')).toBe('liege|4000')
})

test('cities and types sort by their name in each language', () => {
  expect(columnsOf({})).toMatchObject({
    ...{ sortCityNl: 'luik', sortCityFr: 'liege', sortCityEn: 'liege', sortCityDe: 'luttich' },
    ...{ sortTypeNl: 'huis', sortTypeFr: 'maison', sortTypeEn: 'house', sortTypeDe: 'haus' },
    localityKey: 'liege|4000',
    searchZip: '4000',
    searchWebId: 1,
  })
})

test.each([
  [{ price: 285000, publishPrice: true }, 285000],
  [{ price: 285000, publishPrice: false }, null],
  [{ price: 285000 }, null],
  [{ price: 0, publishPrice: true }, null],
  [{ price: null, publishPrice: true }, null],
])('%j is searched at %s', (source, searchPrice) => {
  expect(columnsOf(source).searchPrice).toBe(searchPrice)
})

test('the map shows the exact place only when the address is published', () => {
  const place = { latitude: 50.61, longitude: 5.51 }
  expect(columnsOf({ ...place, publishAddress: true })).toMatchObject({
    mapLatitude: 50.61,
    mapLongitude: 5.51,
  })
  const hidden = { mapLatitude: 50.6337, mapLongitude: 5.5675 }
  expect(columnsOf({ ...place, publishAddress: false })).toMatchObject(hidden)
  expect(columnsOf({ latitude: 50.61, publishAddress: true })).toMatchObject(hidden)
})

test('energy labels are searched without sub-bands', () => {
  expect(columnsOf({ energyPerformance: 300 }).searchEpc).toBe('d')
  expect(columnsOf({ epcLabelText: 'B-' }).searchEpc).toBe('b')
  expect(columnsOf({ epcState: 'requested', energyPerformance: 300 }).searchEpc).toBeNull()
})

test('a property without locality and type has empty columns', () => {
  expect(searchColumns({ price: 1, publishPrice: true }, null, null, settings)).toEqual({
    ...{ sortCityNl: '', sortCityFr: '', sortCityEn: '', sortCityDe: '' },
    ...{ sortTypeNl: '', sortTypeFr: '', sortTypeEn: '', sortTypeDe: '' },
    localityKey: null,
    searchZip: null,
    searchWebId: null,
    searchPrice: 1,
    searchEpc: null,
    mapLatitude: null,
    mapLongitude: null,
    searchAvailability: 'available',
    ...{ searchGarden: false, searchTerrace: false, searchGarage: false, searchNewBuild: false },
  })
})

test.each([
  [{ status: 'active' }, 'available'],
  [{ status: 'active', marquee: 3 }, 'underOption'],
  [{ status: 'underOption' }, 'underOption'],
  [{ status: 'underOption', marquee: 2 }, 'gone'],
  [{ status: 'active', marquee: 2 }, 'gone'],
  [{ status: 'sold', marquee: 3 }, 'gone'],
  [{ status: 'rented' }, 'gone'],
  [{ status: 'withdrawn' }, 'gone'],
  [{ status: 'active', marquee: 9 }, 'available'],
] as const)('%j is searched as %s', (source, searchAvailability) => {
  expect(columnsOf(source).searchAvailability).toBe(searchAvailability)
})

test.each([
  [{ hasGarden: 'yes' }, { searchGarden: true }],
  [{ hasGarden: 'no', surfaceGarden: 80 }, { searchGarden: false }],
  [{ hasGarden: 'unknown', surfaceGarden: 80 }, { searchGarden: true }],
  [{ surfaceGarden: 0 }, { searchGarden: false }],
  [{ surfaceTerrace: 12 }, { searchTerrace: true }],
  [{ garages: 2 }, { searchGarage: true }],
  [{ hasGarage: 'yes', garages: 0 }, { searchGarage: true }],
  [{ project: 'a' }, { searchNewBuild: true }],
  [{ project: null }, { searchNewBuild: false }],
] as const)('%j is found by its comforts as %j', (source, columns) => {
  expect(columnsOf(source)).toMatchObject(columns)
})
