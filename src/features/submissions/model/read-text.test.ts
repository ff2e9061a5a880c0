import { expect, test } from 'vitest'

import type { TextField } from './form-field'
import { parseWebUrl, readText } from './read-text'

test.each([
  ['https://example.org/anne', 'https://example.org/anne'],
  ['http://example.org', 'http://example.org/'],
  ['example.org', 'https://example.org/'],
  ['www.example.org/a?b=c', 'https://www.example.org/a?b=c'],
  ['example.org:8080/x', 'https://example.org:8080/x'],
  ['https://maïs.example', 'https://xn--mas-0ma.example/'],
])('%j is parsed as %j', (text, url) => {
  expect(parseWebUrl(text)).toBe(url)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.org',
  'mailto:anne@example.org',
  'https://anne:secret@example.org',
  'localhost',
  'my site',
  'https://exa mple.org',
  'https://"><script>',
  '//',
])('%j is not the URL of a website', (text) => {
  expect(parseWebUrl(text)).toBeNull()
})

const zips: TextField<string> = { kind: 'text', name: 'zips', label: 'Postcodes', isPostcodes: true }

test.each([
  ['4000', '4000'],
  [' 4000;4020  4000,\n9999 ', '4000, 4020, 9999'],
  ['', undefined],
  ['0999', { code: 'postcodes' }],
  ['40000', { code: 'postcodes' }],
  ['4000 Liège', { code: 'postcodes' }],
  [',;', { code: 'postcodes' }],
])('%j as postcodes is %j', (text, read) => {
  expect(readText(zips, text, { locale: 'fr' })).toEqual(read)
})

test.each([
  ['en', 'belgianDutch', '5.000'],
  ['en', 'ofPage', '5,000'],
  ['fr', 'ofLanguage', '5\u00a0000'],
] as const)('in %s with the style %s the limit of a long text is %s', (locale, style, limit) => {
  const field: TextField<string> = { kind: 'textarea', name: 'message', label: 'Message' }
  const problem = { code: 'tooLong', values: { limit } }
  expect(readText(field, 'x'.repeat(5001), { locale, style })).toEqual(problem)
})
