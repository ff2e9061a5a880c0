import { expect, test } from 'vitest'

import { isFeedFile, isFeedUrl } from './feed-location'

test.each([
  ['https://office.example/feed.xml?key=1', true],
  ['http://office.example:8080/', true],
  ['ftp://office.example/feed.xml', false],
  ['javascript:alert(1)', false],
  ['data:text/xml,<a/>', false],
  ['https://user:secret@office.example/', false],
  ['//office.example/feed.xml', false],
  ['office.example', false],
  ['', false],
])('%j as the URL of a feed: %s', (text, isRight) => expect(isFeedUrl(text)).toBe(isRight))

test.each([
  ['feed.xml', true],
  ['office/today 1.xml', true],
  ['../feed.xml', false],
  ['/etc/passwd', false],
  ['a/../b.xml', false],
  ['.hidden', false],
])('%j as a file of the folder of feeds: %s', (text, isRight) => expect(isFeedFile(text)).toBe(isRight))
