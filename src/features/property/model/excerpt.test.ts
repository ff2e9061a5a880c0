import fc from 'fast-check'
import { expect, test } from 'vitest'

import { excerpt } from './excerpt'

test('a text that fits is returned unchanged', () => {
  expect(excerpt('a'.repeat(250), { ellipsis: true })).toBe('a'.repeat(250))
})

test('250 characters is the default', () => {
  expect(excerpt('a'.repeat(251))).toHaveLength(250)
})

test.each([
  ['a break past 80 percent is used', 'aaaaaaaaa bbb', 10, 'aaaaaaaaa'],
  ['the end of the length may be a word end', 'aaaa bbbbb ccc', 10, 'aaaa bbbbb'],
  ['a break at 80 percent is too early', 'aaaaaaaa bbbb', 10, 'aaaaaaaa b'],
  ['one word is cut', 'aaaaaaaaaaaaa', 10, 'aaaaaaaaaa'],
  ['a surrogate pair is never split', 'aaaaaaaaa😀', 10, 'aaaaaaaaa'],
])('%s', (_, text, maxLength, shown) => {
  expect(excerpt(text, { maxLength })).toBe(shown)
})

test('the ellipsis follows the last word', () => {
  expect(excerpt('aaaaaaaaa bbb', { maxLength: 10, ellipsis: true })).toBe('aaaaaaaaa…')
})

test('an excerpt is a well-formed beginning of the text within the length', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', 'é', '😀'), maxLength: 60 }),
      fc.integer({ min: 1, max: 40 }),
      (text, maxLength) => {
        const short = excerpt(text, { maxLength })
        return text.startsWith(short) && short.length <= maxLength && !/[\ud800-\udbff]$/.test(short)
      },
    ),
  )
})
