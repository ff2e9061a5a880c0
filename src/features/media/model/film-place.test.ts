import fc from 'fast-check'
import { expect, test } from 'vitest'

import { forgetFilmPlace } from './film-place'

function box(type: string, content: string): string {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length + 8)
  return size.toString('latin1') + type + content
}

const film = (inside: string) =>
  Buffer.from(
    box('ftyp', 'isom\x00\x00\x02\x00') + box('moov', inside) + box('mdat', '+50.6412+005.5718/'),
    'latin1',
  )

test.each([
  ['of Android', box('udta', box('\xa9xyz', '\x00\x12\x15\xc7+50.6412+005.5718/'))],
  ['of iPhones', box('meta', box('ilst', 'data\x00\x00\x00\x01+50.6412+005.5718+070.123/'))],
])('the place %s is overwritten, nothing else', (_whose, inside) => {
  const before = film(inside)
  const after = Buffer.from(before)
  expect(forgetFilmPlace(after)).toBe(true)
  expect(after.length).toBe(before.length)
  const text = after.toString('latin1')
  expect(text.slice(0, text.indexOf('mdat'))).not.toContain('50.6412')
  expect(text.slice(text.indexOf('mdat'))).toBe(before.toString('latin1').slice(text.indexOf('mdat')))
})

test('a box of numbers is no longer one', () => {
  const bytes = film(box('udta', box('loci', '\x00\x00\x00\x00xx')))
  expect(forgetFilmPlace(bytes)).toBe(true)
  expect(bytes.includes('loci')).toBe(false)
})

test('a film without a place is not changed', () => {
  const bytes = film(box('mvhd', 'x'.repeat(90)))
  const before = Buffer.from(bytes)
  expect(forgetFilmPlace(bytes)).toBe(false)
  expect(bytes).toEqual(before)
})

test('any bytes are processed without a change of length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const { length } = bytes
      forgetFilmPlace(bytes)
      return bytes.length === length
    }),
  )
})
