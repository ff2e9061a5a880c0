import { expect, test } from 'vitest'

import {
  cropRegion,
  cropRatios,
  isSameCrop,
  parseCrop,
  pointInCrop,
  wholePicture,
  withRatio,
  withSide,
} from './crop'

const half = { x: 25, y: 25, width: 50, height: 50 }

test.each([
  ['nothing', null],
  ['nothing stored', undefined],
  ['the whole picture', wholePicture],
])('%s is the whole picture', (_what, value) => expect(parseCrop(value)).toBeNull())

test.each([
  ['a text', 'crop'],
  ['a list', [0, 0, 50, 50]],
  ['three numbers', { x: 0, y: 0, width: 50 }],
  ['numbers as texts', { x: '0', y: '0', width: '50', height: '50' }],
  ['no number', { ...half, x: Number.NaN }],
  ['a negative edge', { ...half, x: -1 }],
  ['no width', { ...half, width: 0 }],
  ['a box that leaves the picture at the right', { ...half, x: 60 }],
  ['a box that leaves the picture below', { ...half, y: 60 }],
  ['an endless number', { ...half, height: Number.POSITIVE_INFINITY }],
])('%s is no crop', (_what, value) => expect(parseCrop(value)).toBeUndefined())

test('a crop is stored in hundredths of a percent; further values are left out', () => {
  expect(parseCrop({ x: 1 / 3, y: 0, width: 66.6666, height: 100, unit: '%' })).toEqual({
    x: 0.33,
    y: 0,
    width: 66.67,
    height: 100,
  })
})

test('rounded numbers may exceed the edge by a hundredth', () => {
  expect(parseCrop({ x: 33.34, y: 0, width: 66.67, height: 50 })).not.toBeUndefined()
})

test('crops are the same by their numbers', () => {
  expect(isSameCrop(null, null)).toBe(true)
  expect(isSameCrop({ ...half }, { ...half })).toBe(true)
  expect(isSameCrop(half, null)).toBe(false)
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(isSameCrop(half, { ...half, [side]: 10 })).toBe(false)
})

test.each([
  [half, { width: 800, height: 600 }, { left: 200, top: 150, width: 400, height: 300 }],
  [
    { x: 99, y: 99, width: 1, height: 1 },
    { width: 3, height: 2 },
    { left: 2, top: 1, width: 1, height: 1 },
  ],
  [
    { x: 33.34, y: 0, width: 66.67, height: 100 },
    { width: 1000, height: 1 },
    { left: 333, top: 0, width: 667, height: 1 },
  ],
])('the pixels of %j in %j stay inside of the picture', (crop, size, region) => {
  expect(cropRegion(crop, size)).toEqual(region)
})

test.each([
  ['without a crop', { x: 20, y: 70 }, null, { x: 20, y: 70 }],
  ['inside', { x: 50, y: 40 }, half, { x: 50, y: 30 }],
  ['left of and below the shown part', { x: 10, y: 90 }, half, { x: 0, y: 100 }],
])('a point %s is found in the shown part', (_where, point, crop, expected) => {
  expect(pointInCrop(point, crop)).toEqual(expected)
})

const landscape = { width: 1600, height: 800 }

test.each([
  ['1:1', wholePicture, { x: 25, y: 0, width: 50, height: 100 }],
  ['1:1', { x: 0, y: 0, width: 10, height: 10 }, { x: 0, y: 0, width: 50, height: 100 }],
  ['16:9', wholePicture, { x: 5.56, y: 0, width: 88.89, height: 100 }],
  ['4:3', { x: 90, y: 0, width: 10, height: 10 }, { x: 33.33, y: 0, width: 66.67, height: 100 }],
] as const)('ratio %s of a box at %j', (name, crop, expected) => {
  expect(withRatio(crop, cropRatios[name], landscape)).toEqual(expected)
})

test('a portrait picture is cut above and below', () => {
  expect(withRatio(wholePicture, 1, { width: 800, height: 1600 })).toEqual({
    x: 0,
    y: 25,
    width: 100,
    height: 50,
  })
})

const square = { ratio: 1, size: landscape }

test.each([
  ['a left edge', 'x', 10, undefined, { ...half, x: 10 }],
  ['a left edge too far right', 'x', 80, undefined, { ...half, x: 50 }],
  ['a width', 'width', 30, undefined, { ...half, width: 30 }],
  ['a width that moves the box', 'width', 90, undefined, { ...half, x: 10, width: 90 }],
  ['no height', 'height', 0, undefined, { ...half, height: 1 }],
  ['a width with a ratio', 'width', 20, square, { ...half, width: 20, height: 40 }],
  ['a height with a ratio', 'height', 60, square, { ...half, width: 30, height: 60 }],
  ['a width too large for its ratio', 'width', 90, square, { x: 25, y: 0, width: 50, height: 100 }],
] as const)('an editor types %s', (_what, side, value, fixed, expected) => {
  expect(withSide(half, side, value, fixed)).toEqual(expected)
})
