import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isQuick } from '../../../tests/support/processor-time'

import { neutraliseLinks } from './neutralise-links'

test.each([
  ['https://evil.example/path?x=1', 'evil. example/path?x=1'],
  ['See WWW.Evil.example now', 'See WWW. Evil. example now'],
  ['evil。example', 'evil. example'],
  ['htt\u200bps://evil.example', 'evil. example'],
  ['hthttps://tps://evil.example', 'evil. example'],
  ['mailto:me@evil.example', 'me@evil. example'],
  ['javascript:alert(1)', 'alert(1)'],
  ['Mooi huis.Kom eens kijken!', 'Mooi huis. Kom eens kijken!'],
  ['De prijs is 249.000 euro, om 10.30 uur.', 'De prijs is 249.000 euro, om 10.30 uur.'],
  ['Joli jardin : à voir.\nBisous', 'Joli jardin : à voir.\nBisous'],
])('%j becomes %j', (text, expected) => {
  expect(neutraliseLinks(text)).toBe(expected)
})

test('no remaining part can become a link', () => {
  const piece = fc.constantFrom(
    'http',
    's',
    '://',
    '.',
    'evil',
    'com',
    'mailto:',
    ' ',
    '\u200b',
    '。',
    'a1',
    '/',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const left = neutraliseLinks(pieces.join(''))
      expect(left).not.toMatch(/:\/\/|[.。]\p{L}|mailto:\S/iu)
    }),
  )
})

test.each([
  ['one long word', 'a'.repeat(60_000)],
  ['schemes inside each other', `${'da'.repeat(10_000)}data:${'ta:'.repeat(10_000)}x`],
])('%s takes little time', (_what, text) => {
  expect(neutraliseLinks(text)).not.toContain('data:')
  expect(isQuick(() => neutraliseLinks(text), 1000)).toBe(true)
})
