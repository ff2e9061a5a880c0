import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addressesIn, isMailAddress, normaliseAddress } from './mail-address'
import { mentions, redact, redactedFields } from './redact'

const address = 'jan@voorbeeld.be'

describe('an address is found', () => {
  test.each([
    'jan@voorbeeld.be',
    'Jan@Voorbeeld.BE',
    'Schrijf naar <jan@voorbeeld.be>.',
    'mailto:jan@voorbeeld.be?subject=x',
  ])('in %s', (text) => {
    expect(mentions({ text: [text] }, address)).toBe(true)
    expect(JSON.stringify(redact({ text: [text] }, address))).not.toMatch(/jan@voorbeeld/i)
  })

  test.each(['marjan@voorbeeld.be', 'jan@voorbeeld.best', 'jan@voorbeeld.be.example', 'x.jan@voorbeeld.be'])(
    'and not taken for %s',
    (text) => {
      expect(mentions(text, address)).toBe(false)
      expect(redact(text, address)).toBe(text)
    },
  )

  test('and a dot in it is a dot', () => {
    expect(mentions('janxvoorbeeld.be', 'jan.voorbeeld@x.be')).toBe(false)
  })
})

test('only the fields that hold it change', () => {
  const doc = {
    id: address,
    subject: `Van ${address}`,
    answers: { friendEmail: address, n: 1 },
    status: 'new',
  }
  expect(redactedFields(doc, address)).toEqual({ subject: 'Van …', answers: { friendEmail: '…', n: 1 } })
})

test('whatever surrounds it, nothing of it is left', () => {
  fc.assert(
    fc.property(fc.json(), fc.string(), (json, text) => {
      const value = { json: JSON.parse(json), text: `${text} ${address} ${text}`, list: [address] }
      expect(mentions(redact(value, address), address)).toBe(false)
    }),
  )
})

test('addresses in a text are found in their normal form', () => {
  expect(addressesIn('"A@B.be", <x+y@z.example> a@b.be')).toEqual(['a@b.be', 'x+y@z.example'])
})

test.each([
  ['a@b.be', true],
  ['a@b', false],
  ['a@b.be, c@d.be', false],
  ['%', false],
  [`${'a'.repeat(250)}@b.be`, false],
])('%s: %s', (text, isAddress) => {
  expect(isMailAddress(normaliseAddress(text))).toBe(isAddress)
})
