import type { RequestListener } from 'node:http'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { serveFront, type FrontServer } from './front.fixture'

/** Every page has the mark of the not-found view, and says which cookies reached it. */
const next: RequestListener = (request, response) => {
  request.resume()
  const type = request.url?.includes('/file/') ? 'application/pdf' : 'text/html; charset=utf-8'
  response.writeHead(200, { 'content-type': type, 'cache-control': 'private, no-store' })
  response.end(`<main id="content" data-status="404">${request.headers.cookie ?? 'nobody'}</main>`)
}

let site: FrontServer
beforeAll(async () => void (site = await serveFront({ next })))
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
