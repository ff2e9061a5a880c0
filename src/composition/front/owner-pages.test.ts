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
