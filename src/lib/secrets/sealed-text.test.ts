import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isSealed, openText, sealText } from './sealed-text'

const secret = 'the secret of one site, long enough'

test('any text comes back, and the sealed one does not contain it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 4 }), (text) => {
      const sealed = sealText(text, secret)
      expect(isSealed(sealed)).toBe(true)
      expect(sealed.slice('sealed:1:'.length)).not.toBe(text)
      expect(openText(sealed, secret)).toBe(text)
    }),
  )
})

test('the same text is sealed differently each time', () => {
  expect(sealText('password', secret)).not.toBe(sealText('password', secret))
})

test.each([
  ['another secret', sealText('password', 'another secret of another site, long')],
  ['a changed text', sealText('password', secret).replace(/.{3}$/, 'AAA')],
  ['a text cut off', 'sealed:1:AAAA'],
])('%s opens nothing', (_what, sealed) => expect(openText(sealed, secret)).toBeNull())

test('a text that was stored before is itself', () => expect(openText('plain', secret)).toBe('plain'))
