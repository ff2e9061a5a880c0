import { afterEach, expect, test } from 'vitest'

import { cached } from './cached'
import { addTags, asCachedRead, isInsideCachedRead, taggedAs } from './cached-read'
import { dataCache } from './data-cache'
import { tags, type Tag } from './tags'

const house = tags.document('properties', 'house')
const garden = tags.document('media', 'garden')
const sale = tags.list('properties', 'sale')

afterEach(() => dataCache().clear())

/** The tags that a page would get. */
async function tagsOf(read: () => Promise<unknown>): Promise<Tag[]> {
  const collected = new Set<Tag>()
  await asCachedRead(read, collected)
  return [...collected].sort()
}

const readGarden = cached('garden', async () => {
  addTags([garden])
  return { picture: 'garden' }
})
const readHouse = cached('house', async (_ref: number) => {
  addTags([house])
  return { ...(await readGarden()), isCached: isInsideCachedRead() }
})
const readSale = cached(
  'sale',
  async (ref: number) => readHouse(ref),
  () => [sale],
)

test('the tags of nested reads reach the page, at the first read and from the cache', async () => {
  const all = [garden, house, sale].sort()
  expect(await tagsOf(() => readSale(1))).toEqual(all)
  expect(await tagsOf(() => readSale(1))).toEqual(all)
  expect(await tagsOf(() => readSale(2))).toEqual(all)
})

test('a refresh of what a nested read has read makes the outer one anew', async () => {
  const before = await readSale(1)
  expect(await readSale(1)).toBe(before)
  dataCache().refresh([garden])
  expect(await readSale(1)).not.toBe(before)
})

test('pages that are rendered at once get their own tags, although they share a read', async () => {
  const pages = [1, 2, 3, 4].map((ref) =>
    tagsOf(async () => {
      addTags([tags.document('pages', String(ref))])
      await readSale(1)
    }),
  )
  const sharedTags = [garden, house, sale]
  expect(await Promise.all(pages)).toEqual(
    [1, 2, 3, 4].map((ref) => [...sharedTags, tags.document('pages', String(ref))].sort()),
  )
})

test('a read knows that it is cached', async () => {
  expect(await readHouse(1)).toMatchObject({ isCached: true })
  expect(isInsideCachedRead()).toBe(false)
})

test('the documents of a whole collection count as its list', async () => {
  const read = () => taggedAs([sale], async () => addTags([house, garden]))
  expect(await tagsOf(read)).toEqual([sale])
})
