import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { env } from '@/lib/env'
import { studioText } from '@/lib/i18n/studio-text'

import { bundled } from '../../support/bundled-programs'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let running: TestPayload
let folder: string
const { programFolder } = env

beforeAll(async () => {
  running = await makePayload()
  folder = await mkdtemp(path.join(tmpdir(), 'perron-heic-test-'))
  const [program = ''] = await bundled('heic-process')
  await mkdir(path.join(folder, '.next'))
  await symlink(path.resolve(path.dirname(program)), path.join(folder, '.next/commands'))
  Object.assign(env, { programFolder: folder })
})
afterAll(async () => {
  Object.assign(env, { programFolder })
  await rm(folder, { recursive: true })
  await running.stop()
})

const upload = (name: string, data: Buffer, mimetype: string) =>
  running.payload.create({
    collection: 'media',
    data: { alt: 'A house' },
    file: { name, data, mimetype, size: data.length },
    locale: 'en',
    context: quiet(),
  })

test.each(['image/heic', 'image/heif', ''])(
  'a picture of an iPhone, sent as %j, becomes a JPEG',
  async (type) => {
    const file = await upload('IMG_1.HEIC', await readFile('tests/integration/media/phone.heic'), type)
    expect(file).toMatchObject({ mimeType: 'image/jpeg', width: 96, height: 64, originalName: 'IMG_1.jpg' })
    const { dominant } = await sharp(path.join(env.mediaDir, String(file.filename))).stats()
    expect(dominant.r).toBeGreaterThan(180)
    expect(dominant.b).toBeLessThan(90)
  },
)

test('the wide colours of a telephone stay as bright as they are', async () => {
  const heic = await readFile('tests/integration/media/phone-p3.heic')
  const file = await upload('IMG_6.heic', heic, 'image/heic')
  // Its numbers are 200, 100, 100 in Display P3.
  const picture = sharp(path.join(env.mediaDir, String(file.filename))).toColourspace('srgb')
  const [red = 0, green = 0] = await picture.raw().toBuffer()
  expect(red).toBeGreaterThan(210)
  expect(green).toBeLessThan(97)
})

test('one that is cut off is refused with its name, and those after it are taken', async () => {
  const heic = await readFile('tests/integration/media/phone.heic')
  const [broken, sound] = await Promise.allSettled([
    upload('IMG_2.heic', heic.subarray(0, 300), 'image/heic'),
    upload('IMG_3.heic', heic, 'image/heic'),
  ])
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('IMG_2') } })
  expect(sound.status).toBe('fulfilled')
})

const refusal = (name: string, data: Buffer) =>
  upload(name, data, 'image/heic').then(
    () => 'none',
    (error: unknown) => (error as Error).message,
  )

test('one of more pixels than the server decodes is refused with its size', async () => {
  const heic = Buffer.from(await readFile('tests/integration/media/phone.heic'))
  // The property box that states the size, before any pixel is decoded.
  const sizeAt = heic.indexOf('ispe') + 8
  heic.writeUInt32BE(8064, sizeAt)
  heic.writeUInt32BE(6048, sizeAt + 4)
  expect(await refusal('IMG_4.heic', heic)).toBe(
    studioText('fr', 'media.refusals.tooManyPixels', { name: 'IMG_4.heic', megapixels: 49, max: 40 }),
  )
})

test('a program that cannot start does not make a picture damaged; the operator finds why', async () => {
  const logged = vi.spyOn(running.payload.logger, 'error')
  Object.assign(env, { programFolder: path.join(folder, 'nowhere') })
  const message = await refusal('IMG_5.heic', await readFile('tests/integration/media/phone.heic'))
  Object.assign(env, { programFolder: folder })
  expect(message).toBe(studioText('fr', 'media.refusals.unconverted', { name: 'IMG_5.heic' }))
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ msg: 'A HEIC was not converted.' }))
})
