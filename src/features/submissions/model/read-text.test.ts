import { expect, test } from 'vitest'

import { parseWebUrl } from './read-text'

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
