import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isSealed, openText, resealText, sealText } from './sealed-text'

const secret = 'the secret of one site, long enough'

test('any text comes back, and the sealed one does not contain it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 4 }), (text) => {
      const sealed = sealText(text, secret)
      expect(isSealed(sealed)).toBe(true)
      expect(sealed.slice('sealed:1:'.length)).not.toBe(text)
      expect(openText(sealed, [secret])).toBe(text)
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
])('%s opens nothing', (_what, sealed) => expect(openText(sealed, [secret])).toBeNull())

test('a text that was stored before is itself', () => expect(openText('plain', [secret])).toBe('plain'))

test('a text sealed with the secret before opens with both, and is sealed anew with the present one', () => {
  const present = 'the secret after it, long enough too'
  const sealed = sealText('password', secret)
  expect(openText(sealed, [present])).toBeNull()
  expect(openText(sealed, [present, secret])).toBe('password')
  const again = resealText(sealed, [present, secret])
  expect(openText(again ?? '', [present])).toBe('password')
  expect(resealText(again ?? '', [present, secret])).toBeNull()
})

test.each(['plain', sealText('password', 'a secret that nobody has any more')])(
  'what is not sealed, or opens with no secret, is not sealed anew: %s',
  (text) => expect(resealText(text, [secret, 'the secret before it, long enough'])).toBeNull(),
)
