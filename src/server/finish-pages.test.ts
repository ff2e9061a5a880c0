import type { RequestListener } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { toPublicPage } from '@/lib/cache/public-page.cjs'

import { serveSite, type ServedSite } from './http-server.fixture'

/** Some pages have the mark of the not-found view or fail; each says which cookies reached it. */
const next: RequestListener = (request, response) => {
  request.resume()
  const isMissing = /\/p1\/|nothing/.test(request.url ?? '')
  const isFailing = request.url?.includes('/failing/')
  const type = request.url?.includes('/file/') ? 'application/pdf' : 'text/html; charset=utf-8'
  response.writeHead(isFailing ? 500 : 200, { 'content-type': type, 'cache-control': 'private, no-store' })
  const main = `<main id="content"${isMissing ? ' data-status="404"' : ''}>${request.headers.cookie ?? 'nobody'}</main>`
  response.end(
    `<html><head>${nextScripts}</head><body><!--$-->${main}<!--/$--><script>self.__next_f.push([1,"x"])</script></body></html>`,
  )
}

const nextScripts =
  '<link rel="stylesheet" href="/a.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><link rel="preload" as="image" href="/images/1/a.webp"/><script src="/_next/static/chunks/b.js" async=""></script><script type="module" src="/start.js"></script><script type="application/ld+json">{"@type":"House"}</script>'

let site: ServedSite
beforeAll(async () => void (site = await serveSite({ next })))
afterAll(() => site.stop())

test.each(['/fr/login/p1/', '/de/login/p1/timeline/', '/nl/login/p1/?notice=accepted'])(
  'the not-found view of %s has status 404, whole and for this reader alone',
  async (url) => {
    const { status, headers, body } = await site.ask(url, { cookie: 'owner_session=anna' })
    expect(status).toBe(404)
    expect(body.toString()).toContain('owner_session=anna')
    expect(headers['cache-control']).toBe('private, no-store')
    expect((await site.ask(url)).body.toString()).not.toContain('anna')
  },
)

test('a request for the head alone gets the same status', async () => {
  const { status, body } = await site.ask('/fr/login/p1/', {}, 'HEAD')
  expect([status, body.length]).toEqual([404, 0])
})

test('a file and the list of properties pass unchanged', async () => {
  expect((await site.ask('/fr/login/p1/file/d1/')).status).toBe(200)
  expect((await site.ask('/fr/login/')).status).toBe(200)
})

test('a page that does not exist takes no form either, and one that does refuses it', async () => {
  const body = 'a=1'
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: 'owner_session=anna' }
  for (const url of ['/fr/login/p1/', '/de/login/nothing/at/all/', '/nl/login/p1/?notice=accepted'])
    expect((await site.ask(url, headers, 'POST', { body })).status).toBe(404)
  const list = await site.ask('/fr/login/', headers, 'POST', { body })
  expect([list.status, list.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test.each(['nl', 'fr', 'en', 'de'])('unknown pages below /%s/my/ take no form', async (locale) => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const { status, body } = await site.ask(`/${locale}/my/nothing/at/all/`, {}, method)
    expect(status).toBe(404)
    expect(body.toString()).toContain('<main')
  }
  expect((await site.ask(`/${locale}/my/nothing/at/all/`)).status).toBe(404)
})

test('a form of an owner still reaches its route', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await site.ask('/fr/login/post/sign-in/', headers, 'POST', { body: 'a=1' })).status).toBe(200)
})

test.each(['/fr/', '/fr/?answers=x', '/fr/list/?page=2', '/nl/login/', '/de/my/account/sign-up/'])(
  'of the scripts of %s only our own and data stay',
  async (url) => {
    const html = (await site.ask(url)).body.toString()
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" src="/start.js">',
      '<script type="application/ld+json">',
    ])
    expect(html).not.toMatch(/as="script"|data-precedence|<!--\$/)
    expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
    expect(html).toContain('as="image"')
  },
)

test('what a card for social networks repeats of Open Graph is left out, what differs stays', () => {
  const tags = [
    '<meta property="og:title" content="House &quot;A&quot;"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
    '<meta name="twitter:title" content="House &quot;A&quot;"/>',
    '<meta name="twitter:description" content="Another text"/>',
  ]
  const { html } = toPublicPage(`<html><head>${tags.join('')}</head><body></body></html>`)
  expect(html).toContain(tags[0] ?? '')
  expect(html).toContain(tags[1] ?? '')
  expect(html).not.toContain('twitter:title')
  expect(html).toContain('twitter:description')
})

test('a preview keeps the scripts of Next', async () => {
  expect((await site.ask('/fr/preview/pages/1/')).body.toString()).toContain('/_next/static/chunks/b.js')
})

test.each([
  ['fr', 'Une erreur est survenue'],
  ['nl', 'Er ging iets mis'],
  ['en', 'Something went wrong'],
  ['de', 'Etwas ist schiefgelaufen'],
])('a page that Next cannot render says so in the language of its path: %s', async (locale, title) => {
  for (const url of [
    `/${locale}/failing/`,
    `/${locale}/my/account/failing/`,
    `/${locale}/failing/?answers=x`,
  ]) {
    const { status, headers, body } = await site.ask(url)
    if (status === 404) continue
    expect([status, headers['cache-control']]).toEqual([500, 'no-store'])
    expect(body.toString()).toContain(`<h1>${title}</h1>`)
    expect(body.toString()).not.toContain('<script')
  }
})
