import { expect, test } from 'vitest'

import { kindOfChange } from './activity-kinds'

test.each([
  ['create', undefined, undefined, 'created'],
  ['create', 'draft', undefined, 'created'],
  ['update', 'draft', 'draft', 'saved'],
  ['update', undefined, undefined, 'saved'],
  ['create', 'published', undefined, 'published'],
  ['update', 'published', 'draft', 'published'],
  ['update', 'published', 'published', 'published'],
  ['update', 'draft', 'published', 'unpublished'],
] as const)('a document by %s, now %s and before %s, was %s', (operation, status, previousStatus, kind) => {
  expect(kindOfChange({ operation, status, previousStatus })).toBe(kind)
})
