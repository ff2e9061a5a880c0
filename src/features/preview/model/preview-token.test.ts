import { createHmac } from 'node:crypto'

import { expect, test } from 'vitest'

import { makePreviewToken, readPreviewToken, type LinkSubject } from './preview-token'

const secret = 'a secret of at least thirty-two characters'
const page: LinkSubject = { kind: 'pages', id: '65f1c0ffee65f1c0ffee65f1' }
const now = new Date('2026-11-21T10:00:00Z')
const inAnHour = new Date('2026-11-21T11:00:00Z')
const link = 'b7a1-link'
const token = makePreviewToken(page, link, inAnHour, secret)

test('a link opens its document until its end', () => {
  expect(readPreviewToken(token, page, secret, now)).toEqual({ link, until: inAnHour })
  const lastSecond = new Date(inAnHour.getTime() - 1000)
  expect(readPreviewToken(token, page, secret, lastSecond)?.until).toEqual(inAnHour)
  expect(readPreviewToken(token, page, secret, inAnHour)).toBeNull()
})

test('it opens no other document, and is invalid with another secret', () => {
  expect(readPreviewToken(token, { ...page, id: '65f1c0ffee65f1c0ffee65f2' }, secret, now)).toBeNull()
  expect(readPreviewToken(token, { ...page, kind: 'articles' }, secret, now)).toBeNull()
  expect(readPreviewToken(token, page, `${secret}!`, now)).toBeNull()
})

test('no character of it can be changed', () => {
  // The last character of a signature has two bits without meaning.
  for (let at = 0; at < token.length - 1; at += 1) {
    const other = token[at] === '1' ? '2' : '1'
    const changed = token.slice(0, at) + other + token.slice(at + 1)
    expect(readPreviewToken(changed, page, secret, now), changed).toBeNull()
  }
})

test('a later end needs another signature', () => {
  const [, seconds, signature] = token.split('.')
  expect(readPreviewToken(`${link}.${Number(seconds) + 3600}.${signature}`, page, secret, now)).toBeNull()
})

test('it is no other link', () => {
  expect(readPreviewToken(token.replace(link, 'another'), page, secret, now)).toBeNull()
})

test('a signature made for another purpose is refused', () => {
  const seconds = Math.floor(inAnHour.getTime() / 1000)
  const text = JSON.stringify(['perron:unsubscribe', page.kind, page.id, link, seconds])
  const signature = createHmac('sha256', secret).update(text).digest('base64url')
  expect(readPreviewToken(`${link}.${seconds}.${signature}`, page, secret, now)).toBeNull()
})

test.each(['', '.', 'x', '1.', '999999999999999.x', `${token}x`, `${token}.`, ' '.repeat(9000), '١٢.é'])(
  '%j is no token',
  (text) => {
    expect(readPreviewToken(text, page, secret, now)).toBeNull()
  },
)
