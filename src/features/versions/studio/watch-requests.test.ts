import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { listenTo, nameTab, watchFetch } from './watch-requests'

const site = 'https://perron.example'
let told: string[]

beforeEach(() => {
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { location: { href: `${site}/admin/`, origin: site } }),
  )
  told = []
  listenTo('studio-autosave', (path) => told.push(`begin ${path}`))
  listenTo('studio-autosave-end', ({ path, isSaved }) =>
    told.push(`end ${path}${isSaved ? '' : ', not saved'}`),
  )
  listenTo('studio-conflict', ({ document, revision }) => told.push(`conflict ${document} ${revision}`))
})
afterEach(() => vi.unstubAllGlobals())

const saved = '/api/pages/1/?autosave=true&draft=true'

test('a save that the form makes by itself is told when it begins and when it is answered', async () => {
  const request = watchFetch(async () => {
    told.push('sent')
    return Response.json({})
  })
  await request(saved)
  expect(told).toEqual(['begin pages/1', 'sent', 'end pages/1'])
})

test('a save that does not reach the server ends too, and fails as before', async () => {
  const request = watchFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(request(saved)).rejects.toThrow('Failed to fetch')
  expect(told).toEqual(['begin pages/1', 'end pages/1, not saved'])
})

test.each(['/api/pages/1/?draft=true', '/admin/?autosave=true'])('%s is no such save', async (url) => {
  await watchFetch(async () => Response.json({}))(url)
  expect(told).toEqual([])
})

test('a refused save tells the conflict, and its answer stays readable', async () => {
  const conflict = { document: 'pages/1', revision: 3, message: 'Too late', kept: null, changes: [] }
  const body = { errors: [{ data: { conflict } }] }
  const answer = await watchFetch(async () => Response.json(body, { status: 409 }))(saved)
  expect(await answer.json()).toEqual(body)
  await expect.poll(() => told).toContain('conflict pages/1 3')
})

test('the tab is named to the site alone', async () => {
  const original = vi.fn<typeof fetch>(async () => Response.json({}))
  const request = watchFetch(original)
  await request('/api/pages/1/')
  await request('https://elsewhere.example/')
  const names = original.mock.calls.map(([, init]) => new Headers(init?.headers).get('X-Studio-Tab'))
  expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), null])
})

test('a page has the name of the one before it in the tab, and a tab opened from it has its own', () => {
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
  const openPage = () => {
    vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage }))
    return { name: nameTab(), leave: window.dispatchEvent.bind(window, new Event('pagehide')) }
  }
  const first = openPage()
  first.leave()
  const second = openPage()
  expect(second.name).toBe(first.name)
  // With a copy of what the second page has stored.
  expect(openPage().name).not.toBe(second.name)
  // The browser shows the second page again from its memory.
  window.dispatchEvent(new Event('pageshow'))
  second.leave()
  vi.useFakeTimers({ now: Date.now() + 60_000 })
  expect(openPage().name).not.toBe(second.name)
  vi.useRealTimers()
})
