import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makePayload, type TestPayload } from '../support/make-payload'
import { quiet } from '../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

async function picture(width: number, height: number): Promise<Buffer> {
  const blank = { create: { width, height, channels: 3, background: '#378' } } as const
  return sharp(blank).png({ compressionLevel: 9 }).toBuffer()
}

const upload = (name: string, data: Buffer, mimetype = 'image/png', alt: string | undefined = 'A house') =>
  payload.create({
    collection: 'media',
    data: { alt },
    file: { name, data, mimetype, size: data.length },
    locale: 'en',
    context: quiet(),
  } as Parameters<Payload['create']>[0]) as unknown as Promise<Record<string, unknown>>

test('a picture gets a safe name and four webp sizes, none larger than itself', async () => {
  const file = await upload('Façade & jardin.PNG', await picture(800, 600))
  expect(file.filename).toMatch(/^facade-jardin-[0-9a-f]{8}\.png$/)
  expect(file.url).toBe(`/api/media/file/${String(file.filename)}`)
  const base = String(file.filename).replace('.png', '')
  expect(file.sizes).toMatchObject({
    w400: { width: 400, height: 300, mimeType: 'image/webp', filename: `${base}-w400.webp` },
    w600: { width: 600, height: 450, url: `/api/media/file/${base}-w600.webp` },
    w1360: { width: 800, height: 600 },
    w1920: { width: 800, height: 600 },
  })
})

test('a picture without alternative text is refused', async () => {
  await expect(upload('a.png', await picture(10, 10), 'image/png', ' ')).rejects.toThrow(/alt/i)
})

test('SVG, and a file that only claims to be a picture, are refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await expect(upload('a.svg', svg, 'image/svg+xml')).rejects.toThrow()
  await expect(upload('a.png', svg, 'image/png')).rejects.toThrow()
})

test('a small file that unfolds into more than 40 million pixels is refused', async () => {
  await expect(upload('bomb.png', await picture(8000, 6000))).rejects.toThrow()
})

test('where a photo was taken does not reach the site', async () => {
  const blank = { create: { width: 20, height: 20, channels: 3, background: '#378' } } as const
  const data = await sharp(blank)
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 38/1 0/1' } })
    .toBuffer()
  const file = await upload('photo.jpg', data, 'image/jpeg')
  const folder = payload.collections.media.config.upload.staticDir
  const stored = await sharp(`${folder}/${String(file.filename)}`).metadata()
  expect(stored.exif).toBeUndefined()
})
