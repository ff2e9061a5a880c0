import { unstable_getResponseFromNextConfig as answerByConfig } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'

import { formParamNames } from './features/submissions/model/form-params'
import { env } from './lib/env'
import { signedLinkPath } from './lib/http/signed-link'
import { listingParamNames } from './features/listings/model/search-params'

import nextConfig from '../next.config'

import { config, proxy } from './proxy'

const queryKeys = config.matcher.flatMap((rule) =>
  typeof rule === 'string' ? [] : rule.has.filter(({ type }) => type === 'query').map(({ key }) => key),
)

test('every parameter that makes a page on request also brings it here', () => {
  expect(queryKeys.toSorted()).toEqual([...listingParamNames, 'q', 'refs', ...formParamNames].toSorted())
})

test('each answer has its own nonce, in the policy the page reads and in the one the browser gets', async () => {
  const answers = await Promise.all(
    [1, 2].map(() => proxy(new NextRequest('http://localhost/fr/a-vendre/?page=2'))),
  )
  const policies = answers.map((answer) => answer.headers.get('content-security-policy') ?? '')
  const [first, second] = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1])
  expect(first).toBeTruthy()
  expect(first).not.toBe(second)
  expect(policies[0]).not.toMatch(/script-src[^;]*unsafe-inline/)
})

test('a page rendered per request may show the listed third parties, and only runs scripts with its nonce', async () => {
  const answer = await proxy(new NextRequest('http://localhost/fr/a-vendre/?page=2'))
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/frame-src 'self'[^;]* https:\/\/www\.youtube-nocookie\.com/)
  expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/\*\.google-analytics\.com/)
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/)
})

test('the route behind the rewrite redirects to its public path', async () => {
  const answer = await proxy(new NextRequest('http://localhost/fr/q/a-vendre/?page=2'))
  expect(answer.headers.get('location')).toBe('http://localhost/fr/a-vendre/?page=2')
})

test.each(['/%', '/fr/%ff/', '/fr/a-vendre/%zz/', '/%c0%ae%c0%ae/'])('%s is refused', async (path) => {
  expect((await proxy(new NextRequest(`http://localhost${path}`))).status).toBe(400)
})

test('a percent-encoded path passes without a nonce', async () => {
  const answer = await proxy(new NextRequest('http://localhost/fr/%C3%A9t%C3%A9/'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toBeNull()
})

test.each([
  ['Fl|44', 400],
  ['', 400],
  ['http://[', 400],
  ['null', 200],
  ['chrome-extension://abc', 200],
])('a request from the origin %s gets %i', async (origin, status) => {
  const request = new NextRequest('http://localhost/fr/?page=2', { method: 'POST', headers: { origin } })
  expect((await proxy(request)).status).toBe(status)
})

test('a preview only runs scripts with its nonce, and the notice instead of one gets its language', async () => {
  const answer = await proxy(new NextRequest('http://localhost/nl/preview/pages/1/?token=x'))
  expect(answer.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'nonce-[^']+'.*frame-ancestors 'self'/,
  )
  expect(answer.headers.get('x-middleware-request-x-perron-locale')).toBe('nl')
})

const privatePage = signedLinkPath('de', 'offer', '1', new Date(Date.now() + 60_000), env.payloadSecret)

test('a private page only runs scripts with its nonce, and knows its language', async () => {
  const answer = await proxy(new NextRequest(`http://localhost${privatePage}`))
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+'/)
  expect(answer.headers.get('x-middleware-request-x-perron-locale')).toBe('de')
  expect(config.matcher).toContain('/(nl|fr|en|de)/my/:path*')
})

test.each(['documents/1/2-x/file/3/', 'offer/1/2-x/document/', 'appointment/1/2-x/calendar/'])(
  'a file below a private page keeps the policy of its own: %s',
  async (file) => {
    const answer = await proxy(new NextRequest(`http://localhost/fr/my/${file}`))
    expect(answer.headers.get('content-security-policy')).toBeNull()
  },
)

async function setByConfig(path: string, name: string): Promise<string | null> {
  const { headers } = await answerByConfig({ url: `http://localhost${path}`, nextConfig })
  return headers.get(name)
}

test.each([
  ['/fr/my/documents/1/2-x/file/3/', null],
  ['/nl/my/offer/1/2-x/document/', null],
  ['/de/forms/contactMe/', null],
  ['/fr/my/offer/1/2-x/', expect.stringContaining("object-src 'none'")],
  ['/calendar/1.ics', expect.stringContaining("object-src 'none'")],
])('%s gets no general policy where it has one of its own', async (path, policy) => {
  expect(await setByConfig(path, 'content-security-policy')).toEqual(policy)
})

test.each([
  ['/fr/', 'same-origin'],
  ['/api/leads/', 'same-origin'],
  ['/api/leadFiles/file/cv.pdf', 'same-origin'],
  ['/api/media/file/house.webp', 'cross-origin'],
])('other sites may load %s: %s', async (path, policy) => {
  expect(await setByConfig(path, 'cross-origin-resource-policy')).toBe(policy)
})

test('the URL of a private calendar is not sent as a referrer', async () => {
  expect(await setByConfig('/calendar/1.ics', 'referrer-policy')).toBe('no-referrer')
  expect(await setByConfig('/calendar/1.ics', 'x-robots-tag')).toContain('noindex')
})
