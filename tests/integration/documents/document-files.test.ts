import path from 'node:path'

import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { GET } from '@/app/(site)/images/[...file]/route'
import { env } from '@/lib/env'
import { findGateRefusal } from '@/lib/payload/api-gate'
import type { Document } from '@/payload-types'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { thinPng } from '../../support/thin-png'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

const upload = (
  name: string,
  data: Buffer,
  mimetype: string,
  property?: string | number,
): Promise<Document> =>
  payload.create({
    collection: 'documents',
    // The rules of files do not depend on the property, which is required only where people fill in the form.
    data: { title: 'Plan', kind: 'plan', audience: 'staff', property } as never,
    file: { name, data, mimetype, size: data.length },
    locale: 'fr',
    context: quiet(),
  })

test('a picture that unfolds into too many pixels is refused', async () => {
  await expect(upload('plan.png', thinPng(40_000_000, 1), 'image/png')).rejects.toThrow(/un côté/)
})

test('a crop in the request does not change a stored document', async () => {
  const data = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#378' } })
    .png()
    .toBuffer()
  const property = await makeMinimal(payload, 'properties')
  const { id, filename } = await upload('plan.png', data, 'image/png', property.id)
  const uploadEdits = { crop: { x: 0, y: 0 }, widthInPixels: 1, heightInPixels: 1 }
  await payload.update({
    collection: 'documents',
    id,
    data: {},
    locale: 'fr',
    req: { query: { uploadEdits } },
    context: quiet(),
  })
  const stored = path.join(env.privateDir, 'documents', String(filename))
  expect((await sharp(stored).metadata()).width).toBe(90)
})

const pdf = Buffer.from('%PDF-1.4\nxref\n%%EOF\n')

test.each([
  ['HTML called pdf', 'plan.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a program called docx', 'plan.docx', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0', 'latin1')],
  ['any zip called docx', 'plan.docx', Buffer.from(`PK\x03\x04${'.'.repeat(40)}run.exe`, 'latin1')],
  ['an SVG', 'plan.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a film', 'plan.mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1')],
])('%s is refused by its content', async (_what, name, data) => {
  await expect(upload(name, data, 'application/pdf')).rejects.toThrow(/ni un PDF, ni un document Word/)
})

test('more than 20 MB is refused', async () => {
  const large = Buffer.concat([pdf, Buffer.alloc(20 * 1024 * 1024)])
  await expect(upload('plan.pdf', large, 'application/pdf')).rejects.toThrow(/dépasse 20\u00a0Mo/)
})

test('no public URL serves a document', async () => {
  const scan = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  // The id of a property is required; a missing one stops the upload only after its file was checked.
  await expect(upload('scan.jpg', scan, 'image/jpeg')).rejects.toThrow(/Bien/)
  const name = '00000000-0000-4000-8000-000000000000.jpg'
  for (const path of [`/api/documents/file/${name}`, '/api/documents', `/api/documents/${name}`])
    expect(findGateRefusal({ method: 'GET', path, user: null })).toBe(401)
  const pictureUrl = new URL(`http://perron.test/images/${name}?width=400&height=auto&format=webp`)
  for (const file of [[name], ['..', 'private', 'documents', name], [`..%2fprivate%2fdocuments%2f${name}`]])
    expect((await GET(new Request(pictureUrl), { params: Promise.resolve({ file }) })).status).toBe(404)
})

test('no document is read without a session of staff', async () => {
  const read = payload.find({ collection: 'documents', overrideAccess: false })
  await expect(read).rejects.toThrow()
})

test('a file that is not there is not found, whatever its name', async () => {
  // The ones before it refuse what visitors may no longer see.
  const handler = payload.collections.media.config.upload.handlers?.at(-1)
  const ask = async (filename: string) => {
    const params = { collection: 'media', filename }
    return handler?.({ payload } as never, { doc: {} as never, params })
  }
  for (const name of ['nothing.jpg', '../perron.db', 'a\0b', '..', ''])
    expect(await ask(name), name).toMatchObject({ status: 404 })
})
