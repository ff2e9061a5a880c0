import { expect, test } from 'vitest'

import { isOwnTiles, isTileTemplate, tileSettingsOf } from './tile-settings'

test.each([
  ['https://tile.example.org/{z}/{x}/{y}.png', true],
  ['https://{s}.tile.example.org/{z}/{x}/{y}.png?key=1', true],
  ['/tiles/{z}/{x}/{y}.png', true],
  ['/tiles/{s}/{z}/{x}/{y}.png', true],
  ['https://*.example.org/{z}/{x}/{y}.png', false],
  ['https://*.tile.example.org/{s}/{z}/{x}/{y}.png', false],
  ['https://*/{z}/{x}/{y}.png', false],
  ['https://{z}.example.org/{x}/{y}.png', false],
  ['https://a.example;script-src/{z}/{x}/{y}.png', false],
  ['https://a.example,b.example/{z}/{x}/{y}.png', false],
  ['https://a.example https:/{z}/{x}/{y}.png', false],
  ["https://a.example'/{z}/{x}/{y}.png", false],
  ['//tile.example.org/{z}/{x}/{y}.png', false],
  ['/\\tile.example.org/{z}/{x}/{y}.png', false],
  ['http://tile.example.org/{z}/{x}/{y}.png', false],
  ['https://tile.example.org/{z}/{x}.png', false],
  ['https://tile.example.org/{z}/{x}/{y}.png" onload="', false],
  ['javascript:alert({z}{x}{y})', false],
  ['https://localhost/{z}/{x}/{y}.png', false],
  ['tiles/{z}/{x}/{y}.png', false],
])('%s is a URL of tiles: %s', (url, isValid) => expect(isTileTemplate(url)).toBe(isValid))

const stored = { url: 'https://{s}.tile.example.org/{z}/{x}/{y}.png', attribution: '© Example' }

test('a setting of before the choice of a source is a URL', () =>
  expect(tileSettingsOf(stored)).toEqual({
    kind: 'images',
    ...stored,
    minZoom: 0,
    maxZoom: 19,
    sources: ['a', 'b', 'c'].map((name) => `https://${name}.tile.example.org`),
    host: 'tile.example.org',
  }))

test('a file and pictures of this site need no consent, those of others do', () => {
  const isOwn = (settings: Parameters<typeof tileSettingsOf>[0]) => {
    const tiles = tileSettingsOf(settings)
    return tiles && isOwnTiles(tiles)
  }
  expect(isOwn({ source: 'file', ...stored })).toBe(true)
  expect(isOwn({ source: 'url', url: '/tiles/{z}/{x}/{y}.png' })).toBe(true)
  expect(isOwn({ source: 'url', ...stored })).toBe(false)
})

test('a wildcard that is stored already is no street map, so that it reaches no policy', () =>
  expect(tileSettingsOf({ source: 'url', url: 'https://*.example.org/{z}/{x}/{y}.png' })).toBeNull())

test.each([null, {}, { url: '' }, { url: 'ftp://a/{z}/{x}/{y}' }, { source: 'none', ...stored }])(
  '%j is no street map',
  (settings) => expect(tileSettingsOf(settings)).toBeNull(),
)
