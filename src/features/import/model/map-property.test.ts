import fc from 'fast-check'
import { expect, test } from 'vitest'

import { mapProperty } from './map-property'
import { mergeMapping, readPath } from './mapping'
import { specification3 } from '../formats/specification-3/format'
import { findTarget } from './targets'

const house = {
  ID: 2231,
  Goal: '0',
  City: 'FLEMALLE',
  Zip: '4400',
  CountryID: 10,
  WebID: '1',
  WebIDs: '1,5',
  TypeDescription: 'Maison 4 façades',
  language: 'fr',
  Price: '250000',
  PublishPrice: '1',
  SurfaceLiving: '179.5',
  NumberOfBedRooms: '3',
  HasGarden: '1',
  HasLift: '',
  ConditionID: '4',
  GoogleX: '50.6',
  GoogleY: '5.46',
  EnergyPerformance: '179-179',
  EPCLabelText: 'C',
}

const map = (fr: object, nl?: object) => mapProperty({ fr, ...(nl && { nl }) }, specification3)

test('two records of one property become one set of values with texts in two languages', () => {
  const dutch = { ...house, language: 'nl', City: 'Flémalle', TypeDescription: 'Huis' }
  const { values, warnings, missing } = map(house, dutch)
  expect(missing).toEqual([])
  expect(warnings).toEqual([])
  expect(values).toMatchObject({
    'headline:fr': 'Maison 4 façades',
    'headline:nl': 'Huis',
    'localityName:fr': 'Flemalle',
    'localityName:nl': 'Flémalle',
    localityZip: '4400',
    goal: 'sale',
    status: 'active',
    typeWebId: 1,
    furtherTypeWebIds: ['1', '5'],
    price: 250_000,
    publishPrice: true,
    surfaceLiving: 179.5,
    bedrooms: 3,
    hasGarden: 'yes',
    conditionName: 'toRenovate',
    energyPerformance: 179,
    epcState: 'known',
    epcLabelText: 'C',
    latitude: 50.6,
    longitude: 5.46,
  })
  expect(values).not.toHaveProperty('hasLift')
})

test('a wrong value is left out and reported, and the rest is imported', () => {
  const wrong = { Price: '1e308', SurfaceLiving: '-12', ConditionID: '77', NumberOfBedRooms: '2.5' }
  const { values, warnings } = map({ ...house, ...wrong })
  expect(values).not.toHaveProperty('price')
  expect(values.goal).toBe('sale')
  expect(warnings).toEqual(
    expect.arrayContaining([
      { field: 'price', reason: 'notANumber' },
      { field: 'surfaceLiving', reason: 'outOfRange' },
      { field: 'conditionName', reason: 'unknownCode', code: '77' },
      { field: 'bedrooms', reason: 'notWhole' },
    ]),
  )
})

test('exchanged coordinates are put right, those outside the country left out', () => {
  const swapped = map({ ...house, GoogleX: '5.46', GoogleY: '50.6' })
  expect(swapped.values).toMatchObject({ latitude: 50.6, longitude: 5.46 })
  expect(swapped.warnings).toEqual([{ field: 'latitude', reason: 'swapped' }])
  const outside = map({ ...house, GoogleX: '0', GoogleY: '0' })
  expect(outside.values).not.toHaveProperty('latitude')
  expect(outside.warnings).toEqual([{ field: 'latitude', reason: 'outsideBelgium' }])
})

test('a home abroad keeps its place and position', () => {
  const german = {
    ...house,
    CountryID: 1276,
    Zip: '52062',
    City: 'Aachen',
    GoogleX: '50.77',
    GoogleY: '6.08',
  }
  const spanish = {
    ...german,
    CountryID: 1724,
    Zip: '03001',
    City: 'Alicante',
    GoogleX: '38.34',
    GoogleY: '-0.48',
  }
  expect(map(german)).toMatchObject({ values: { localityCountry: 1276, latitude: 50.77 }, warnings: [] })
  expect(map(spanish)).toMatchObject({ values: { latitude: 38.34, longitude: -0.48 }, warnings: [] })
})

test('a record without a place, a type or a goal says what it lacks', () => {
  const { City: _, Zip: __, ...elsewhere } = house
  expect(map({ ...elsewhere, Goal: '-', WebID: 'x' }).missing).toEqual(['goal', 'typeWebId', 'localityName'])
  // A name alone is asked about, and so is an element of a place or a type that is empty.
  expect(map({ ...house, Zip: '' }).missing).toEqual([])
  expect(map({ ...house, City: '', Zip: '', WebID: '' })).toMatchObject({ missing: [], unknownType: '' })
})

test('a place in capitals gets its usual letters', () => {
  const nameOf = (City: string) => map({ ...house, City }).values['localityName:fr']
  expect(nameOf('SAINT-GEORGES-SUR-MEUSE')).toBe('Saint-Georges-sur-Meuse')
  expect(nameOf('Grâce-Hollogne')).toBe('Grâce-Hollogne')
})

test('every row of the preset fills a field that exists', () => {
  for (const { target } of specification3.rows) expect(findTarget(target), target).toBeDefined()
})

test('every code of the preset is an option of the fields that use its table', () => {
  for (const { target, table } of specification3.rows) {
    const options = findTarget(target)?.options
    for (const value of Object.values(table ? (specification3.tables[table] ?? {}) : {}))
      expect(options, `${target}: ${value}`).toContain(value)
  }
})

test('rows and codes of a source replace those of the format', () => {
  const ownMapping = {
    rows: [{ target: 'price', path: 'Asked', transform: 'belgianNumber' as const }],
    tables: { condition: { 1: 'good', 77: 'new' } },
  }
  const merged = mergeMapping(specification3, ownMapping)
  expect(mapProperty({ fr: { ...house, Asked: '1.250.000', ConditionID: 77 } }, merged).values).toMatchObject(
    {
      price: 1_250_000,
      conditionName: 'new',
    },
  )
  expect(merged.rows.filter(({ target }) => target === 'price')).toHaveLength(1)
})

test('a path leads into lists and to the first of several places, and only to own properties', () => {
  expect(readPath({ a: [{ b: 1 }] }, 'a.0.b')).toBe(1)
  expect(readPath({ a: '-', b: 'x' }, 'a | b')).toBe('x')
  expect(readPath({}, 'constructor.name')).toBeUndefined()
})

test('no record makes the mapping throw', () => {
  const record = fc.dictionary(
    fc.constantFrom(...Object.keys(house), 'DescriptionA', 'Status', 'DateFree'),
    fc.anything(),
  )
  fc.assert(
    fc.property(record, fc.anything(), (fr, nl) => {
      const { values } = mapProperty({ fr, nl }, specification3)
      expect(() => JSON.stringify(values)).not.toThrow()
    }),
  )
})
