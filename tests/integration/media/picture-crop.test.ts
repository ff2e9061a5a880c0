import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { GET } from '@/app/(site)/images/[...file]/route'
import { mediaVersion, toPictureSource } from '@/features/media/model/to-picture-source'
import { readMailBrand } from '@/lib/email/read-mail-brand'
import { readMailLogo } from '@/lib/email/mail-pictures'
import { siteStorage } from '@/lib/storage/site-storage'
import type { Media } from '@/payload-types'

import { contents, openLibrary, rightHalf, solid, twoColours } from '../../support/cropped-pictures'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet, type Made } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let upload: ReturnType<typeof openLibrary>['upload']
let update: ReturnType<typeof openLibrary>['update']

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  ;({ upload, update } = openLibrary(payload))
})
afterAll(() => running.stop())

const colourOf = async (picture: Buffer) => {
  const { dominant } = await sharp(picture).stats()
  return dominant.b > dominant.r ? 'blue' : 'red'
}

function ask(path: string): Promise<Response> {
  const url = new URL(path, 'http://perron.test')
  const file = url.pathname.replace('/images/', '').split('/')
  return GET(new Request(url), { params: Promise.resolve({ file }) })
}

test('a crop makes all sizes of the shown part, and the original stays byte for byte', async () => {
  const before = await upload('house.png', await (await twoColours(1600, 800)).png().toBuffer())
  const [original, ...sizesBefore] = await contents(before)
  const after = await update(before.id, { crop: rightHalf })
  expect(after).toMatchObject({
    filename: before.filename,
    width: 1600,
    height: 800,
    crop: rightHalf,
    sizes: {
      w400: { width: 400, height: 400, mimeType: 'image/webp', filename: before.sizes?.w400?.filename },
      w600: { width: 600, height: 600 },
      w1360: { width: 800, height: 800 },
      w1920: { width: 800, height: 800 },
    },
  })
  const [originalBytes, ...made] = await contents(after)
  expect(originalBytes?.equals(original ?? Buffer.alloc(0))).toBe(true)
  expect(made).toHaveLength(4)
  for (const [index, size] of made.entries()) {
    expect(await colourOf(size)).toBe('blue')
    expect(Object.values(after.sizes ?? {})[index]?.filesize).toBe(size.length)
  }
  const uncropped = await update(before.id, { crop: null })
  expect(uncropped.crop ?? null).toBeNull()
  expect(uncropped.sizes).toMatchObject({
    w600: { width: 600, height: 300 },
    w1920: { width: 1600, height: 800 },
  })
  expect((await contents(uncropped)).map((each) => each.length)).toEqual(
    [original, ...sizesBefore].map((each) => each?.length),
  )
})

test.each(['jpeg', 'webp', 'avif'] as const)('a %s is cropped too', async (format) => {
  const before = await upload('house', await (await twoColours(120, 60)).toFormat(format).toBuffer())
  const after = await update(before.id, { crop: rightHalf })
  const [original, small] = await contents(after)
  expect((await sharp(original).metadata()).width).toBe(120)
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 60, height: 60 })
  expect(await colourOf(small ?? Buffer.alloc(0))).toBe('blue')
})

test('a moving picture stays one, with each frame cropped', async () => {
  const frames = await Promise.all(['#f00', '#00f'].map((colour) => solid(80, 40, colour)))
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const before = await upload('moving.webp', moving)
  const after = await update(before.id, { crop: { x: 0, y: 50, width: 25, height: 50 } })
  expect(after.sizes?.w400).toMatchObject({ width: 20, height: 20 })
  const [, small] = await contents(after)
  expect(await sharp(small, { animated: true }).metadata()).toMatchObject({
    pages: 2,
    pageHeight: 20,
    width: 20,
  })
})

test('visitors get the part in every width, also of a picture smaller than the smallest one', async () => {
  const { id } = await upload('gate.png', await (await twoColours(200, 100)).png().toBuffer())
  await update(id, { crop: rightHalf })
  const media = await payload.findByID({ collection: 'media', id, overrideAccess: false })
  expect(toPictureSource(media)).toMatchObject({ width: 100, height: 100 })
  for (const width of [400, 600, 1360, 1920]) {
    const answer = await ask(`/images/${media.filename}?width=${width}&height=auto&format=webp&v=1`)
    const picture = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 100, height: 100 })
    expect(await colourOf(picture)).toBe('blue')
  }
})

test('the URL changes with the crop', async () => {
  const before = await upload('door.png', await solid(90, 60, '#f00'))
  const after = await update(before.id, { crop: rightHalf })
  expect(toPictureSource(after)?.src).not.toBe(toPictureSource(before)?.src)
})

test('the card of a property shows the part', async () => {
  const { id } = await upload('front.png', await (await twoColours(200, 100)).png().toBuffer())
  const property = { pictures: [id], _status: 'published' }
  const { id: made } = (await makeMinimal(payload, 'properties', property as never)) as Made
  const versionOf = ({ updatedAt }: Media) => `v=${mediaVersion(updatedAt)}`
  const after = versionOf(await update(id, { crop: rightHalf }))
  const { docs } = await payload.find({ collection: 'cardRows', where: { property: { equals: made } } })
  expect(docs.length).toBeGreaterThan(0)
  for (const { card } of docs) {
    expect(card).toContain(after)
    expect(card).toContain(`${after} 100w`)
  }
})

test('texts of a cropped picture are changed without making its sizes again', async () => {
  const { id } = await upload('wall.png', await solid(90, 60, '#f00'))
  const before = await update(id, { crop: rightHalf })
  const replace = vi.spyOn(await siteStorage(), 'replace')
  const after = await update(id, { alt: 'A wall', crop: { ...rightHalf } })
  expect(replace).not.toHaveBeenCalled()
  replace.mockRestore()
  expect(after).toMatchObject({ alt: 'A wall', crop: rightHalf, sizes: before.sizes })
})

test('a picture can be uploaded with a crop; its file is stored whole', async () => {
  const data = await (await twoColours(120, 60)).png().toBuffer()
  const made = await upload('shed.png', data, { crop: rightHalf })
  expect(made).toMatchObject({ width: 120, height: 60, sizes: { w400: { width: 60, height: 60 } } })
  const [original, small] = await contents(made)
  expect((await sharp(original).metadata()).width).toBe(120)
  expect(await colourOf(small ?? Buffer.alloc(0))).toBe('blue')
})

test('a replaced file is shown whole, even when the form still sends the old crop', async () => {
  const { id } = await upload('barn.png', await solid(120, 60, '#f00'))
  await update(id, { crop: rightHalf })
  const data = await solid(100, 50, '#00f')
  const file = { name: 'b.png', data, mimetype: 'image/png', size: data.length }
  const after = await update(id, { crop: rightHalf }, { file })
  expect(after.crop ?? null).toBeNull()
  expect(after).toMatchObject({ width: 100, sizes: { w400: { width: 100, height: 50 } } })
})

test('a film has no crop', async () => {
  const data = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x08free', 'latin1')
  const file = { name: 'film.mp4', data, mimetype: 'video/mp4', size: data.length }
  const create = { collection: 'media', data: { crop: rightHalf }, file, context: quiet() } as const
  const film = await payload.create(create)
  expect(film.crop ?? null).toBeNull()
})

test('the logo of e-mails shows the part', async () => {
  const { id } = await upload('logo.png', await (await twoColours(200, 100)).png().toBuffer())
  const brand = { brand: { logo: id } } as never
  await payload.updateGlobal({ slug: 'siteConfig', data: brand, context: quiet() })
  const ratioOfLogo = async () => {
    const { logo } = await readMailBrand(payload, 'fr')
    const { content } = (logo && (await readMailLogo(logo))) ?? {}
    const { width = 0, height = 1 } = await sharp(content).metadata()
    return (width - 24) / (height - 24)
  }
  expect(await ratioOfLogo()).toBeCloseTo(2, 1)
  await update(id, { crop: rightHalf })
  expect(await ratioOfLogo()).toBeCloseTo(1, 1)
})
