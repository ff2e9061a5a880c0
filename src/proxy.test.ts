import { unstable_getResponseFromNextConfig as answerByConfig } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'

import { formParamNames } from '@/lib/forms/form-params'
import { listingParamNames } from '@/lib/property/search-params'

import nextConfig from '../next.config'

import { config, proxy } from './proxy'

const queryKeys = config.matcher.flatMap((rule) =>
  typeof rule === 'string' ? [] : rule.has.filter(({ type }) => type === 'query').map(({ key }) => key),
)

test('every parameter that makes a page on request also brings it here', () => {
  expect(queryKeys.toSorted()).toEqual([...listingParamNames, 'q', 'refs', ...formParamNames].toSorted())
})

test('each answer has its own nonce, in the policy the page reads and in the one the browser gets', () => {
  const answers = [1, 2].map(() => proxy(new NextRequest('http://localhost/fr/a-vendre/?page=2')))
  const policies = answers.map((answer) => answer.headers.get('content-security-policy') ?? '')
  const [first, second] = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1])
  expect(first).toBeTruthy()
  expect(first).not.toBe(second)
  expect(policies[0]).not.toMatch(/script-src[^;]*unsafe-inline/)
})

test('a page made on request may show the third parties we know, and run only what has its nonce', () => {
  const policy =
    proxy(new NextRequest('http://localhost/fr/a-vendre/?page=2')).headers.get('content-security-policy') ??
    ''
  expect(policy).toMatch(/frame-src 'self'[^;]* https:\/\/www\.youtube-nocookie\.com/)
  expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/\*\.google-analytics\.com/)
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/)
})

test('the route behind the rewrite leads to its public address', () => {
  const answer = proxy(new NextRequest('http://localhost/fr/q/a-vendre/?page=2'))
  expect(answer.headers.get('location')).toBe('http://localhost/fr/a-vendre/?page=2')
})

test.each(['/%', '/fr/%ff/', '/fr/a-vendre/%zz/', '/%c0%ae%c0%ae/'])('%s is refused', (path) => {
  expect(proxy(new NextRequest(`http://localhost${path}`)).status).toBe(400)
})

test('an address with letters that are written with percent signs goes on, without a nonce', () => {
  const answer = proxy(new NextRequest('http://localhost/fr/%C3%A9t%C3%A9/'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toBeNull()
})

test.each([
  ['Fl|44', 400],
  ['', 400],
  ['http://[', 400],
  ['null', 200],
  ['chrome-extension://abc', 200],
])('a request from the origin %s gets %i', (origin, status) => {
  const request = new NextRequest('http://localhost/fr/?page=2', { method: 'POST', headers: { origin } })
  expect(proxy(request).status).toBe(status)
})

test('a preview runs only what has its nonce, and what stands instead of one knows its language', () => {
  const answer = proxy(new NextRequest('http://localhost/nl/preview/pages/1/?token=x'))
  expect(answer.headers.get('content-security-policy')).toMatch(
    /script-src 'self' 'nonce-[^']+'.*frame-ancestors 'self'/,
  )
  expect(answer.headers.get('x-middleware-request-x-perron-locale')).toBe('nl')
})

test('a private page runs only what has its nonce, and what is said when it has ended knows its language', () => {
  const answer = proxy(new NextRequest('http://localhost/de/my/offer/1/2-x/'))
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+'/)
  expect(answer.headers.get('x-middleware-request-x-perron-locale')).toBe('de')
  expect(config.matcher).toContain('/(nl|fr|en|de)/my/:path*')
})

test.each(['documents/1/2-x/file/3/', 'offer/1/2-x/document/', 'appointment/1/2-x/calendar/'])(
  'a file below a private page keeps the policy of its own: %s',
  (file) => {
    const answer = proxy(new NextRequest(`http://localhost/fr/my/${file}`))
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

test('the address of a private calendar is told to nobody', async () => {
  expect(await setByConfig('/calendar/1.ics', 'referrer-policy')).toBe('no-referrer')
  expect(await setByConfig('/calendar/1.ics', 'x-robots-tag')).toContain('noindex')
})

test('a form of the studio passes without a policy of ours', () => {
  const headers = { 'next-action': 'a1', origin: 'http://localhost' }
  const answer = proxy(new NextRequest('http://localhost/admin/', { method: 'POST', headers }))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toBeNull()
})

test('a form sent to an address that cannot be decoded is refused too', () => {
  const headers = { 'next-action': 'a1', origin: 'http://localhost' }
  expect(proxy(new NextRequest('http://localhost/fr/%/', { method: 'POST', headers })).status).toBe(400)
})
