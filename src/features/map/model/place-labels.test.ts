import fc from 'fast-check'
import { expect, test } from 'vitest'

import { placeLabels, rankOfZip } from './place-labels'

test('of two names at one point the more important one is shown', () => {
  const labels = [
    { text: 'Liège', x: 100, y: 100 },
    { text: 'Angleur', x: 120, y: 105 },
    { text: 'Huy', x: 400, y: 100 },
  ]
  const occupied = { x: 110, y: 135, halfWidth: 40, halfHeight: 10 }
  const above = { x: 110, y: 70, halfWidth: 40, halfHeight: 10 }
  expect(placeLabels(labels, [occupied, above]).map(({ text }) => text)).toEqual(['Liège', 'Huy'])
})

test('a name whose place is occupied moves below it, else above, else it is left out', () => {
  const label = { text: 'Liège', x: 100, y: 100 }
  const marker = (y: number) => ({ x: 100, y, halfWidth: 24, halfHeight: 18 })
  expect(placeLabels([label])).toEqual([label])
  expect(placeLabels([label], [marker(100)])).toEqual([{ ...label, y: 134 }])
  expect(placeLabels([label], [marker(100), marker(134)])).toEqual([{ ...label, y: 66 }])
  expect(placeLabels([label], [marker(100), marker(134), marker(66)])).toEqual([])
})

test.each([
  ['4000', 3],
  ['4800', 2],
  ['4620', 1],
  ['4621', 0],
  ['', 0],
  [null, 0],
])('the town of %s has the rank %i', (zip, rank) => expect(rankOfZip(zip)).toBe(rank))

test('names are close above each other, but never overlap', () => {
  const label = fc.record({
    text: fc.string({ minLength: 1, maxLength: 20 }),
    x: fc.integer({ min: 0, max: 800 }),
    y: fc.integer({ min: 0, max: 600 }),
  })
  fc.assert(
    fc.property(fc.array(label, { maxLength: 40 }), (labels) => {
      const placed = placeLabels(labels)
      expect(placed.length > 0).toBe(labels.length > 0)
      placed.forEach((one, index) => {
        for (const other of placed.slice(index + 1))
          expect(Math.abs(one.x - other.x) > 12 || Math.abs(one.y - other.y) >= 22).toBe(true)
      })
    }),
  )
})
