import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { findEmails, isPlausibleEmail, normaliseEmail } from '@/lib/email/email-address'
import { isQuick } from '../../../../tests/support/processor-time'
import { neutraliseLinks } from '@/lib/email/neutralise-links'

import { mentions, redact, redactedFields } from './redact'

const email = 'jan@voorbeeld.be'

describe('an e-mail address is found', () => {
  test.each([
    'jan@voorbeeld.be',
    'Jan@Voorbeeld.BE',
    'Schrijf naar <jan@voorbeeld.be>.',
    'mailto:jan@voorbeeld.be?subject=x',
    // As `neutraliseLinks` writes it in e-mails to others, and as a URL contains it.
    'Stuur het naar jan@voorbeeld. be!',
    'JAN@VOORBEELD. BE',
    '?to=jan%40voorbeeld.be',
  ])('in %s', (text) => {
    expect(mentions({ text: [text] }, email)).toBe(true)
    expect(JSON.stringify(redact({ text: [text] }, email))).not.toMatch(/jan@voorbeeld/i)
  })

  test.each(['marjan@voorbeeld.be', 'jan@voorbeeld.best', 'jan@voorbeeld.be.example', 'x.jan@voorbeeld.be'])(
    'but not in %s',
    (text) => {
      expect(mentions(text, email)).toBe(false)
      expect(redact(text, email)).toBe(text)
    },
  )

  test('and its dot matches only a dot', () => {
    expect(mentions('janxvoorbeeld.be', 'jan.voorbeeld@x.be')).toBe(false)
  })
})

test('every spelling is found that our own e-mails give it', () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
  const parts = fc.array(word, { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(parts, parts, word, (local, host, end) => {
      const address = `${local.join('.')}@${host.join('.')}.${end}a`
      for (const text of [address, address.toUpperCase(), encodeURIComponent(address)])
        expect(mentions(redact(neutraliseLinks(`Voir ${text} ou (${text}).`), address), address)).toBe(false)
      expect(redact(neutraliseLinks(`Voir ${address} ou (${address}).`), address)).toBe('Voir … ou (…).')
    }),
  )
})

test('only the fields that hold it change', () => {
  const doc = {
    id: email,
    subject: `Van ${email}`,
    answers: { friendEmail: email, n: 1 },
    status: 'new',
  }
  expect(redactedFields(doc, email)).toEqual({ subject: 'Van …', answers: { friendEmail: '…', n: 1 } })
})

test('it is removed completely, with any text around it', () => {
  fc.assert(
    fc.property(fc.json(), fc.string(), (json, text) => {
      const value = { json: JSON.parse(json), text: `${text} ${email} ${text}`, list: [email] }
      expect(mentions(redact(value, email), email)).toBe(false)
    }),
  )
})

test('e-mail addresses in a text are found in their normal form', () => {
  expect(findEmails('"A@B.be", <x+y@z.example> a@b.be')).toEqual(['a@b.be', 'x+y@z.example'])
})

test.each(['jan.dupont@mail.example', 'a@b.be', 'x+y@a-b.co.uk'])(
  '%s is found as it is written in mails',
  (email) => {
    for (const text of [email, `Merci. ${email}`, `Mon adresse : ${email}. Bonjour`, `${email}。`])
      expect(findEmails(neutraliseLinks(text))).toContain(email)
  },
)

test('a long text without an address takes little time', () => {
  for (const text of ['a. ', 'a.', 'a@', 'a', '@a. '])
    expect(isQuick(() => findEmails(text.repeat(60_000 / text.length)), 2000)).toBe(true)
})

test.each([
  ['a@b.be', true],
  ['a@b', false],
  ['a@b.be, c@d.be', false],
  ['%', false],
  [`${'a'.repeat(250)}@b.be`, false],
])('%s is a plausible e-mail address: %s', (text, isEmail) => {
  expect(isPlausibleEmail(normaliseEmail(text))).toBe(isEmail)
})
