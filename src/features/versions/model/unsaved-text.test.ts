import { expect, test } from 'vitest'

import { isExpired, keyOfText, secretNames, textsFor, withoutNames, type UnsavedText } from './unsaved-text'

const day = 24 * 60 * 60_000
const text: UnsavedText = {
  account: 'a',
  document: 'pages/1',
  locale: 'nl',
  tab: 't1',
  form: 'f1',
  at: day,
  data: {},
}

test('another account, document, language or tab is another text', () => {
  const others = [
    { ...text, account: 'b' },
    { ...text, document: 'pages/2' },
    { ...text, locale: 'de' },
    { ...text, tab: 't2' },
    { ...text, form: 'f2' },
  ]
  expect(new Set([text, ...others].map(keyOfText)).size).toBe(6)
  const later: UnsavedText = { ...text, at: 2, data: { title: 'x' } }
  expect(keyOfText(later)).toBe(keyOfText(text))
})

test('a text is kept for thirty days', () => {
  expect(isExpired(text, text.at + 30 * day)).toBe(false)
  expect(isExpired(text, text.at + 30 * day + 1)).toBe(true)
})

test('only the texts of the account and the document are offered, the newest first', () => {
  const newer = { ...text, tab: 't2', at: 2 * day }
  const others = [
    { ...text, account: 'b' },
    { ...text, document: 'pages/11' },
  ]
  expect(textsFor([text, ...others, newer], text)).toEqual([newer, text])
})

test('secrets are not kept, wherever their field stands', () => {
  const secret = (name: string) => ({ type: 'text', name, admin: { autoComplete: 'off' } })
  const fields = [
    { type: 'text', name: 'title' },
    secret('key'),
    {
      type: 'tabs',
      tabs: [{ label: 'x', fields: [{ type: 'group', name: 'mail', fields: [secret('password')] }] }],
    },
  ]
  const names = secretNames(fields)
  expect(names).toEqual(['key', 'password'])
  expect(withoutNames({ title: 'a', key: 'k', mail: { password: 'p', host: 'h' } }, names)).toEqual({
    title: 'a',
    mail: { host: 'h' },
  })
})
