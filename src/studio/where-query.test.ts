import { expect, test } from 'vitest'

import { whereQuery } from './where-query'

test('conditions become parameters that Payload reads', () => {
  const where = {
    and: [{ or: [{ 'seo.title': { like: 'a & b' } }] }, { id: { in: ['x', 'y'] } }],
    empty: undefined,
  }
  expect(whereQuery(where)).toEqual([
    ['where[and][0][or][0][seo.title][like]', 'a & b'],
    ['where[and][1][id][in][0]', 'x'],
    ['where[and][1][id][in][1]', 'y'],
  ])
})
