import { expect, test } from 'vitest'

import { readWebAddress } from './web-address'

test.each([
  ['https://example.org/anne', 'https://example.org/anne'],
  ['http://example.org', 'http://example.org/'],
  ['example.org', 'https://example.org/'],
  ['www.example.org/a?b=c', 'https://www.example.org/a?b=c'],
  ['example.org:8080/x', 'https://example.org:8080/x'],
  ['https://maïs.example', 'https://xn--mas-0ma.example/'],
])('%j is %j', (text, address) => {
  expect(readWebAddress(text)).toBe(address)
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
])('%j is no address of a website', (text) => {
  expect(readWebAddress(text)).toBeNull()
})
