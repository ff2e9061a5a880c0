import { expect, test } from 'vitest'

import { isFeedFolder } from './feed-location'
import { isFeedName, isWaitingPlace, nameOfPlace, placeIn, toStoredName } from './folder-files'
import { isScheduleFor } from './import-schedule'

const id = '6f9b2e0c-4a54-4f9e-9b1d-2f0b8f7a1c11'

test.each([
  ['feed.xml', true],
  ['Feed.XML', true],
  ['feed.Zip', true],
  ['feed.json', false],
  ['.feed.xml', false],
  ['feed.xml.part', false],
  ['feed.xml.tmp', false],
  ['feed.xml.filepart', false],
  ['a/feed.xml', false],
  ['a\\feed.xml', false],
  ['feed\u0000.xml', false],
  ['xml', false],
])('%j is a feed of XML: %s', (name, expected) => expect(isFeedName(name, 'xml')).toBe(expected))

test('a file keeps its name behind an id, however often it is moved, and as far as file systems allow', () => {
  const place = placeIn('taken', id, 'feed.xml')
  expect(place).toBe(`taken/${id}-feed.xml`)
  expect(nameOfPlace(place)).toBe('feed.xml')
  expect(nameOfPlace('done/65f0c0ffee65f0c0ffee65f0-feed.xml')).toBe('feed.xml')
  expect(nameOfPlace('2026-11-28-feed.xml')).toBe('2026-11-28-feed.xml')
  const long = placeIn('done', id, `${'é'.repeat(127)}.xml`)
  expect(Buffer.byteLength(long.slice('done/'.length))).toBeLessThan(255)
  expect(long).toMatch(/é\.xml$/)
})

test.each([
  ['feed.xml', true],
  [`taken/${id}-feed.xml`, true],
  [`uploads/${id}-feed.xml`, true],
  [`done/${id}-feed.xml`, false],
  ['../feed.xml', false],
  ['taken/../../feed.xml', false],
  ['/feed.xml', false],
  [`taken/${id}-.xml`, false],
])('%j waits to be imported: %s', (place, expected) => expect(isWaitingPlace(place, 'xml')).toBe(expected))

test.each([
  ['Aanbod été.xml', 'Aanbod _t_.xml'],
  ['../../etc/x.xml', '__.._etc_x.xml'],
  ['a\nb.xml', 'a_b.xml'],
])('%j is stored as %j', (name, stored) => expect(toStoredName(name)).toBe(stored))

test.each(['..', '.', '', 'a/b', 'A', 'a b', '-a', 'x'.repeat(61)])('%j is no folder', (name) =>
  expect(isFeedFolder(name)).toBe(false),
)

test('a folder has its own schedule, and everything has by hand', () => {
  expect(isScheduleFor(true, 'arrival')).toBe(true)
  expect(isScheduleFor(true, 'never')).toBe(true)
  expect(isScheduleFor(true, 'hourly')).toBe(false)
  expect(isScheduleFor(false, 'arrival')).toBe(false)
  expect(isScheduleFor(false, 'daily')).toBe(true)
})
