import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import { applyRefresh } from './apply-refresh'
import { refreshesOfProcess } from './refreshes'
import { tags, type Tag } from './tags'

type Cache = {
  get: (key: string, context: object) => Promise<{ value: unknown } | null>
  set: (key: string, data: object, context: object) => Promise<void>
}

const require = createRequire(import.meta.url)
const load = () => require('./page-cache-handler.cjs') as new (settings: object) => Cache
const PageCache = load()

const page = (words: string, tags = 'pages,settings') => ({
  kind: 'APP_PAGE',
  html: `<main>${words}</main>`,
  headers: { 'x-next-cache-tags': tags },
})
const read = (words: string) => ({ kind: 'FETCH', data: { body: words }, revalidate: false })

const distDir = mkdtempSync(path.join(tmpdir(), 'page-cache-'))
afterAll(() => rmSync(distDir, { recursive: true }))

const settings = {
  fs: nodeFs,
  flushToDisk: false,
  serverDistDir: path.join(distDir, 'server'),
  revalidatedTags: [],
  maxMemoryCacheSize: 1_000_000,
}
const cache = new PageCache(settings)
const pageContext = { kind: 'APP_PAGE', isFallback: false }
const readContext = { kind: 'FETCH', tags: ['pages'] }

let count = 0
let key: string
beforeEach(() => {
  count += 1
  key = `/page-${count}`
})

/** As `tags` has it in the headers above. */
const pages = 'pages' as Tag

/** Two steps of the clock, which counts in milliseconds. */
const later = () => new Promise((resolve) => setTimeout(resolve, 3))
const change = async () => {
  await later()
  applyRefresh([pages])
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

test('a page is stored without the scripts of Next, with its policy; a missing one has status 404', async () => {
  const scripts =
    '<script src="/_next/static/a.js" async=""></script><script>self.__next_f.push([1])</script>'
  const html = `<html><head>${scripts}</head><body><main data-status="404">one</main></body></html>`
  const data = { ...page('one', 'footers'), html, status: 200 }
  await cache.set(key, data, {})
  expect(data).toMatchObject({
    status: 404,
    html: '<html><head></head><body><main data-status="404">one</main></body></html>',
    headers: { 'content-security-policy': expect.stringContaining("script-src 'self';") },
  })
  expect(await stored()).toBeUndefined()
})

/** A page as an earlier run of this process, or another one, left it on the disk. */
async function leftByAnother(words: string, pageTags: string): Promise<void> {
  await cache.get(key, pageContext)
  await cache.set(key, page(words, pageTags), {})
  const { value } = (await cache.get(key, pageContext)) as { value: { headers: Record<string, string> } }
  const signed = value.headers['x-next-cache-tags'] ?? ''
  value.headers['x-next-cache-tags'] = signed.replace(/(made-by:[^,.]+\.)[^,]+/, '$1another')
}

const house = tags.document('properties', 'house')

afterEach(() => {
  Object.assign(refreshesOfProcess(), { trustedSince: performance.timeOrigin, showsTags: false })
})

test('a refresh expires pages with one of its tags', async () => {
  await cache.set(key, page('old', `routes,${house}`), {})
  await later()
  applyRefresh([tags.document('properties', 'flat')])
  expect(await stored()).toBeDefined()
  applyRefresh([house])
  expect(await stored()).toBeUndefined()
})

test('a page that another process made is trusted once this one knows all refreshes', async () => {
  await leftByAnother('old', 'routes')
  expect(await stored()).toBeDefined()
  refreshesOfProcess().trustedSince = Date.now() + 1000
  expect(await stored()).toBeUndefined()
})

test.each([
  ['SITE_ENV', 'staging'],
  ['SERVER_URL', 'https://www.example.org'],
  ['DATABASE_URI', 'file:/srv/copy/perron.db'],
  ['DATA_DIR', '/srv/copy'],
  // Any file: what is in it counts, as for secrets of containers.
  ['DATABASE_URI_FILE', 'package.json'],
])(
  'a page that was made with another %s is not: it has other links, or other content',
  async (name, value) => {
    await leftByAnother('old', 'routes')
    const forget = () => {
      for (const file of ['./page-cache-handler.cjs', './page-tags.cjs'])
        delete require.cache[require.resolve(file)]
    }
    forget()
    const asNow = new (load())(settings)
    vi.stubEnv(name, value)
    forget()
    const other = new (load())(settings)
    vi.unstubAllEnvs()
    const find = async (from: Cache) => (await from.get(key, pageContext))?.value
    expect(await find(asNow)).toBeDefined()
    expect(await find(other)).toBeUndefined()
  },
)

test('a page that another process made just after a refresh is not: it may not have heard of it', async () => {
  applyRefresh([house])
  await later()
  await leftByAnother('old', String(house))
  expect(await stored()).toBeUndefined()
  await cache.set(key, page('new', String(house)), {})
  expect(await stored()).toMatchObject({ html: expect.stringContaining('new') })
})

test('the tags of a page are in a header only while the HTTP server reads them, and never who made it', async () => {
  const shown = async () =>
    ((await cache.get(key, pageContext)) as { value: { headers: Record<string, string> } }).value.headers[
      'x-perron-tags'
    ]
  await cache.get(key, pageContext)
  await cache.set(key, page('one', `_N_T_/fr,routes,${house}`), {})
  expect(await shown()).toBeUndefined()
  refreshesOfProcess().showsTags = true
  expect(await shown()).toBe(`routes,${house}`)
  refreshesOfProcess().showsTags = false
  expect(await shown()).toBeUndefined()
})

test.each(['EROFS', 'ENOENT'])(
  'a server whose files cannot be changed (%s) stores pages in memory, and tries the disk once',
  async (code) => {
    let tries = 0
    const refuse = () => {
      tries += 1
      return Promise.reject(Object.assign(new Error('read-only file system'), { code }))
    }
    const open = () =>
      new PageCache({
        ...settings,
        fs: { ...nodeFs, mkdir: refuse, writeFile: refuse },
        flushToDisk: true,
        serverDistDir: path.join(distDir, code),
      })
    const set = (words: string) => open().set(key, page(words, 'footers'), {})
    await set('one')
    expect(await stored()).toMatchObject({ html: expect.stringContaining('one') })
    expect(tries).toBeGreaterThan(0)
    tries = 0
    await set('two')
    expect(await stored()).toMatchObject({ html: expect.stringContaining('two') })
    expect(tries).toBe(0)
  },
)
