import type { Payload, Where } from 'payload'
import { expect, test, vi } from 'vitest'

import { forEachRow } from './for-each-row'

/** The ids that a where of `forEachRow` leaves out. */
const leftOut = (where: Where): unknown[] => {
  const [, without] = (where.and ?? []) as { id?: { not_in?: unknown[] } }[]
  return without?.id?.not_in ?? []
}

function tableOf(ids: string[]) {
  const find = vi.fn(async ({ where, limit }: { where: Where; limit: number }) => ({
    docs: ids
      .filter((id) => !leftOut(where).includes(id))
      .slice(0, limit)
      .map((id) => ({ id })),
  }))
  return { find, payload: { find } as unknown as Payload }
}

const due = { collection: 'leads', where: { form: { equals: 'x' } }, limit: 2 } as const

test('goes on past a batch of rows that fail, until as many as the limit succeed', async () => {
  const { payload } = tableOf(['bad-1', 'bad-2', 'bad-3', 'good-1', 'good-2', 'good-3'])
  const handled: string[] = []
  const failures = await forEachRow(payload, due, async ({ id }) => {
    if (id.startsWith('bad')) throw new Error(`no ${id}`)
    handled.push(id)
  })
  expect(handled).toEqual(['good-1', 'good-2'])
  expect(failures.map(({ id, reason }) => [id, reason])).toEqual([
    ['bad-1', 'Error: no bad-1'],
    ['bad-2', 'Error: no bad-2'],
    ['bad-3', 'Error: no bad-3'],
  ])
})

test('handles no row twice and reads once when nothing fails', async () => {
  const { find, payload } = tableOf(['a', 'b', 'c'])
  const handled: string[] = []
  expect(await forEachRow(payload, due, async ({ id }) => handled.push(id))).toEqual([])
  expect(handled).toEqual(['a', 'b'])
  expect(find).toHaveBeenCalledTimes(1)
})

test('ends when every row fails', async () => {
  const ids = Array.from({ length: 2000 }, (_, index) => String(index))
  const { payload } = tableOf(ids)
  const failures = await forEachRow(payload, { ...due, limit: 100 }, () => Promise.reject(new Error('down')))
  expect(failures).toHaveLength(500)
})
