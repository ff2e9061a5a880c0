import fc from 'fast-check'
import { expect, test } from 'vitest'

import { alpha2OfCountry, belgium, countries } from './countries'
import { readGeoNames, writeGeoNames } from './geonames'

const line = (...ends: string[]) =>
  ['BE', '5000', 'Namur', 'Wallonie', 'WAL', 'Namur', 'WNA', 'Namur', '92', ...ends].join('\t')

const namur = { countryId: belgium, zip: '5000', names: ['Namur'], latitude: 50.4669, longitude: 4.8675 }

test('a line of GeoNames is a place', () => {
  expect(readGeoNames(`\uFEFF${line('50.4669', '4.8675', '6')}\r\n\n`)).toEqual({
    places: [namur],
    refused: [],
  })
})

test.each([
  ['BE\t5000', '2 columns'],
  [line('50.4669', '4.8675').replace('BE', 'XX'), 'unknown country "XX"'],
  [line('50.4669', '4.8675').replace('5000', ' '), 'postal code'],
  [line('50.4669', '4.8675').replace('Namur', ''), 'name'],
  [line('50,4669', '4.8675'), 'latitude'],
  [line('50.4669', '184.8'), 'longitude'],
  [line('', ''), 'latitude'],
])('%j is left out and named', (text, reason) => {
  const { places, refused } = readGeoNames(`${line('50.4669', '4.8675', '6')}\n${text}`)
  expect(places).toEqual([namur])
  expect(refused).toEqual([{ line: 2, reason: expect.stringContaining(reason) }])
})

const degrees = (limit: number) =>
  fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((millionths) => millionths / 1e6)

const word = (maxLength: number) =>
  fc.stringMatching(new RegExp(`^[\\p{L}\\d][\\p{L}\\d' -]{0,${maxLength - 2}}[\\p{L}\\d]$`, 'u'))

const anyPlace = fc.record({
  countryId: fc.constantFrom(...countries.map(({ number }) => number)),
  zip: fc.stringMatching(/^[A-Z\d][A-Z\d -]{0,8}[A-Z\d]$/),
  names: word(60).map((name) => [name]),
  latitude: degrees(90),
  longitude: degrees(180),
})

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.array(anyPlace, { maxLength: 8 }), (places) => {
      expect(readGeoNames(writeGeoNames(places))).toEqual({ places, refused: [] })
    }),
  )
})

test('any text gives a place or a reason for every line that is not empty', () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom('BE', '5000', '50.4', '4.8', '', '-'))
  const anyLine = fc
    .array(cell, { maxLength: 13 })
    .map((cells) => cells.join('\t').replace(/[\r\n\uFEFF]/g, ''))
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 6 }), (lines) => {
      const { places, refused } = readGeoNames(lines.join('\n'))
      expect(places.length + refused.length).toBe(lines.filter((text) => text.trim() !== '').length)
      for (const { latitude, longitude, countryId } of places) {
        expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
        expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
        expect(alpha2OfCountry(countryId)).not.toBeNull()
      }
    }),
  )
})
