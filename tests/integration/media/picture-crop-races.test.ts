import { handleEndpoints, type Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { pictureEngine } from '@/lib/pictures/picture-engine'
import type { Media } from '@/payload-types'

import { contents, openLibrary, rightHalf, solid } from '../../support/cropped-pictures'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { fetchSessionToken } from '../../rig/session-token'

let running: TestPayload
let payload: Payload
let token: string
let upload: ReturnType<typeof openLibrary>['upload']
let update: ReturnType<typeof openLibrary>['update']

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  ;({ upload, update } = openLibrary(payload))
  await makeMinimal(payload, 'users', { email: 'editor@example.org', role: 'editor', name: 'Editor' })
  token = await fetchSessionToken(running, 'users', 'editor@example.org')
})
afterAll(() => running.stop())
afterEach(() => void vi.restoreAllMocks())

const read = (id: string): Promise<Media> =>
  payload.findByID({ collection: 'media', id, depth: 0, locale: 'en' })

/** The answer to an editor who saves a picture. */
const save = (id: string, data: object): Promise<Response> =>
  handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: running.cacheKey,
    request: new Request(`http://localhost/api/media/${id}/?depth=0&locale=en`, {
      method: 'PATCH',
      headers: {
        authorization: `JWT ${token}`,
        'accept-language': 'en',
        'content-type': 'application/json',
      },
      body: JSON.stringify(data),
    }),
  })

/** Does something else just before the next save is written to the database. */
function beforeNextWrite(work: () => Promise<unknown>): void {
  const write = payload.db.updateOne.bind(payload.db)
  vi.spyOn(payload.db, 'updateOne').mockImplementationOnce(async (args) => {
    await work()
    return write(args)
  })
}

test('a save of texts that overlaps a new crop keeps the crop, its sizes and the text', async () => {
  const { id, filename } = await upload('slow.png', await solid(90, 60, '#f00'))
  beforeNextWrite(() => update(id, { crop: rightHalf }))
  await update(id, { alt: 'A slow text' })
  const after = await read(id)
  expect(after).toMatchObject({ alt: 'A slow text', crop: rightHalf, width: 90, height: 60, filename })
  expect(after.sizes?.w400).toMatchObject({ width: 45, height: 60, filename: expect.any(String) })
})

test('a crop that overlaps another one is refused in words, and the files are those of the other', async () => {
  const { id } = await upload('twice.png', await solid(90, 60, '#f00'))
  const find = payload.db.findOne.bind(payload.db)
  let hasSaved = false
  vi.spyOn(payload.db, 'findOne').mockImplementation(async (args) => {
    const before = await find(args)
    if (args.collection !== 'media' || hasSaved) return before as never
    hasSaved = true
    await update(id, { crop: rightHalf })
    return before as never
  })
  const answer = await save(id, { crop: { ...rightHalf, x: 0 } })
  expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('changed elsewhere')])
  const after = await read(id)
  expect(after.crop).toEqual(rightHalf)
  const [, small] = await contents(after)
  expect(small?.length).toBe(after.sizes?.w400?.filesize)
})

test.each([
  ['focalX', { focalX: 'left' }],
  ['focalY', { focalY: { a: 1 } }],
])('a crop with a wrong %s is refused before a file is written', async (_name, data) => {
  const before = await upload('point.png', await solid(90, 60, '#f00'))
  const files = await contents(before)
  expect((await save(before.id, { crop: rightHalf, ...data })).status).toBe(400)
  expect(await contents(before)).toEqual(files)
})

test.each([
  ['a new crop', { crop: rightHalf }],
  ['a text', { alt: 'Other' }],
])('facts of the file that come with %s are not stored', async (_what, data) => {
  const before = await upload('facts.png', await solid(90, 60, '#f00'))
  const sent = {
    width: 'x',
    height: 1,
    filesize: 'x',
    mimeType: 'text/html',
    filename: 'other.png',
    url: 'https://evil.example/x.png',
    sizes: { w400: { height: 1, filename: 'other.webp' } },
  }
  expect((await save(before.id, { ...sent, ...data })).status).toBe(200)
  const after = await read(before.id)
  const { width, height, filesize, mimeType, filename, url } = before
  expect(after).toMatchObject({ width, height, filesize, mimeType, filename, url })
  expect(after.sizes?.w400?.filename).toBe(before.sizes?.w400?.filename)
})

test('when the database refuses a crop, the files are the old ones again', async () => {
  vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  const before = await upload('broken.png', await solid(90, 60, '#f00'))
  const files = await contents(before)
  const written: unknown[] = []
  const write = payload.db.updateOne.bind(payload.db)
  vi.spyOn(payload.db, 'updateOne').mockImplementation(async (args) => {
    // The document itself, after its revision was counted.
    if (args.collection !== 'media' || !('alt' in args.data)) return write(args)
    const [, small] = await contents(before)
    written.push((await pictureEngine(small ?? Buffer.alloc(0)).metadata()).width)
    throw new Error('The disk of the database is full')
  })
  const answer = await save(before.id, { crop: rightHalf })
  expect(answer.status, await answer.text()).toBe(500)
  expect(written).toEqual([45])
  expect(await contents(before)).toEqual(files)
  expect((await read(before.id)).crop ?? null).toBeNull()
})
