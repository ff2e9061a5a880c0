import type { Config } from 'payload'
import { expect, test, vi } from 'vitest'

import { narrowVersionLimit } from './narrow-version-limit'

type Adapter = NonNullable<Config['db']>
type VersionQuery = Parameters<ReturnType<Adapter['init']>['findVersions']>[0]

/** What a database is asked in the place of this. */
async function narrowed(args: Partial<VersionQuery>): Promise<unknown> {
  const findVersions = vi.fn(async () => ({ docs: [] }))
  // Only this method is used.
  const adapter = { init: () => ({ findVersions }) } as unknown as Adapter
  const database = narrowVersionLimit(adapter).init({} as never)
  await database.findVersions({ collection: 'properties', ...args })
  return (findVersions.mock.calls as unknown[][])[0]?.[0]
}

const where = { parent: { equals: 'house' } }

test('of the version behind the limit only its date is read', async () => {
  const args = { limit: 1, page: 21, pagination: false, sort: '-updatedAt', where }
  expect(await narrowed(args)).toEqual({ collection: 'properties', ...args, select: { updatedAt: true } })
})

test.each([
  ['the latest version', { limit: 1, pagination: false, where }],
  ['a page of a list', { limit: 10, page: 2, where }],
  ['a page of one with its total', { limit: 1, page: 2, where }],
  ['what is selected already', { limit: 1, page: 21, pagination: false, select: { parent: true } as const }],
])('%s is asked for as it is', async (_, args) => {
  expect(await narrowed(args)).toEqual({ collection: 'properties', ...args })
})
