import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyText } from './any-text.fixture'
import { indexRouteTable } from './route-table'
import { seededTable } from './route-table.fixture'
import { pathLikeness, suggestTargets } from './suggest-targets'

const index = indexRouteTable(seededTable)

test.each([
  ['/fr/a-vendres/', '/fr/a-vendre/'],
  ['/fr/estimation/', '/fr/estimation-gratuite/'],
  ['/fr/services/visite-virtuelle/', '/fr/services/visite-virtuelle-360/'],
  ['/nl/gratis_schatting/', '/nl/gratis-schatting/'],
  ['/nl/schatting-gratis/', '/nl/gratis-schatting/'],
  ['/de/kontakte/', '/de/kontakt/'],
  ['/fr/gratis-schatting/', '/nl/gratis-schatting/'],
])('for %s the first suggestion is %s', (wrong, meant) => {
  expect(suggestTargets(index, wrong)[0]).toBe(meant)
})

test('no page is suggested for a path without a similar one', () => {
  expect(suggestTargets(index, '/fr/zzzzzzzzzzzzzzzzzzzz/')).toEqual([])
})

test('similarity is between 0 and 1, symmetric, and 1 only for equal paths', () => {
  fc.assert(
    fc.property(anyText(20), anyText(20), (one, other) => {
      const value = pathLikeness(one, other)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
      expect(value).toBeCloseTo(pathLikeness(other, one))
      expect(value === 1).toBe(one === other)
    }),
  )
})
