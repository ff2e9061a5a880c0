import { expect, test } from 'vitest'

import { areRivers, riverName, riverPoints, smoothLine } from './river-courses'

const river = {
  name: { nl: 'Vesder', fr: 'Vesdre' },
  width: 2,
  course: [
    [50.6265, 6.034],
    [50.622, 6.005],
    [50.606, 5.966],
  ] as [number, number][],
}

test('a smooth line passes all its points, in their order', () => {
  const points = riverPoints(river)
  const line = smoothLine(points)
  const indexes = points.map((point) => line.findIndex((each) => each.latitude === point.latitude))
  expect(indexes).not.toContain(-1)
  expect(indexes).toEqual(indexes.toSorted((one, other) => one - other))
  expect(smoothLine([])).toEqual([])
})

test('a river has a name in each language', () => {
  expect([riverName(river, 'fr'), riverName(river, 'en'), riverName({ ...river, name: {} }, 'en')]).toEqual([
    'Vesdre',
    'Vesder',
    '',
  ])
})

test.each([
  ['no list', {}],
  ['a river without a width', [{ ...river, width: undefined }]],
  ['a name that is no text', [{ ...river, name: { fr: 1 } }]],
  ['a course outside the globe', [{ ...river, course: [[95, 5]] }]],
])('%s is not drawn', (_, stored) => {
  expect(areRivers([river])).toBe(true)
  expect(areRivers(stored)).toBe(false)
})
