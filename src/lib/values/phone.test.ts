import fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatPhone } from './phone'

test.each([
  ['0470123456', '0470 12 34 56'],
  ['0470/12.34.56', '0470 12 34 56'],
  ['042345678', '042 34 56 78'],
  ['04 234 56 78', '042 34 56 78'],
  ['(04) 234-56-78', '042 34 56 78'],
  ['+32470123456', '+32470123456'],
  ['12345678', '12345678'],
  ['12345678901', '12345678901'],
  ['047012345a', '047012345a'],
  ['', ''],
])('%j is shown as %j', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})

test('the digits stay the same, and formatting twice changes nothing', () => {
  const digits = (text: string) => text.replace(/\D/g, '')
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 ./+-]{0,16}$/), (phone) => {
      const shown = formatPhone(phone)
      return digits(shown) === digits(phone) && formatPhone(shown) === shown
    }),
  )
})
