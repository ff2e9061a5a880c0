import fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatPhone, internationalDigits, phoneHref } from './phone'

test.each([
  ['0470123456', '0470 12 34 56'],
  ['0470/12.34.56', '0470/12.34.56'],
  ['042345678', '042 34 56 78'],
  ['04 234 56 78', '04 234 56 78'],
  ['04.234.56.78', '04.234.56.78'],
  ['0497 123 456', '0497 123 456'],
  ['(04) 234-56-78', '(04) 234-56-78'],
  [' 023456789 ', '023 45 67 89'],
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

test.each([
  ['0470 12 34 56', '32470123456'],
  ['+32 470 12 34 56', '32470123456'],
  ['0032470123456', '32470123456'],
  ['+352 621 123 456', '352621123456'],
  ['04/234.56.78', '3242345678'],
  ['+32 (0)470 12 34 56', '32470123456'],
  ['0032 (0) 4 234 56 78', '3242345678'],
])('%j is dialled abroad as %j', (phone, digits) => {
  expect(internationalDigits(phone)).toBe(digits)
})

test.each([
  ['0470 12 34 56', 'tel:+32470123456'],
  ['+32 (0)470 12 34 56', 'tel:+32470123456'],
  ['(04) 234 56 78', 'tel:+3242345678'],
])('%j is called by %j', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})
