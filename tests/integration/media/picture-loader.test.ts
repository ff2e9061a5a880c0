import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { GET, HEAD } from '@/app/(site)/images/[...file]/route'
import { findThumbnail } from '@/features/media/server/api'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import type { Media } from '@/payload-types'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let house: Media

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  const blank = { create: { width: 800, height: 600, channels: 3, background: '#378' } } as const
  const data = await sharp(blank).png().toBuffer()
  house = await payload.create({
    collection: 'media',
    data: { alt: 'A house' },
    file: { name: 'house.png', data, mimetype: 'image/png', size: data.length },
    locale: 'en',
    context: quiet(),
  })
})
afterAll(() => running.stop())

function ask(path: string, handler = GET): Promise<Response> {
  const url = new URL(path, 'http://perron.test')
  const file = url.pathname.replace('/images/', '').split('/').map(decodeURIComponent)
  return handler(new Request(url), { params: Promise.resolve({ file }) })
}

const pictureIn = async (answer: Response) => sharp(Buffer.from(await answer.arrayBuffer())).metadata()

test.each([
  [400, 400],
  [600, 600],
  [1360, 800],
  [1920, 800],
])(
  'width %d of an uploaded picture is a webp %d wide, cached without limit',
  async (requestedWidth, width) => {
    const answer = await ask(`/images/${house.filename}?width=${requestedWidth}&height=auto&format=webp&v=1`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await pictureIn(answer)).toMatchObject({ format: 'webp', width })
  },
)

test('the pictures of a list are read together, and each is served', async () => {
  const find = vi.spyOn(payload, 'find')
  const [firstUrl = '', same, none] = await Promise.all(
    [house.id, house.id, 'gone'].map((id) => findThumbnail(payload, id)),
  )
  expect(find).toHaveBeenCalledOnce()
  find.mockRestore()
  expect([same, none]).toEqual([firstUrl, undefined])
  expect(await pictureIn(await ask(firstUrl))).toMatchObject({ format: 'webp', width: 400 })
})

test('every picture URL of a page is served', async () => {
  const source = toPictureSource(
    await payload.findByID({ collection: 'media', id: house.id, overrideAccess: false }),
  )
  const candidates = source?.srcSet.split(', ').map((candidate) => candidate.split(' ')) ?? []
  expect(candidates).toHaveLength(3)
  for (const [candidateUrl = '', width = ''] of candidates) {
    expect(await pictureIn(await ask(candidateUrl))).toMatchObject({ width: Number.parseInt(width, 10) })
  }
})

test('a question for the head alone has no body', async () => {
  const answer = await ask(`/images/${house.filename}?width=400&height=auto&format=webp`, HEAD)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.body).toBeNull()
})

test('other widths are refused with a message, and unknown pictures are not found', async () => {
  const refused = await ask(`/images/${house.filename}?width=1000&height=auto&format=webp`)
  expect(refused.status).toBe(400)
  expect(await refused.text()).toBe('width must be one of 400, 600, 1360, 1920')
  for (const name of ['other.png', '..%2f..%2fperron.db', 'a/b.png', 'film.mp4'])
    expect((await ask(`/images/${name}?width=400&height=auto&format=webp`)).status).toBe(404)
})

test('the configured server serves all pictures, until it is removed', async () => {
  const read = async () =>
    toPictureSource(await payload.findByID({ collection: 'media', id: house.id, overrideAccess: false }))?.src
  const configure = (cdnHost: string | null) =>
    payload.updateGlobal({ slug: 'siteConfig', data: { cdnHost }, context: quiet() })
  expect(await read()).toMatch(/^\/images\/picture-/)
  await configure('cdn.example.com')
  expect(await read()).toMatch(/^https:\/\/cdn\.example\.com\/images\/picture-/)
  await configure(null)
  expect(await read()).toMatch(/^\/images\/picture-/)
})
