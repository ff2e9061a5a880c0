import fc from 'fast-check'
import { expect, test } from 'vitest'

import { belgianDay } from '@/lib/time/belgian-time'

import { defaultEpcScales, type EpcScale } from './epc-scales'
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
const settings = { epcScales: defaultEpcScales, marquees, day: '2026-11-20' }
const computeColumns = (source: Parameters<typeof searchColumns>[0]) =>
  searchColumns(source, liege, house, settings)

test('an energy scale applies from midnight in Belgium, two hours before midnight UTC in summer', () => {
  const newScale: EpcScale = {
    region: 'wallonia',
    validFrom: '2027-07-01',
    source: '',
    bands: [{ label: 'A', upTo: null }],
  }
  const changed = { ...settings, epcScales: [...defaultEpcScales, newScale] }
  const codeAt = (moment: string) => {
    const day = belgianDay(new Date(moment))
    return searchColumns({ energyPerformance: 500 }, liege, house, { ...changed, day }).searchEpc
  }
  expect(codeAt('2027-06-30T21:59:59Z')).not.toBe('a')
  expect(codeAt('2027-06-30T22:00:00Z')).toBe('a')
})

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

test('a missing language falls back to the source language', () => {
  expect(inEveryLocale({ fr: 'Flémalle', nl: ' ' })).toEqual({
    nl: 'Flémalle',
    fr: 'Flémalle',
    en: 'Flémalle',
    de: 'Flémalle',
  })
  expect(inEveryLocale({ de: 'Eupen' }).fr).toBe('Eupen')
  expect(inEveryLocale({}).nl).toBe('')
})

test('the key of a locality is its name in the source language and its postal code', () => {
  expect(localityKey(liege.name, '4000')).toBe('liege|4000')
})

test('places and types are searched by their codes', () => {
  expect(computeColumns({})).toMatchObject({
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
  expect(computeColumns(source).searchPrice).toBe(searchPrice)
})

test('the map shows the exact coordinates only if the postal address is published', () => {
  const place = { latitude: 50.61, longitude: 5.51 }
  expect(computeColumns({ ...place, publishAddress: true })).toMatchObject({
    mapLatitude: 50.61,
    mapLongitude: 5.51,
  })
  const hidden = { mapLatitude: 50.6337, mapLongitude: 5.5675 }
  expect(computeColumns({ ...place, publishAddress: false })).toMatchObject(hidden)
  expect(computeColumns({ latitude: 50.61, publishAddress: true })).toMatchObject(hidden)
})

test('energy labels are searched without sub-bands', () => {
  expect(computeColumns({ energyPerformance: 300 }).searchEpc).toBe('d')
  expect(computeColumns({ epcLabelText: 'B-' }).searchEpc).toBe('b')
  expect(computeColumns({ epcState: 'requested', energyPerformance: 300 }).searchEpc).toBeNull()
})

test('a property without locality and type has empty columns', () => {
  expect(searchColumns({ price: 1, publishPrice: true }, null, null, settings)).toEqual({
    localityKey: null,
    searchZip: null,
    searchWebId: null,
    searchPrice: 1,
    searchEpc: null,
    mapLatitude: null,
    mapLongitude: null,
    searchAvailability: 'available',
    searchGarden: false,
    searchTerrace: false,
    searchGarage: false,
    searchNewBuild: false,
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
  expect(computeColumns(source).searchAvailability).toBe(searchAvailability)
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
] as const)('%j has the comfort columns %j', (source, columns) => {
  expect(computeColumns(source)).toMatchObject(columns)
})
