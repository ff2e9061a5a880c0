import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'

import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { beforeEach, expect, test } from 'vitest'

type Cache = {
  get: (key: string, context: object) => Promise<{ value: unknown } | null>
  set: (key: string, data: object, context: object) => Promise<void>
  revalidateTag: (tag: string, durations: { expire: number }) => Promise<void>
}

const PageCache = createRequire(import.meta.url)('./page-cache-handler.cjs') as new (
  settings: object,
) => Cache

const page = (words: string, tags = 'pages,settings') => ({
  kind: 'APP_PAGE',
  html: `<main>${words}</main>`,
  headers: { 'x-next-cache-tags': tags },
})
const read = (words: string) => ({ kind: 'FETCH', data: { body: words }, revalidate: false })

const cache = new PageCache({
  fs: nodeFs,
  flushToDisk: false,
  serverDistDir: tmpdir(),
  revalidatedTags: [],
  maxMemoryCacheSize: 1_000_000,
})
const pageContext = { kind: 'APP_PAGE', isFallback: false }
const readContext = { kind: 'FETCH', tags: ['pages'] }

let count = 0
let key: string
beforeEach(() => {
  count += 1
  key = `/page-${count}`
})

/** Two steps of the clock, which counts in milliseconds. */
const later = () => new Promise((resolve) => setTimeout(resolve, 3))
const change = async () => {
  await later()
  await cache.revalidateTag('pages', { expire: 0 })
  await later()
}
const stored = async () => (await cache.get(key, pageContext))?.value

test('a page is stored', async () => {
  expect(await cache.get(key, pageContext)).toBeNull()
  await cache.set(key, page('one'), {})
  expect(await stored()).toMatchObject({ html: expect.stringContaining('one') })
})

test('a page that was begun before a change and is ready after it is not stored', async () => {
  await cache.get(key, pageContext)
  await change()
  await cache.set(key, page('old'), {})
  expect(await stored()).toBeUndefined()
  await cache.set(key, page('new'), {})
  expect(await stored()).toMatchObject({ html: expect.stringContaining('new') })
})

test('a change of something else does not matter', async () => {
  await cache.get(key, pageContext)
  await change()
  await cache.set(key, page('one', 'footers'), {})
  expect(await stored()).toBeDefined()
})

test('a page without a known beginning is not stored shortly after a change', async () => {
  await change()
  await cache.set(key, page('old'), {})
  expect(await stored()).toBeUndefined()
})

test('of two reads at once, neither is stored when one began before a change', async () => {
  await cache.get(key, readContext)
  await change()
  await cache.get(key, readContext)
  await cache.set(key, read('new'), { fetchCache: true, tags: ['pages'] })
  expect(await cache.get(key, readContext)).toBeNull()
  await cache.set(key, read('old'), { fetchCache: true, tags: ['pages'] })
  expect(await cache.get(key, readContext)).toBeNull()
})
