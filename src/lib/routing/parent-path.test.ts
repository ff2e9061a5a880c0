import { expect, test } from 'vitest'

import { parentPath } from './parent-path'
import { indexRouteTable } from './route-table'
import { seededTable } from './route-table.fixture'

const index = indexRouteTable(seededTable)
const at = (original: string) => index.byOriginal.get(original)!

test('the parent is the first breadcrumb entry, in the language', () => {
  expect(parentPath(index, at('/services/video/'), 'nl')).toBe('/nl/diensten/')
  expect(parentPath(index, at('/services/video/'), 'de')).toBe('/de/leistungen/')
})

test('without a path in the first breadcrumb entry there is no parent', () => {
  expect(parentPath(index, at('/services/'), 'nl')).toBeNull()
  expect(parentPath(index, { ...at('/services/'), breadcrumb: [] }, 'nl')).toBeNull()
})

test('a page is not its own parent', () => {
  const entry = { ...at('/services/'), breadcrumb: [{ name: { nl: 'Diensten' }, path: '/services/' }] }
  expect(parentPath(index, entry, 'nl')).toBeNull()
})
