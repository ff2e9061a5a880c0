import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { themeSheetPath } from '@/lib/theme/theme-sheet'

import { serveSite, type ServedSite } from './http-server.fixture'

let site: ServedSite
beforeAll(async () => void (site = await serveSite()))
afterAll(() => site.stop())
afterEach(() => site.forget())

test.each([
  ['/_next/static/a1b2.js', 'public, max-age=31536000, immutable', 'let a'],
  ['/_next/static/c3d4.js', 'public, max-age=31536000, immutable', 'let older static'],
  ['/scripts/c3d4.js', 'public, max-age=31536000, immutable', 'let older scripts'],
  ['/fonts/e5f6.woff2', 'public, max-age=31536000, immutable', 'a font'],
  ['/start.js', 'public, max-age=0, must-revalidate', 'let b'],
])('the file %s is sent without Next', async (url, control, text) => {
  const { status, headers, body } = await site.ask(url)
  expect([status, headers['cache-control'], body.toString()]).toEqual([200, control, text])
  expect(site.seen).toEqual([])
})

test('a file compressed by the build is sent as it is', async () => {
  const { headers, body } = await site.ask('/_next/static/a1b2.js', { 'accept-encoding': 'br' })
  expect([headers['content-encoding'], body.toString()]).toEqual(['br', 'compressed'])
})

test.each([
  '/_next/static/../../package.json',
  '/_next/static/../scripts/c3d4.js',
  '/scripts/..%2fstatic/c3d4.js',
  '/_next/static/..%2f..%2fother/static/c3d4.js',
])('%s is no file', async (url) => {
  const { body } = await site.ask(url)
  expect(body.toString()).not.toMatch(/let |"name"/)
})

test('the stylesheet of the theme is made here, and kept by browsers', async () => {
  const path = themeSheetPath({ primaryColour: '#1f7a3d' })
  const { status, headers, body } = await site.ask(path)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/css; charset=utf-8',
    'public, max-age=31536000, immutable',
  ])
  expect(body.toString()).toContain('--brand:#1f7a3d')
  expect((await site.ask(path, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  const old = await site.ask(path.replace(/[0-9a-f]{8}\.css/, '00000000.css'))
  expect([old.headers['cache-control'], old.body]).toEqual(['public, max-age=60', body])
  expect(site.seen).toEqual([])
})

test('other files of the theme are Next’s', async () => {
  await site.ask('/theme/icon.svg')
  expect(site.seen).toHaveLength(1)
})
