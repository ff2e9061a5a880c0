import { expect, test } from 'vitest'

import { firstShare, limitsOf, readShare, shareAfterKey, withinLimits } from './split'

const widths = (room: number) => {
  const { least, most } = limitsOf(room)
  return { form: Math.round((least / 100) * room), preview: Math.round(room - (most / 100) * room) }
}

test.each([1024, 1440, 2560])('in %i px the form has at least 420 px, preview and bar 372 px', (room) => {
  expect(widths(room)).toEqual({ form: 420, preview: 372 })
})

test('in a room too small for both the preview keeps its width', () => {
  const { least, most } = limitsOf(749)
  expect(least).toBe(most)
  expect(withinLimits(90, { least, most })).toBe(most)
  expect(limitsOf(0)).toEqual({ least: 0, most: 100 })
})

test('arrow keys move the bar by two percent, Home and End to its limits', () => {
  const limits = { least: 30, most: 70 }
  expect(shareAfterKey('ArrowLeft', 45, limits)).toBe(43)
  expect(shareAfterKey('ArrowRight', 45, limits)).toBe(47)
  expect(shareAfterKey('Home', 45, limits)).toBe(30)
  expect(shareAfterKey('End', 45, limits)).toBe(70)
  expect(shareAfterKey('Tab', 45, limits)).toBeNull()
})

test.each([undefined, null, '50', Number.NaN, -3, 0, 100, {}])('%j is no stored share', (stored) => {
  expect(readShare(stored)).toBe(firstShare)
})

test('a stored share is taken', () => {
  expect(readShare(62.5)).toBe(62.5)
})
