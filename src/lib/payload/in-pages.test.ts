import fc from 'fast-check'
import { expect, test } from 'vitest'

import { inPages, inPagesById, rowsInPages } from './in-pages'

const all = async <Value>(values: AsyncIterable<Value>): Promise<Value[]> => {
  const collected: Value[] = []
  for await (const value of values) collected.push(value)
  return collected
}

const stored = fc.record({ count: fc.nat(40), size: fc.integer({ min: 1, max: 9 }) })

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => String(1000 + index))

test('pages by number give every row once, and one page when there is none', async () => {
  await fc.assert(
    fc.asyncProperty(stored, async ({ count, size }) => {
      const rows = idsOf(count)
      const read = async (page: number) => ({
        docs: rows.slice((page - 1) * size, page * size),
        hasNextPage: page * size < count,
      })
      expect(await all(rowsInPages(read))).toEqual(rows)
      expect(await all(inPages(read))).toHaveLength(Math.max(1, Math.ceil(count / size)))
    }),
  )
})

test('pages by id give every row once, also when each is removed as soon as it was given', async () => {
  await fc.assert(
    fc.asyncProperty(stored, fc.boolean(), async ({ count, size }, isRemoving) => {
      let rows = idsOf(count).map((id) => ({ id }))
      const read = async (after: object) => {
        const { id } = after as { id: { greater_than: string } }
        return rows.filter((row) => row.id > id.greater_than).slice(0, size)
      }
      const given: string[] = []
      for await (const page of inPagesById(size, read)) {
        expect(page.length).toBeGreaterThan(0)
        given.push(...page.map(({ id }) => id))
        if (isRemoving) rows = rows.filter((row) => !page.includes(row))
      }
      expect(given).toEqual(idsOf(count))
    }),
  )
})
