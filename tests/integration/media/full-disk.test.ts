import fs, { readdir } from 'node:fs/promises'

import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { storeFiles } from '@/features/submissions/server/submitted-file'
import { isFileNotStored } from '@/lib/payload/hooks/keep-uploads-whole'

import { fillDisk } from '../../support/full-disk'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { fetchSessionToken } from '../../support/session-token'

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

const folderOf = (collection: 'media' | 'leadFiles') =>
  payload.collections[collection].config.upload.staticDir ?? ''
const filesIn = async (collection: 'media' | 'leadFiles') =>
  (await readdir(folderOf(collection)).catch(() => [])).toSorted()

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

async function send(data: Buffer, id = ''): Promise<{ status: number; text: string }> {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(data)], 'house.png', { type: 'image/png' }))
  body.append('_payload', JSON.stringify({ alt: 'A house' }))
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

/** Lets every write of Payload fail after its first bytes, as on a disk that fills up meanwhile. */
function failHalfway(): void {
  const write = fs.writeFile.bind(fs)
  vi.spyOn(fs, 'writeFile').mockImplementation(async (file, data, ...rest) => {
    await write(file, Buffer.isBuffer(data) ? data.subarray(0, 100) : data, ...rest)
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
}

test('a picture that does not fit is refused in words, below 500, and leaves nothing', async () => {
  vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  const picture = await noisyPicture()
  const kept = await payload.create({
    collection: 'media',
    data: { alt: 'A house' },
    file: { name: 'kept.png', data: picture, mimetype: 'image/png', size: picture.length },
    locale: 'fr',
    context: quiet(),
  })
  const before = await filesIn('media')
  const count = async () => (await payload.count({ collection: 'media' })).totalDocs
  const rows = await count()

  failHalfway()
  for (const answer of [await send(picture)]) {
    expect(answer).toMatchObject({ status: 422, text: expect.stringContaining('disk of the server is full') })
  }
  vi.restoreAllMocks()
  expect([await filesIn('media'), await count()]).toEqual([before, rows])

  vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  // The room is tried before Payload deletes the file that is replaced.
  vi.spyOn(fs, 'open').mockRejectedValue(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
  expect(await send(picture, kept.id)).toMatchObject({
    status: 422,
    text: expect.stringContaining('Nothing has changed'),
  })
  vi.restoreAllMocks()
  expect(await filesIn('media')).toEqual(before)
})

test('a file of a form that does not fit is told from a wrong one, and leaves nothing, nor those before it', async () => {
  vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  const before = await filesIn('leadFiles')
  failHalfway()
  const failed = await storeFiles(payload, [cv(10)]).catch((error: unknown) => error)
  expect(isFileNotStored(failed)).toBe(true)
  vi.mocked(fs.writeFile).mockRestore()
  expect(await filesIn('leadFiles')).toEqual(before)

  const wrong = { ...example, bytes: Buffer.from('%PDF-1.4 half of it') }
  const refused = await storeFiles(payload, [cv(10), wrong]).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Error)
  expect(isFileNotStored(refused)).toBe(false)
  expect(await filesIn('leadFiles')).toEqual(before)
})

test('on a disk that is really full: what does not fit is refused, what fits and what has no file works', async () => {
  vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  const empty = fillDisk(folderOf('leadFiles'), 64 * 1024)
  // Only root can mount; the tests above hold without it.
  if (!empty) return
  try {
    const failed = await storeFiles(payload, [cv(200 * 1024)]).catch((error: unknown) => error)
    expect(isFileNotStored(failed)).toBe(true)
    expect(await filesIn('leadFiles')).toEqual(['filler'])
    expect(await storeFiles(payload, [cv(10)])).toHaveLength(1)
    expect(await filesIn('leadFiles')).toHaveLength(2)
    await expect(makeMinimal(payload, 'leads', { form: 'siteContact' })).resolves.toBeTruthy()
  } finally {
    empty()
  }
})
