import type { RequestListener } from 'node:http'
import path from 'node:path'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { serveFront, type FrontServer } from './front.fixture'

let site: FrontServer
beforeAll(async () => void (site = await serveFront()))
afterAll(() => site.stop())
afterEach(() => site.forget())

test.each([
  ['/_next/static/a1b2.js', 'public, max-age=31536000, immutable', 'let a'],
  ['/_next/static/c3d4.js', 'public, max-age=31536000, immutable', 'let older static'],
  ['/scripts/c3d4.js', 'public, max-age=31536000, immutable', 'let older scripts'],
  ['/start.js', 'public, max-age=0, must-revalidate', 'let b'],
  [`/flight/${'a'.repeat(32)}.js`, 'public, max-age=31536000, immutable', 'self.__next_f.push(1)'],
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
  `/flight/${'b'.repeat(32)}.js`,
  '/flight/x.js',
  '/flight/..%2fa.js',
  '/_next/static/../../package.json',
  '/_next/static/../scripts/c3d4.js',
  '/scripts/..%2fstatic/c3d4.js',
  '/_next/static/..%2f..%2fother/static/c3d4.js',
])('%s is no file', async (url) => {
  const { body } = await site.ask(url)
  expect(body.toString()).not.toMatch(/let |"name"|__next_f/)
})

const withScripts: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'private, no-store' })
  response.end(
    '<!DOCTYPE html><html><head><script src="/_next/static/a.js" async=""></script></head><body><script>self.__next_f.push([1,"a list"])</script></body></html>',
  )
}

test('the scripts of a list that one process made are sent by another', async () => {
  const [one, other] = [
    await serveFront({ next: withScripts, shared: path.join(site.root, 'shared') }),
    await serveFront({ shared: path.join(site.root, 'shared') }),
  ]
  const { body } = await one.ask('/fr/list/?page=2')
  const [, flight = ''] = /data-flight="([^"]+)"/.exec(body.toString()) ?? []
  for (const { ask } of [one, other]) {
    const answer = await ask(flight)
    expect([answer.status, answer.body.toString()]).toEqual([200, 'self.__next_f.push([1,"a list"])'])
  }
  // Another site does not have it.
  const foreign = await serveFront()
  expect((await foreign.ask(flight)).status).toBe(404)
  for (const { stop } of [one, other, foreign]) await stop()
})
