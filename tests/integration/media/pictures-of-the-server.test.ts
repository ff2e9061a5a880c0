import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { serveSite, type ServedSite } from '@/server/http-server.fixture'
import { sharePictureOpener } from '@/server/picture-opener'
import { openPicture } from '@/features/content/server/open-picture'
import { env } from '@/lib/env'

import { makePayload, type TestPayload } from '../../support/make-payload'

const media = path.join(env.filesLocation, 'media')
const query = 'width=600&height=auto&format=webp&v=mwwjkglf'

let site: ServedSite
sharePictureOpener(openPicture)
let running: TestPayload
beforeAll(async () => {
  running = await makePayload()
  site = await serveSite()
  await mkdir(media, { recursive: true })
  await writeFile(path.join(media, 'house-w400.webp'), 'small')
  await writeFile(path.join(media, 'house.jpg'), 'original')
  await writeFile(path.join(env.filesLocation, 'other.jpg'), 'not public')
})
afterAll(async () => {
  await site.stop()
  await running.stop()
  await rm(media, { recursive: true })
})
afterEach(() => site.forget())

test.each(['GET', 'HEAD'])(
  'is sent without Next, in the largest size that is not wider (%s)',
  async (method) => {
    const { status, headers, body } = await site.ask(`/images/house.jpg?${query}`, {}, method)
    expect([status, body.toString()]).toEqual([200, method === 'GET' ? 'small' : ''])
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '5',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(site.seen).toEqual([])
  },
)

test('a picture without sizes is sent as it was uploaded', async () => {
  await writeFile(path.join(media, 'logo.png'), 'logo')
  const { headers, body } = await site.ask(`/images/logo.png?${query}`)
  expect([headers['content-type'], body.toString()]).toEqual(['image/png', 'logo'])
})

test.each([
  ['one that does not exist', `/images/flat.jpg?${query}`],
  ['one in another width', '/images/house.jpg?width=401&height=auto&format=webp'],
  ['one without a width', '/images/house.jpg'],
  ['a file outside of the folder, encoded', `/images/..%2fother.jpg?${query}`],
])('%s is answered by Next', async (_, url) => {
  const { body } = await site.ask(url)
  expect(body.toString()).not.toMatch(/small|original|not public/)
  expect(site.seen).toHaveLength(1)
})

test('a visitor who leaves meanwhile breaks nothing', async () => {
  await writeFile(path.join(media, 'large.jpg'), Buffer.alloc(8_000_000, 1))
  const abort = new AbortController()
  const response = await fetch(`http://127.0.0.1:${site.port}/images/large.jpg?${query}`, {
    signal: abort.signal,
  })
  abort.abort()
  await expect(response.arrayBuffer()).rejects.toThrow()
  expect((await site.ask(`/images/house.jpg?${query}`)).body.toString()).toBe('small')
})

test('a file outside of the folder is refused before Next sees it', async () => {
  const { status, body } = await site.ask(`/images/../other.jpg?${query}`)
  expect(status).toBe(400)
  expect(body.toString()).not.toMatch(/small|original|not public/)
  expect(site.seen).toEqual([])
})
