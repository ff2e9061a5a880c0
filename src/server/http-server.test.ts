import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { requestInside } from '@/lib/http/inner-request'

import { serveSite, type ServedSite } from './http-server.fixture'

let site: ServedSite
beforeAll(async () => void (site = await serveSite()))
afterAll(() => site.stop())
afterEach(() => site.forget())

test('a preview gets a nonce, the same as Next reads', async () => {
  const { headers } = await site.ask('/fr/preview/pages/1/')
  expect(headers['content-security-policy']).toMatch(/'nonce-[^']+'/)
  expect(site.seen[0]?.headers['content-security-policy']).toBe(headers['content-security-policy'])
})

test.each([
  '/fr/',
  '/fr/?answers=x',
  '/fr/list/?page=2',
  '/fr/login/',
  '/fr/my/account/sign-up/',
  '/fr/nothing/',
])('%s trusts the files of the site alone', async (url) => {
  const { headers } = await site.ask(url)
  expect(headers['content-security-policy']).toContain("script-src 'self';")
})

test('a preview knows its language', async () => {
  await site.ask('/nl/preview/pages/1/')
  expect(site.seen[0]?.headers['x-perron-locale']).toBe('nl')
})

test('the route of lists has no public URL', async () => {
  const { status, headers } = await site.ask('/fr/q/for-sale/?page=2')
  expect([status, headers.location]).toEqual([307, '/fr/for-sale/?page=2'])
})

test('the process sends itself requests without a connection, beyond all limits of clients', async () => {
  const headers = { 'x-perron-worker': 'key' }
  const posted = await requestInside({ method: 'POST', url: '/api/run-worker/', headers }, 5000)
  expect(posted.status).toBe(200)
  expect(site.seen[0]?.headers['x-perron-worker']).toBe('key')
  const statuses = await Promise.all(
    Array.from({ length: 60 }, (_, index) => requestInside({ url: `/fr/form-${index}/?answers=x` }, 5000)),
  )
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]))
})

test('the process says that it runs', async () => {
  const { status, body } = await site.ask('/healthz')
  expect([status, body.toString()]).toEqual([200, 'ok'])
})
