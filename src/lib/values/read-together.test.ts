import { expect, test, vi } from 'vitest'

import { readTogether } from './read-together'

function makeReads() {
  const read = vi.fn((source: { name: string }, ids: string[]) =>
    Promise.resolve(new Map(ids.filter((id) => id !== 'gone').map((id) => [id, `${source.name} ${id}`]))),
  )
  return { read, find: readTogether(read) }
}

test('callers of one turn share a read, and each gets its own value', async () => {
  const { find, read } = makeReads()
  const list = { name: 'list' }
  const values = await Promise.all(['a', 'b', 'a', 'gone'].map((id) => find(list, id)))
  expect(values).toEqual(['list a', 'list b', 'list a', undefined])
  expect(read.mock.calls).toEqual([[list, ['a', 'b', 'gone']]])
})

test('a later turn reads anew, and sources are kept apart', async () => {
  const { find, read } = makeReads()
  const [one, two] = [{ name: 'one' }, { name: 'two' }]
  expect(await Promise.all([find(one, 'a'), find(two, 'a')])).toEqual(['one a', 'two a'])
  expect(await find(one, 'a')).toBe('one a')
  expect(read).toHaveBeenCalledTimes(3)
})

test('a failed read fails its callers only', async () => {
  const { find, read } = makeReads()
  const list = { name: 'list' }
  read.mockRejectedValueOnce(new Error('no database'))
  await expect(find(list, 'a')).rejects.toThrow('no database')
  expect(await find(list, 'a')).toBe('list a')
})
