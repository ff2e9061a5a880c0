import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { storeFiles } from '@/features/submissions/server/submitted-file'
import { readMailLogo } from '@/lib/email/mail-pictures'
import { env } from '@/lib/env'
import { isFileNotStored } from '@/lib/uploads/store-files'
import type { Media } from '@/payload-types'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { colourOf, openStudio, picture, show, type StudioClient } from '../../support/picture-requests'
import { s3ServerMissing, startS3Server, type S3Server } from '../../support/s3-server'
import { startSlowProxy, type SlowProxy } from '../../support/slow-proxy'

const server = await startS3Server()
const before = { filesLocation: env.filesLocation, s3: env.s3 }

let running: TestPayload
let payload: Payload
let proxy: SlowProxy
let call: StudioClient['call']
let send: StudioClient['send']
let upload: StudioClient['upload']

const logged = () => vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)

function tests({ folderOf, kill, start, makeBucket, settings }: S3Server): void {
  const inBucket = async (folder: string) => {
    const names = await readdir(path.join(folderOf('files'), folder)).catch(() => [])
    return names.toSorted()
  }

  beforeAll(async () => {
    await makeBucket('files')
    proxy = await startSlowProxy(settings.endpoint)
    Object.assign(env, { filesLocation: 's3://files', s3: { ...settings, endpoint: proxy.origin } })
    running = await makePayload()
    payload = running.payload
    ;({ call, send, upload } = await openStudio(running))
  })
  afterAll(async () => {
    await running.stop()
    await proxy.close()
    Object.assign(env, before)
  })
  afterEach(() => void vi.restoreAllMocks())

  test('a picture lives in the bucket alone: upload, replacement under the same name, deletion', async () => {
    const house = await upload('#f00')
    const stored = await inBucket('media')
    expect(stored).toHaveLength(5)
    expect(existsSync(env.mediaDir)).toBe(false)
    expect(await colourOf(await show(house))).toBe('red')
    const replaced = await upload('#00f', house.id)
    expect(replaced.filename).toBe(house.filename)
    expect(await inBucket('media')).toEqual(stored)
    const shown = await show(replaced)
    expect(shown.headers.get('cache-control')).toContain('immutable')
    expect(await colourOf(shown)).toBe('blue')
    expect((await call('DELETE', `/api/media/${house.id}`)).status).toBe(200)
    expect(await inBucket('media')).toEqual([])
    expect((await show(replaced)).status).toBe(404)
  })

  test('a crop makes the sizes in the bucket anew, and the original stays', async () => {
    const made = await upload('#f00')
    const stored = await inBucket('media')
    const original = async () => readFile(path.join(folderOf('files'), 'media', String(made.filename)))
    const before = await original()
    const widthShown = async (media: Media) => {
      const answer = await show(media)
      return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width
    }
    const crop = async (value: object | null) => {
      const init = { body: JSON.stringify({ crop: value }), headers: { 'content-type': 'application/json' } }
      const answer = await call('PATCH', `/api/media/${made.id}?locale=fr&depth=0`, init)
      return ((await answer.json()) as { doc: Media }).doc
    }
    expect(await widthShown(made)).toBe(400)
    const part = await crop({ x: 0, y: 0, width: 25, height: 50 })
    expect(part.sizes?.w400).toMatchObject({ width: 200, height: 300 })
    expect(await widthShown(part)).toBe(200)
    expect(await widthShown(await crop(null))).toBe(400)
    expect([await inBucket('media'), await original()]).toEqual([stored, before])
  })

  test('the studio gets a file as a whole, in part, and not beyond its end', async () => {
    const { filename } = await upload('#f00')
    const ask = (range?: string) =>
      call('GET', `/api/media/file/${filename}`, { headers: range ? { range } : {} })
    const wholeFile = Buffer.from(await (await ask()).arrayBuffer())
    expect((await sharp(wholeFile).metadata()).width).toBe(800)
    const part = await ask('bytes=10-19')
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${wholeFile.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(wholeFile.subarray(10, 20))
    expect((await ask('bytes=9000000-')).status).toBe(416)
  })

  test('a private file comes through its handler only, with its checks', async () => {
    const { id } = await makeMinimal(payload, 'leadFiles', { originalName: 'cv.pdf' })
    const { filename } = await payload.findByID({ collection: 'leadFiles', id })
    expect(await inBucket('private/lead-files')).toEqual([filename])
    const answer = await call('GET', `/api/leadFiles/file/${filename}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await answer.text()).startsWith('%PDF-')).toBe(true)
    const anonymous = await call('GET', `/api/leadFiles/file/${filename}`, { headers: { authorization: '' } })
    expect(anonymous.status).toBe(403)
    expect(existsSync(env.privateDir)).toBe(false)
    const copies = await readdir(path.join(env.dataDir, 'copies'))
    expect(copies.filter((name) => name.includes('private'))).toEqual([])
  })

  test('a file that is missing is not found, with a line in the log, and mails go without it', async () => {
    const { filename, id, updatedAt } = await upload('#0a0')
    for (const name of await inBucket('media'))
      if (name.startsWith(String(filename).slice(0, -4)))
        await rm(path.join(folderOf('files'), 'media', name))
    const error = logged()
    const answer = await show({ filename, updatedAt } as Media)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(error.mock.calls).toEqual([
      [{ msg: 'A file is missing', collection: 'media', file: filename, id }],
    ])
    // Once an hour, and not for names that no document has.
    await show({ filename, updatedAt } as Media)
    await show({ filename: 'nobody-knows.png', updatedAt } as Media)
    expect(error).toHaveBeenCalledTimes(1)
    expect(await readMailLogo({ file: String(filename) })).toBeNull()
  })

  test('a slow service: a known picture comes within two seconds, an upload takes its time', async () => {
    const firstPicture = await upload('#f00')
    await (await show(firstPicture)).arrayBuffer()
    proxy.delayMs = 10_000
    try {
      const startedAt = performance.now()
      const shown = await show(firstPicture)
      expect([shown.status, await colourOf(shown)]).toEqual([200, 'red'])
      expect(performance.now() - startedAt).toBeLessThan(9000)
      // The next visitors do not wait for the check.
      const again = performance.now()
      expect((await show(firstPicture)).status).toBe(200)
      expect(performance.now() - again).toBeLessThan(1900)
      proxy.delayMs = 300
      expect((await send(await picture('#0f0'))).status).toBe(201)
    } finally {
      proxy.delayMs = 0
    }
  })

  test('without the service: known pictures stay, others wait, uploads and deletions say so and lose nothing', async () => {
    const firstPicture = await upload('#f00')
    const other = await upload('#00f')
    expect(await colourOf(await show(firstPicture))).toBe('red')
    const files = await inBucket('media')
    const rows = async () => (await payload.count({ collection: 'media' })).totalDocs
    const count = await rows()
    await kill()
    const error = logged()
    const shown = await show(firstPicture)
    expect([shown.status, await colourOf(shown)]).toEqual([200, 'red'])
    // It might have been replaced since it was fetched.
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect((await readMailLogo({ file: String(firstPicture.filename) }))?.contentType).toBe('image/png')
    const missing = await show(other)
    expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '30'])
    for (const answer of [
      await send(await picture('#fff')),
      await send(await picture('#fff'), firstPicture.id),
    ])
      expect([answer.status, await answer.text()]).toEqual([
        422,
        expect.stringContaining('Nothing has changed'),
      ])
    const deleted = await call('DELETE', `/api/media/${firstPicture.id}`)
    expect([deleted.status, await deleted.text()]).toEqual([
      422,
      expect.stringContaining('Nothing was deleted'),
    ])
    const cv = Buffer.from('%PDF-1.4\nxref\n%%EOF\n')
    const form = {
      name: 'cv.pdf',
      field: 'cv',
      mimeType: 'application/pdf',
      extension: 'pdf',
      bytes: cv,
    } as const
    const refused: unknown = await storeFiles(payload, [form]).catch((reason: unknown) => reason)
    expect(isFileNotStored(refused)).toBe(true)
    const lines = error.mock.calls.map(([line]) => (line as { msg: string }).msg)
    expect(lines.filter((line) => line === 'Files cannot be read')).toHaveLength(1)

    await start()
    vi.restoreAllMocks()
    expect([await inBucket('media'), await rows()]).toEqual([files, count])
    expect((await send(await picture('#fff'), firstPicture.id)).status).toBe(200)
    expect((await call('DELETE', `/api/media/${firstPicture.id}`)).status).toBe(200)
  })
}

if (server) {
  afterAll(() => server.remove())
  describe('files in a bucket', () => tests(server))
} else {
  console.warn(s3ServerMissing)
  test(s3ServerMissing, () => {
    expect(process.env.REQUIRE_S3).toBeUndefined()
  })
}
