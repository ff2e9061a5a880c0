import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, type Made } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

const make = async (slug: CollectionSlug, data = {}): Promise<Made> => makeMinimal(payload, slug, data)

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

describe('a file sent with a lead', () => {
  test('gets a name that cannot be guessed', async () => {
    const { id } = await make('leadFiles', { originalName: 'cv.pdf' })
    const { filename } = await payload.findByID({ collection: 'leadFiles', id })
    expect(filename).toMatch(/^[0-9a-f-]{36}\.pdf$/)
  })

  test.each([
    ['a script under a false name', Buffer.from('<script>alert(1)</script>'), 'cv.pdf'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'cv.png'],
    [
      'too much',
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5 * 1024 * 1024), Buffer.from('xref %%EOF')]),
      'cv.pdf',
    ],
  ])('is refused when it is %s', async (_what, data, name) => {
    const file = { data, name, size: data.length, mimetype: 'application/pdf' }
    const created = payload.create({ collection: 'leadFiles', data: { originalName: name }, file })
    await expect(created).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status === 400 || status === 413),
    })
  })
})
