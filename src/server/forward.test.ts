import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { dispatchTo } from '@/lib/http/inner-request'

import { addHeaders } from './forward'

async function rawHeadersOf(listener: RequestListener): Promise<string[]> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve) => get({ port, host: '127.0.0.1' }, resolve))
  answer.resume()
  server.close()
  return answer.rawHeaders
}

/** As Next redirects from a page that it has cached. */
const redirect: RequestListener = (_, response) => {
  response.setHeader('location', '/a/')
  response.appendHeader('location', '/a/')
  response.appendHeader('set-cookie', 'a=1')
  response.appendHeader('set-cookie', 'b=2')
  response.writeHead(308).end()
}

test('a redirect that Next names twice has one Location, and every cookie', async () => {
  const headers = await rawHeadersOf((request, response) => {
    addHeaders(response, {})
    redirect(request, response)
  })
  expect(headers.filter((text) => text === '/a/')).toHaveLength(1)
  expect(headers).toEqual(expect.arrayContaining(['a=1', 'b=2']))
})

test('so has one that this process asked for itself', async () => {
  const { status, headers } = await dispatchTo(redirect)({ url: '/' })
  expect(status).toBe(308)
  expect(headers).toMatchObject({ location: '/a/', 'set-cookie': ['a=1', 'b=2'] })
})

test('headers are added where the response has none, also none that is given with its status', async () => {
  const headers = await rawHeadersOf((_, response) => {
    addHeaders(response, { 'x-given': 'no', 'x-set': 'no', 'x-added': 'yes', 'x-none': undefined })
    response.setHeader('x-set', 'set')
    response.writeHead(200, { 'X-Given': 'given' }).end()
  })
  expect(headers.join()).toMatch(/x-set,set/i)
  expect(headers.join()).toMatch(/x-given,given/i)
  expect(headers.join()).toMatch(/x-added,yes/i)
  expect(headers.join()).not.toMatch(/,no|x-none/)
})
