import fc from 'fast-check'
import { expect, test } from 'vitest'

import { toCardinal as german } from 'n2words/de-DE'
import { toCardinal as english } from 'n2words/en-GB'
import { toCardinal as belgianFrench } from 'n2words/fr-BE'
import { toCardinal as french } from 'n2words/fr-FR'
import { toCardinal as dutch } from 'n2words/nl-NL'

import { numbersInWords } from './number-words'
import { withPlainSigns, writtenNumbers } from './written-numbers'

const writers: readonly [language: string, write: (value: number) => string][] = [
  ['fr', belgianFrench],
  ['fr', french],
  ['nl', dutch],
  ['en', english],
  ['de', german],
]

test.each(writers)('every number in words is read (%s)', (language, write) => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9_999_999 }), (value) => {
      // The package writes 201 000 as "zweihunderteinstausend".
      const words = write(value).replaceAll('einstausend', 'eintausend')
      expect(numbersInWords(`x ${words} y`, language).map((number) => number.value)).toEqual([value])
    }),
    { numRuns: 400 },
  )
})

test.each([
  ['fr', 'quatre-vingt-dix-sept', [97]],
  ['fr', 'septante et un', [71]],
  ['fr', 'trois et quatre', [3, 4]],
  ['nl', 'vier-en-twintig', [24]],
  ['nl', 'elfhonderd', [1100]],
  ['nl', 'drie en vier', [3, 4]],
  ['nl', 'een driegevelwoning', [1, 3]],
  ['en', 'two hundred and forty', [240]],
  ['en', 'two and three', [2, 3]],
  ['de', 'dreiunddreißig', [33]],
  ['de', 'eine Dreizimmerwohnung', [1, 3]],
] as const)('%s: %s', (language, text, values) => {
  expect(numbersInWords(text, language).map(({ value }) => value)).toEqual(values)
})

test.each([
  ['1 234,50 €', 1234.5, 'euro'],
  ['€ 1.234', 1234, 'euro'],
  ['240k', 240_000, null],
  ['1,2 million d’euros', 1_200_000, 'euro'],
  ['1.234 m²', 1234, 'squareMetres'],
  ['123 kWh/m²', 123, 'kWhPerSquareMetreYear'],
  ['−14 kWh/m²', -14, 'kWhPerSquareMetreYear'],
  ['2,5 ares', 250, 'landSquareMetres'],
  ['dreiunddreißig Quadratmeter', 33, 'squareMetres'],
  ['750 m', 750, 'metres'],
] as const)('“%s” is %d %s', (text, value, unit) => {
  const language = text.startsWith('drei') ? 'de' : 'fr'
  expect(writtenNumbers(withPlainSigns(text), language)).toMatchObject([{ value, unit }])
})

test('parts of codes and of other numbers are no numbers', () => {
  expect(writtenNumbers('IP-1623 R+2 12/2026', 'fr')).toEqual([])
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.constantFrom('fr', 'nl', 'en', 'de'), (text, language) => {
      expect(Array.isArray(writtenNumbers(withPlainSigns(text), language))).toBe(true)
    }),
  )
})
