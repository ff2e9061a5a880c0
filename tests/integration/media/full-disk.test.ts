import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { storeFiles } from '@/features/submissions/server/submitted-file'
import { env } from '@/lib/env'
import { isFileNotStored } from '@/lib/uploads/store-files'

import { hashFiles } from '../../support/backup-site'
import { fillDisk } from '../../support/full-disk'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { fetchSessionToken } from '../../rig/session-token'

let running: TestPayload
let payload: Payload
let token: string

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  await makeMinimal(payload, 'users', { email: 'editor@example.org', role: 'editor', name: 'Editor' })
  token = await fetchSessionToken(running, 'users', 'editor@example.org')
})
afterAll(() => running.stop())
afterEach(() => void vi.restoreAllMocks())

const filesOfLeads = path.join(env.privateDir, 'lead-files')

const blank = { create: { width: 60, height: 40, channels: 3, background: '#888' } } as const

/** Noise, which no format makes smaller. */
const noisyPicture = () =>
  sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .png()
    .toBuffer()

const upload = (data: Buffer) =>
  payload.create({
    collection: 'media',
    data: { alt: 'A house' },
    file: { name: 'kept.png', data, mimetype: 'image/png', size: data.length },
    locale: 'fr',
    context: quiet(),
  })

async function send(
  data: Buffer,
  id = '',
  texts = { alt: 'A house' },
): Promise<{ status: number; text: string }> {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(data)], 'house.png', { type: 'image/png' }))
  body.append('_payload', JSON.stringify(texts))
  const answer = await handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: running.cacheKey,
    request: new Request(`http://localhost/api/media/${id}${id && '/'}?depth=0`, {
      method: id ? 'PATCH' : 'POST',
      headers: { authorization: `JWT ${token}`, 'accept-language': 'en' },
      body,
    }),
  })
  return { status: answer.status, text: await answer.text() }
}

const example = { name: 'cv.pdf', mimeType: 'application/pdf', extension: 'pdf', field: 'cv' } as const
const cv = (bytes: number) => ({
  ...example,
  bytes: Buffer.concat([Buffer.from('%PDF-1.4\nxref\n'), Buffer.alloc(bytes, ' '), Buffer.from('\n%%EOF\n')]),
})

/** A file in the place of the folder: nothing can be written, also not by root. */
async function blockFolder(folder: string): Promise<() => Promise<void>> {
  const aside = `${folder}-aside`
  await mkdir(folder, { recursive: true })
  await rename(folder, aside)
  await writeFile(folder, 'in the way')
  return async () => {
    await rm(folder)
    await rename(aside, folder)
  }
}

const count = async () => (await payload.count({ collection: 'media' })).totalDocs

test('a picture that cannot be written is refused in words, below 500, and leaves nothing', async () => {
  vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  const picture = await noisyPicture()
  const stored = await upload(picture)
  const before = await hashFiles(env.mediaDir)
  const rows = await count()

  const release = await blockFolder(env.mediaDir)
  for (const answer of [await send(picture), await send(picture, stored.id)])
    expect(answer).toMatchObject({ status: 422, text: expect.stringContaining('Nothing has changed') })
  await release()
  expect([await hashFiles(env.mediaDir), await count()]).toEqual([before, rows])
})

test('a file of a form that cannot be written is told from a wrong one, and leaves nothing, nor those before it', async () => {
  vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  const before = await hashFiles(filesOfLeads)
  const release = await blockFolder(filesOfLeads)
  const failed = await storeFiles(payload, [cv(10)]).catch((error: unknown) => error)
  expect(isFileNotStored(failed)).toBe(true)
  await release()
  expect(await hashFiles(filesOfLeads)).toEqual(before)

  const wrong = { ...example, bytes: Buffer.from('%PDF-1.4 half of it') }
  const refused = await storeFiles(payload, [cv(10), wrong]).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Error)
  expect(isFileNotStored(refused)).toBe(false)
  expect(await hashFiles(filesOfLeads)).toEqual(before)
})

test('a picture whose document is refused leaves no file', async () => {
  const before = await hashFiles(env.mediaDir)
  const answer = await send(await noisyPicture(), '', { alt: ' ' })
  expect(answer.status).toBe(400)
  expect(await hashFiles(env.mediaDir)).toEqual(before)
})

test('on a disk that is really full a replaced picture stays whole, with all its sizes', async () => {
  vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  const empty = fillDisk(env.mediaDir, 700 * 1024)
  if (!empty) return
  try {
    const stored = await upload(await sharp(blank).png().toBuffer())
    const before = await hashFiles(env.mediaDir)
    expect(Object.keys(before)).toHaveLength(6)
    expect(await send(await noisyPicture(), stored.id)).toMatchObject({ status: 422 })
    expect(await hashFiles(env.mediaDir)).toEqual(before)
  } finally {
    empty()
  }
})

test('on a disk that is really full: what does not fit is refused, what fits and what has no file works', async () => {
  vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  const empty = fillDisk(filesOfLeads, 64 * 1024)
  // Only root can mount; the tests above hold without it.
  if (!empty) return
  try {
    const failed = await storeFiles(payload, [cv(200 * 1024)]).catch((error: unknown) => error)
    expect(isFileNotStored(failed)).toBe(true)
    expect(await readdir(filesOfLeads)).toEqual(['filler'])
    expect(await storeFiles(payload, [cv(10)])).toHaveLength(1)
    expect(await readdir(filesOfLeads)).toHaveLength(2)
    await expect(makeMinimal(payload, 'leads', { form: 'siteContact' })).resolves.toBeTruthy()
  } finally {
    empty()
  }
})
