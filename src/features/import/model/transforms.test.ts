import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fitValue } from './fit-value'
import { importTargets } from './targets'
import { transformNames, transformValue, type TransformName } from './transforms'

const apply = (name: TransformName, value: unknown, options = {}) => {
  const made = transformValue(name, value, { table: {}, ...options })
  return 'refused' in made ? `refused: ${made.refused}` : made.value
}

describe.each<[TransformName, [given: unknown, expected: unknown][]]>([
  [
    'number',
    [
      ['250000', 250_000],
      [' 179.5 ', 179.5],
      ['179,5', 179.5],
      ['€ 950', 950],
      [3, 3],
      ['', null],
      ['-', null],
      // Two groups can be nothing else.
      ['1.250.000', 1_250_000],
      ['350.000,00', 350_000],
      ['1 250 000', 1_250_000],
      ['1e308', 'refused: notANumber'],
      ['0x10', 'refused: notANumber'],
      [Infinity, 'refused: notANumber'],
      [['1'], 'refused: notANumber'],
    ],
  ],
  [
    'belgianNumber',
    [
      ['1.250.000', 1_250_000],
      ['1.250,50', 1250.5],
      ['1 250', 1250],
      ['12.5', 'refused: notANumber'],
    ],
  ],
  [
    'englishNumber',
    [
      ['1,250,000.5', 1_250_000.5],
      ['12,5', 'refused: notANumber'],
    ],
  ],
  [
    'country',
    [
      ['Belgique', 10],
      ['LUX', 50],
      [' deutschland ', 1276],
      ['AT', 1040],
      [10, 10],
      ['50', 50],
      ['1276', 1276],
      ['', null],
      ['276', 'refused: unknownCode'],
      ['1e1', 'refused: unknownCode'],
      ['Atlantis', 'refused: unknownCode'],
      [['BE'], 'refused: unknownCode'],
    ],
  ],
  [
    'range',
    [
      ['179-179', 179],
      ['179,5 – 179.5', 179.5],
      ['179', 179],
      [179, 179],
      ['150-200', 'refused: notOneValue'],
    ],
  ],
  [
    'answer',
    [
      ['1', 'yes'],
      [0, 'no'],
      [true, 'yes'],
      ['Oui', 'yes'],
      ['onbekend', 'unknown'],
      ['', null],
      ['2', 'refused: notAnAnswer'],
    ],
  ],
  [
    'date',
    [
      ['2027-01-31', '2027-01-31'],
      ['2027-01-31T12:30:00Z', '2027-01-31'],
      ['31/01/2027', '2027-01-31'],
      ['1.2.2027', '2027-02-01'],
      ['20270131', '2027-01-31'],
      ['/Date(1700000000000+0100)/', '2023-11-14'],
      ['30/02/2027', 'refused: notADate'],
      ['soon', 'refused: notADate'],
    ],
  ],
  [
    'goalNumber',
    [
      ['0', 'sale'],
      [1, 'rent'],
      ['2', 'takeover'],
      ['9', 'rent'],
      ['x', 'refused: unknownCode'],
    ],
  ],
  [
    'plainText',
    [
      ['<p>Belle <b>maison</b></p><script>alert(1)</script><p>Jardin</p>', 'Belle maison\n\nJardin'],
      ['a<br>b &amp; c', 'a\nb & c'],
      ['<a href="javascript:alert(1)">ici</a>', 'ici'],
      ['5 < 6\nplain', '5 < 6\nplain'],
      ['a\u0000b', 'ab'],
      ['x'.repeat(200_001), 'refused: tooLong'],
    ],
  ],
])('%s', (name, cases) => {
  test.each(cases)('%j becomes %j', (given, expected) => {
    expect(apply(name, given)).toEqual(expected)
  })
})

test('codes come from the table; without a table they are taken as they are', () => {
  expect(apply('code', 1, { table: { 1: 'used' } })).toBe('used')
  expect(transformValue('code', '99', { table: { 1: 'used' } })).toEqual({
    refused: 'unknownCode',
    code: '99',
  })
  expect(apply('code', 'constructor', { table: { 1: 'used' } })).toBe('refused: unknownCode')
  expect(apply('code', '99')).toBe('99')
  expect(apply('codes', '1,3, ,7')).toEqual(['1', '3', '7'])
  expect(apply('codes', '1,9', { table: { 1: 'tiles' } })).toEqual(['tiles'])
  expect(apply('answer', 'N', { table: { N: 'unknown' } })).toBe('unknown')
  expect(apply('whenPresent', 'B', { argument: 'known' })).toBe('known')
  expect(apply('whenPresent', '-', { argument: 'known' })).toBe(null)
})

const isStorable = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'number' ? Number.isFinite(value) : true) ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  Array.isArray(value)

test('no value of a feed makes a transform throw, and what is stored has no control characters', () => {
  const values = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '1e308',
      '-5',
      '\u0000',
      '<script>',
      '9'.repeat(400),
      NaN,
      -Infinity,
      '0-0',
      '/Date(9e99)/',
    ),
    fc.double(),
  )
  fc.assert(
    fc.property(
      values,
      fc.constantFrom(...transformNames),
      fc.constantFrom(...importTargets),
      (value, name, target) => {
        const made = transformValue(name, value, { table: {} })
        if ('refused' in made) return
        const fitted = fitValue(made.value, target)
        if ('refused' in fitted) return
        expect(isStorable(fitted.value)).toBe(true)
        if (typeof fitted.value === 'number') {
          expect(fitted.value).toBeGreaterThanOrEqual(target.min ?? -Infinity)
          expect(fitted.value).toBeLessThanOrEqual(target.max ?? Infinity)
        }
        if (typeof fitted.value === 'string') {
          expect(fitted.value).not.toMatch(/[\u0000-\u0008]/)
          if (target.maxLength) expect(fitted.value.length).toBeLessThanOrEqual(target.maxLength)
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('a table says which countries the codes of a feed are, by number or name', () => {
  const table = { 1: '10', 3: 'Deutschland', Other: 'Atlantis' }
  expect(['1', 3, 'FR', 'Other'].map((code) => apply('country', code, { table }))).toEqual([
    10,
    1276,
    1250,
    'refused: unknownCode',
  ])
})
