import { expect, test, vi } from 'vitest'

import { PageCache, type RenderedPage } from './page-cache'
import { StoredResponse } from './stored-response'

const hour = 3_600_000

const rendered = (text: string, tags: string[] = [], changes: Partial<RenderedPage> = {}): RenderedPage => ({
  stored: new StoredResponse(Buffer.from(text), {}, new Set(tags)),
  passing: { status: 200, headers: {}, body: Buffer.from(text) },
  isCopy: false,
  isOutdated: false,
  ...changes,
})

/** A render that ends on demand. */
function held() {
  let end: (page: RenderedPage) => void = () => undefined
  const result = new Promise<RenderedPage>((resolve) => (end = resolve))
  return { render: () => result, end }
}

const newCache = (maxBytes = 1_000_000) => new PageCache({ maxBytes, ttl: hour })

test('a page is stored at its second request', async () => {
  const cache = newCache()
  await cache.render('/a', async () => rendered('one'))
  expect(cache.get('/a')).toBeUndefined()
  await cache.render('/a', async () => rendered('two'))
  expect(cache.get('/a')).toBeDefined()
})

test('requests of the same page share one render', async () => {
  const cache = newCache()
  let renders = 0
  const work = held()
  const render = () => {
    renders += 1
    return work.render()
  }
  const all = Promise.all(Array.from({ length: 20 }, () => cache.render('/a', render)))
  work.end(rendered('one'))
  expect(new Set(await all).size).toBe(1)
  expect(renders).toBe(1)
})

test('a failed render is tried again by the next request', async () => {
  const cache = newCache()
  await expect(cache.render('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(cache.render('/a', async () => rendered('one'))).resolves.toBeDefined()
})

test('a refreshed tag removes its pages alone', async () => {
  const cache = newCache()
  for (const [key, tag] of [
    ['/a', 'a'],
    ['/b', 'b'],
  ] as const)
    for (let count = 0; count < 2; count += 1) await cache.render(key, async () => rendered(key, [tag]))
  cache.refresh(['a', 'c'])
  expect([cache.get('/a') !== undefined, cache.get('/b') !== undefined]).toEqual([false, true])
  cache.refresh(null)
  expect(cache.get('/b')).toBeUndefined()
})

test.each([
  ['one of its tags', ['a'], 2],
  ['all pages', null, 2],
  ['another tag', ['z'], 1],
])('a render begun before a refresh of %s is made again: %j', async (_, tags, renders) => {
  const cache = newCache()
  await cache.render('/a', async () => rendered('seen', ['a']))
  const first = held()
  let count = 0
  const request = cache.render('/a', () => {
    count += 1
    return count === 1 ? first.render() : Promise.resolve(rendered('new', ['a']))
  })
  cache.refresh(tags)
  first.end(rendered('old', ['a']))
  await request
  expect(count).toBe(renders)
})

test('a request after a refresh does not join a render from before it', async () => {
  const cache = newCache()
  const old = held()
  const before = cache.render('/a', old.render)
  cache.refresh(['x'])
  const after = await cache.render('/a', async () => rendered('new', ['a']))
  expect(after.passing.body.toString()).toBe('new')
  old.end(rendered('old', ['a']))
  await before
})

test('what Next made from old data is asked for again, three times at most, and never stored', async () => {
  const cache = newCache()
  let renders = 0
  const render = async () => {
    renders += 1
    return rendered('old', ['a'], { isOutdated: true })
  }
  await cache.render('/a', render)
  await cache.render('/a', render)
  expect(renders).toBe(6)
  expect(cache.get('/a')).toBeUndefined()
})

test('a response that may not be stored is passed on', async () => {
  const cache = newCache()
  for (let count = 0; count < 3; count += 1)
    await cache.render('/a', async () => rendered('gone', [], { stored: null }))
  expect(cache.get('/a')).toBeUndefined()
})

test('pages that went before their turn are not compressed', async () => {
  const cache = newCache(30_000)
  const pages = Array.from({ length: 100 }, (_, index) => rendered(`${index}`.repeat(1000)))
  const compress = vi.spyOn(StoredResponse.prototype, 'compress')
  for (const [index, page] of pages.entries())
    for (let count = 0; count < 2; count += 1) await cache.render(`/${index}`, async () => page)
  await expect.poll(() => compress.mock.contexts).toContain(pages.at(-1)?.stored)
  expect(compress.mock.calls.length).toBeLessThan(20)
})

test('memory is bounded over 100,000 different paths, some requested twice', async () => {
  const cache = newCache(500_000)
  const page = rendered('x'.repeat(1000))
  for (let index = 0; index < 100_000; index += 1) {
    await cache.render(`/${index}`, async () => page)
    if (index % 100 === 0) await cache.render(`/${index}`, async () => page)
  }
  expect(cache.bytes).toBeLessThanOrEqual(500_000)
  expect(cache.bytes).toBeGreaterThan(400_000)
})
