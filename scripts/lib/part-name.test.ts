import { expect, test } from 'vitest'

import { parsePartName } from './part-name'

test('every form of the name follows from the folder', () => {
  expect(parsePartName('office-map-2')).toEqual({
    folder: 'office-map-2',
    slug: 'officeMap2',
    view: 'OfficeMap2',
    words: 'Office map 2',
  })
})

test('without a name it explains how to pass one', () => {
  expect(() => parsePartName(undefined)).toThrow('npm run new:block office-map')
})

test.each(['OfficeMap', 'office_map', 'office--map', '-map', 'map-', '2-maps', 'été', '../map', 'a b', ''])(
  '"%s" is refused',
  (name) => {
    expect(() => parsePartName(name)).toThrow(/like office-map|npm run new:block/)
  },
)

test('a word of JavaScript is refused, because the block would be a constant of that name', () => {
  expect(() => parsePartName('switch')).toThrow('add a second word')
})

test('a name too long to be stored is refused', () => {
  expect(() => parsePartName('a'.repeat(41))).toThrow('at most 40 characters')
})
