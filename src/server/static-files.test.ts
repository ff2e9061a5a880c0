import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { serveSite, type ServedSite } from './http-server.fixture'

let site: ServedSite
beforeAll(async () => void (site = await serveSite()))
afterAll(() => site.stop())
afterEach(() => site.forget())

test.each([
  ['/_next/static/a1b2.js', 'public, max-age=31536000, immutable', 'let a'],
  ['/_next/static/c3d4.js', 'public, max-age=31536000, immutable', 'let older static'],
  ['/scripts/c3d4.js', 'public, max-age=31536000, immutable', 'let older scripts'],
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
