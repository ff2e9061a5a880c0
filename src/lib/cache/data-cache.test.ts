import { expect, test } from 'vitest'

import { DataCache, type CacheEntry } from './data-cache'
import { tags, type Tag } from './tags'

const house = tags.document('properties', 'house')
const flat = tags.document('properties', 'flat')

/** A read that ends on demand, and counts how often it began. */
function slowRead(tag: Tag) {
  const ends: ((value: unknown) => void)[] = []
  const read = (collected: Set<Tag>) => {
    collected.add(tag)
    return new Promise<unknown>((resolve) => ends.push(resolve))
  }
  return { read, ends }
}

const quick = (value: unknown, ...of: Tag[]) => ({
  count: 0,
  async read(this: { count: number }, collected: Set<Tag>) {
    this.count += 1
    for (const tag of of) collected.add(tag)
    return value
  },
})

const valueOf = async (entry: Promise<CacheEntry>) => (await entry).value

test('a result is kept until one of its tags is refreshed', async () => {
  const cache = new DataCache()
  const source = quick({ price: 1 }, house)
  const read = () => valueOf(cache.read('a', (collected) => source.read(collected)))
  await read()
  cache.refresh([flat])
  expect(await read()).toEqual({ price: 1 })
  expect(source.count).toBe(1)
  cache.refresh([flat, house])
  await read()
  expect(source.count).toBe(2)
})

test('all who ask at the same time share one read', async () => {
  const cache = new DataCache()
  const { read, ends } = slowRead(house)
  const reads = [cache.read('a', read), cache.read('a', read), cache.read('b', read)]
  expect(ends).toHaveLength(2)
  for (const end of ends) end(1)
  expect((await Promise.all(reads)).map(({ value }) => value)).toEqual([1, 1, 1])
})

test('a read that was begun before a refresh of one of its tags is not kept, nor given to who asks after it', async () => {
  const cache = new DataCache()
  const { read, ends } = slowRead(house)
  const before = cache.read('a', read)
  cache.refresh([house])
  const after = cache.read('a', read)
  ends[0]?.('old')
  expect(await valueOf(before)).toBe('old')
  ends[1]?.('new')
  expect(await valueOf(after)).toBe('new')
  expect(await valueOf(cache.read('a', read))).toBe('new')
  expect(ends).toHaveLength(2)
})

test('a refresh of something else lets a read in progress be kept', async () => {
  const cache = new DataCache()
  const { read, ends } = slowRead(house)
  const before = cache.read('a', read)
  cache.refresh([flat])
  ends[0]?.('one')
  await before
  expect(await valueOf(cache.read('a', read))).toBe('one')
})

test('a failed read is not kept', async () => {
  const cache = new DataCache()
  await expect(cache.read('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await valueOf(cache.read('a', async () => 1))).toBe(1)
})

test('what does not exist is looked for again', async () => {
  const cache = new DataCache()
  expect(await valueOf(cache.read('a', async () => null))).toBeNull()
  expect(await valueOf(cache.read('a', async () => 1))).toBe(1)
})

test('no reader can change what others get, and the reader’s own value stays as it is', async () => {
  const cache = new DataCache()
  const made = { list: [{ name: 'a' }] }
  const got = (await valueOf(cache.read('a', async () => made))) as typeof made
  expect(() => got.list.push({ name: 'b' })).toThrow(TypeError)
  expect(() => Object.assign(got.list[0] ?? {}, { name: 'b' })).toThrow(TypeError)
  made.list.push({ name: 'c' })
  expect(await valueOf(cache.read('a', async () => null))).toEqual({ list: [{ name: 'a' }] })
})

test('the memory is bounded, and what was used last stays', async () => {
  const cache = new DataCache(10_000)
  const text = 'x'.repeat(1000)
  for (let index = 0; index < 20; index += 1) {
    await cache.read(String(index), async () => text)
    await cache.read('0', async () => text)
  }
  expect(await valueOf(cache.read('0', async () => 'new'))).toBe(text)
  expect(await valueOf(cache.read('1', async () => 'new'))).toBe('new')
})
