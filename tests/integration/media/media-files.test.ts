import { readdir, readFile } from 'node:fs/promises'

import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { env } from '@/lib/env'
import type { Media } from '@/payload-types'

import { countParallelDecodings } from '../../support/count-decodings'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'
import { thinPng } from '../../support/thin-png'

let running: TestPayload
let payload: Payload
const folder = env.mediaDir

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

const blank = (width: number, height: number, background = '#378') =>
  sharp({ create: { width, height, channels: 3, background } })

const picture = (width: number, height: number): Promise<Buffer> =>
  blank(width, height).png({ compressionLevel: 9 }).toBuffer()

const fileOf = (name: string, data: Buffer, mimetype: string) => ({ name, data, mimetype, size: data.length })

const upload = (name: string, data: Buffer, mimetype = 'image/png', alt = 'A house') =>
  payload.create({
    collection: 'media',
    data: { alt },
    file: fileOf(name, data, mimetype),
    locale: 'en',
    context: quiet(),
  })

const replace = (
  id: string,
  name: string,
  data: Buffer,
  mimetype: string,
  texts: Record<string, unknown> = {},
) =>
  payload.update({
    collection: 'media',
    id,
    data: texts,
    file: fileOf(name, data, mimetype),
    locale: 'en',
    context: quiet(),
  })

/** The original and all its sizes in the folder. */
async function storedFiles({ filename }: Media): Promise<Buffer[]> {
  const base = String(filename).replace(/\.\w+$/, '')
  const names = (await readdir(folder)).filter((name) => name.startsWith(base))
  return Promise.all(names.map((name) => readFile(`${folder}/${name}`)))
}

const film = (brand = 'isom', content = '') =>
  Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\x02\0${brand}mp42\0\0\0\x08free${content}`, 'latin1')

test('a picture gets a name that says nothing and four webp sizes, none larger than itself', async () => {
  const file = await upload('Façade & jardin.PNG', await picture(800, 600))
  expect(file.filename).toMatch(/^picture-[0-9a-f]{12}\.png$/)
  expect(file.originalName).toBe('Façade & jardin.png')
  expect(file.url).toBe(`/api/media/file/${String(file.filename)}`)
  const base = String(file.filename).replace('.png', '')
  expect(file.sizes).toMatchObject({
    w400: { width: 400, height: 300, mimeType: 'image/webp', filename: `${base}-w400.webp` },
    w600: { width: 600, height: 450, url: `/api/media/file/${base}-w600.webp` },
    w1360: { width: 800, height: 600 },
    w1920: { width: 800, height: 600 },
  })
})

test.each(['../../perron.db.png', '..%2f..%2fx.png', 'photo\u202egpj.png', 'a\\b\0.png', '.png'])(
  'the name %j becomes harmless',
  async (name) => {
    const file = await upload(name, await picture(12, 10))
    expect(file.filename).toMatch(/^picture-[0-9a-f]{12}(-\d+)?\.png$/)
  },
)

test('a picture without alternative text is refused', async () => {
  await expect(upload('a.png', await picture(10, 10), 'image/png', ' ')).rejects.toThrow(/alt/i)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test.each([
  ['an SVG', 'a.svg', svg, 'image/svg+xml'],
  ['an SVG called png', 'a.png', svg, 'image/png'],
  ['an SVG that begins as XML', 'a.png', `<?xml version="1.0"?>${svg}`, 'image/png'],
  ['XML', 'a.xml', '<?xml version="1.0"?><a/>......', 'text/xml'],
  ['a PDF called jpg', 'a.jpg', '%PDF-1.4\nxref\n%%EOF\n', 'image/jpeg'],
  ['HTML called png', 'a.png', '<!doctype html><script>alert(1)</script>', 'image/png'],
  ['HTML called mp4', 'a.mp4', '<!doctype html><script>alert(1)</script>', 'video/mp4'],
  ['a GIF', 'a.gif', 'GIF89a..............', 'image/gif'],
  ['a program', 'a.jpg', 'MZ\x90\0\x03\0\0\0\x04\0\0\0', 'image/jpeg'],
])('%s is refused by its content, with a message', async (_what, name, content, type) => {
  await expect(upload(name, Buffer.from(content, 'latin1'), type)).rejects.toThrow(/n’est ni une photo/)
})

test('a file that begins as a picture and goes on as a page is stored as the picture alone', async () => {
  const jpeg = await blank(30, 20).jpeg().toBuffer()
  const file = await upload(
    'a.jpg',
    Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
    'image/jpeg',
  )
  for (const stored of await storedFiles(file)) expect(stored.includes('<script>')).toBe(false)
})

test('a damaged picture is refused', async () => {
  const broken = Buffer.concat([(await picture(60, 40)).subarray(0, 40), Buffer.alloc(40)])
  await expect(upload('a.png', broken)).rejects.toThrow()
})

test('a picture with a wrong name and type is stored with its real type', async () => {
  const file = await upload('photo.png', await blank(30, 20).jpeg().toBuffer(), 'text/plain')
  expect(file).toMatchObject({ filename: expect.stringMatching(/\.jpg$/), mimeType: 'image/jpeg' })
})

test('films are accepted by their content', async () => {
  const file = await upload('rue-haute-12.mp4', film(), 'video/mp4')
  expect(file).toMatchObject({
    filename: expect.stringMatching(/^film-[0-9a-f]{12}\.mp4$/),
    mimeType: 'video/mp4',
  })
})

test('a small file that unfolds into more than 40 million pixels is refused before it is unfolded', async () => {
  const bomb = await picture(8000, 6000)
  await expect(upload('bomb.png', bomb)).rejects.toThrow(
    '«\u00a0bomb.png\u00a0» compte 48 mégapixels\u00a0; 40 au plus sont admis',
  )
})

test('so is a moving picture, whose frames count together', async () => {
  const colours = ['#100', '#200', '#300', '#400', '#500', '#600', '#700', '#800']
  const frames = await Promise.all(colours.map((colour) => blank(2500, 2500, colour).png().toBuffer()))
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ effort: 0 })
    .toBuffer()
  await expect(upload('moving.webp', moving, 'image/webp')).rejects.toThrow(/mégapixels/)
})

test.each([
  [40_000_000, 1],
  [1, 16_384],
])('a picture of %d by %d pixels is refused by its side', async (width, height) => {
  await expect(upload('thin.png', thinPng(width, height))).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/«\u00a0thin\.png\u00a0» mesure .* un côté en compte au plus 16/),
  })
})

test('a thin picture replaces no other', async () => {
  const before = await upload('wall.png', await picture(90, 60))
  await expect(replace(before.id, 'a.png', thinPng(20_000, 1), 'image/png')).rejects.toThrow(/un côté/)
  expect((await sharp(`${folder}/${String(before.filename)}`).metadata()).width).toBe(90)
})

test('a picture is not duplicated: the same one serves in many places', async () => {
  const { id } = await upload('fence.png', await picture(90, 60))
  const attempt = payload.duplicate({ collection: 'media', id, locale: 'en', context: quiet() })
  await expect(attempt).rejects.toMatchObject({ status: 400 })
})

test('four uploads at once are decoded one at a time', async () => {
  const pictures = await Promise.all(
    ['#100', '#200', '#300', '#400'].map((c) => blank(900, 700, c).png().toBuffer()),
  )
  const most = await countParallelDecodings(() =>
    Promise.all(pictures.map((data, index) => upload(`house-${index}.png`, data))),
  )
  expect(most).toBe(1)
})

test('the same picture sent five times, at once and later, is stored five times', async () => {
  const data = await picture(70, 50)
  const files = await Promise.all(['a.png', 'b.png', 'c.png'].map((name) => upload(name, data)))
  files.push(await upload('d.png', data), await upload('a.png', data))
  const [first = ''] = files.map(({ filename }) => String(filename)).toSorted((a, b) => a.length - b.length)
  expect(new Set(files.map(({ filename }) => filename)).size).toBe(5)
  for (const file of files) expect(file.filename).toContain(first.replace('.png', ''))
  for (const file of files)
    expect((await sharp(`${folder}/${String(file.filename)}`).metadata()).width).toBe(70)
})

test('a crop in the request is ignored, with a file and without one', async () => {
  const query = () => ({
    uploadEdits: { crop: { x: 0, y: 0, width: 1, height: 1 }, widthInPixels: 1, heightInPixels: 1 },
  })
  const file = fileOf('roof.png', await picture(90, 60), 'image/png')
  const made = await payload.create({
    collection: 'media',
    data: { alt: 'A roof' },
    file,
    locale: 'en',
    req: { query: query() },
    context: quiet(),
  })
  expect(made).toMatchObject({ width: 90, height: 60 })
  await payload.update({
    collection: 'media',
    id: made.id,
    data: {},
    locale: 'en',
    req: { query: query() },
    context: quiet(),
  })
  expect((await sharp(`${folder}/${String(made.filename)}`).metadata()).width).toBe(90)
})

test('where a photo was taken reaches neither the original nor a size', async () => {
  const data = await blank(500, 300)
    .jpeg()
    .withExif({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 38/1 0/1' } })
    .toBuffer()
  expect((await sharp(data).metadata()).exif).toBeDefined()
  const stored = await storedFiles(await upload('photo.jpg', data, 'image/jpeg'))
  expect(stored).toHaveLength(5)
  for (const file of stored) {
    const { exif, xmp, iptc } = await sharp(file).metadata()
    expect({ exif, xmp, iptc }).toEqual({})
  }
})

test('a replaced picture keeps its id and URL, and gets new sizes and a new version', async () => {
  const before = await upload('house.jpg', await blank(800, 600, '#f00').jpeg().toBuffer(), 'image/jpeg')
  const data = await blank(1000, 500, '#00f').png().toBuffer()
  const after = await replace(before.id, 'Another name.png', data, 'image/png')
  expect(after).toMatchObject({
    id: before.id,
    filename: before.filename,
    originalName: 'Another name.png',
    url: before.url,
    width: 1000,
    height: 500,
  })
  expect(after.sizes?.w400).toMatchObject({ filename: before.sizes?.w400?.filename, width: 400, height: 200 })
  expect(after.updatedAt).not.toBe(before.updatedAt)
  const files = await storedFiles(after)
  expect(files).toHaveLength(5)
  for (const file of files) {
    const { dominant } = await sharp(file).stats()
    expect(dominant).toMatchObject({ r: expect.toSatisfy((red: number) => red < 60) })
  }
  expect((await sharp(`${folder}/${String(after.filename)}`).metadata()).format).toBe('jpeg')
})

test('a picture is not replaced by a film, and a refused replacement leaves all as it was', async () => {
  const before = await upload('garden.png', await picture(90, 60))
  await expect(replace(before.id, 'film.mp4', film(), 'video/mp4')).rejects.toThrow(/du même genre \(png\)/)
  await expect(replace(before.id, 'a.png', Buffer.from(svg), 'image/png')).rejects.toThrow(/n’est ni/)
  const inFrench = { ...fileOf('b.png', await picture(20, 20), 'image/png') }
  const withoutText = payload.update({
    collection: 'media',
    id: before.id,
    data: {},
    file: inFrench,
    locale: 'fr',
  })
  await expect(withoutText).rejects.toThrow(/Décrivez l’image/)
  const files = await storedFiles(before)
  expect(files).toHaveLength(5)
  expect((await sharp(`${folder}/${String(before.filename)}`).metadata()).width).toBe(90)
})

test.each([
  ['a long text', { alt: 'a'.repeat(251) }],
  ['a long credit', { credit: 'a'.repeat(201) }],
  ['a number', { alt: 4 }],
  ['an object', { alt: { en: 'House' } }],
  ['a credit that is a list', { credit: ['a'] }],
])('a replacement with %s is refused before the old file goes', async (_what, texts) => {
  const before = await upload('shed.png', await picture(90, 60))
  const attempt = replace(before.id, 'b.png', await picture(20, 20), 'image/png', texts)
  await expect(attempt).rejects.toMatchObject({ status: 400 })
  expect((await sharp(`${folder}/${String(before.filename)}`).metadata()).width).toBe(90)
})

test('a truncated picture of another format is refused with a message, and the old one stays', async () => {
  const before = await upload('barn.jpg', await blank(90, 60).jpeg().toBuffer(), 'image/jpeg')
  const original = await picture(60, 40)
  const attempt = replace(before.id, 'b.png', original.subarray(0, original.length - 40), 'image/png')
  await expect(attempt).rejects.toMatchObject({ status: 400, message: expect.stringMatching(/endommagé/) })
  expect((await sharp(`${folder}/${String(before.filename)}`).metadata()).width).toBe(90)
})

test('a moved focal point is stored, and no file is written anew', async () => {
  const before = await upload('focus.jpg', await blank(640, 480).jpeg().toBuffer(), 'image/jpeg')
  const files = await storedFiles(before)
  const after = await payload.update({
    collection: 'media',
    id: before.id,
    data: {},
    locale: 'en',
    req: { query: { uploadEdits: { focalPoint: { x: 0, y: 81 } } } },
    context: quiet(),
  })
  expect(after).toMatchObject({ focalX: 0, focalY: 81, filename: before.filename })
  expect(await storedFiles(after)).toEqual(files)
})
