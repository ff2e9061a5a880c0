import fc from 'fast-check'
import { expect, test } from 'vitest'

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

test('nothing that is left can become a link', () => {
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
