import { describe, expect, test } from 'vitest'

import { describeSources, isSource, knownSources, sourceOf, thirdParties } from './third-parties'

describe('a server that a page may add to its policy', () => {
  test.each(['https://www.youtube-nocookie.com', 'https://*.google-analytics.com', 'https://a.example:8443'])(
    '%s is one',
    (text) => expect(isSource(text)).toBe(true),
  )

  test.each([
    'http://a.example',
    'https:',
    'https://*',
    'https://*.com',
    'https://localhost',
    'https://a.example/path',
    "'unsafe-inline'",
    'https://a.example; script-src *',
    'data:',
  ])('%s is none', (text) => expect(isSource(text)).toBe(false))

  test('every entry of the table is one', () => {
    for (const kind of ['frames', 'images', 'media', 'scripts', 'connections'] as const)
      for (const source of knownSources(kind)) expect(isSource(source), source).toBe(true)
  })
})

describe('the source of a URL', () => {
  test.each([
    ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://tile.openstreetmap.org'],
    ['https://{s}.tiles.example.org/{z}/{x}/{y}.png', null],
    ['https://*.tiles.example.org/{z}/{x}/{y}.png', null],
    ['https://*.example.org/film.mp4', null],
    ['https://a.example;script-src/film.mp4', null],
    ['https://a.example,b.example/film.mp4', null],
    ["https://a.example'/film.mp4", null],
    ['https://My.Matterport.com/show/?m=1', 'https://my.matterport.com'],
    ['https://a.example:8443/x', 'https://a.example:8443'],
    ['https://user@a.example/x', null],
    ['http://a.example/', null],
    ['/media/film.mp4', null],
    ['javascript:alert(1)', null],
    [null, null],
  ])('of %s is %s', (url, source) => expect(sourceOf(url)).toBe(source))
})

test('the sources of several parts are one list per directive, without duplicates', () => {
  expect(
    describeSources([
      thirdParties.youtube,
      thirdParties.openStreetMap,
      { frames: ['https://b.example'] },
      thirdParties.youtube,
    ]),
  ).toBe(
    'frame-src https://b.example https://www.youtube-nocookie.com; img-src https://tile.openstreetmap.org',
  )
})

test('invalid sources are left out, and an empty input stays empty', () => {
  expect(describeSources([{ frames: ["'unsafe-inline'", 'https://a.example;'] }, {}])).toBe('')
})
