import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { collectionConfigs } from '@/collections/registry'
import { factNames } from '@/lib/uploads/own-file-facts'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

/** What Payload reads from a file is written by the file alone, for every role. */

const uploads = collectionConfigs.flatMap(({ slug, upload }) => (upload ? [slug as CollectionSlug] : []))

let running: TestPayload
let payload: Payload
let studio: StudioApi
beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  studio = await openStudioApi(running, 'administrator')
})
afterAll(() => running.stop())

const values: Record<(typeof factNames)[number], unknown> = {
  filename: 'other.pdf',
  mimeType: 'image/png',
  filesize: 7,
  width: 7,
  height: 7,
  url: '/elsewhere.pdf',
  thumbnailURL: '/elsewhere.png',
  sizes: { w400: { filename: 'other.webp', filesize: 7, width: 7, url: '/elsewhere.webp' } },
}

/** The row without what every save changes. */
async function factsOf(collection: CollectionSlug, id: string): Promise<unknown> {
  const row = await payload.db.findOne<Record<string, unknown> & { id: string }>({
    collection,
    where: { id: { equals: id } },
  })
  return Object.fromEntries(factNames.map((name) => [name, row?.[name] ?? null]))
}

test.each(uploads)('no request writes the facts of a file of %s', async (collection) => {
  const { id } = await makeMinimal(payload, collection)
  const before = await factsOf(collection, id)
  expect(before).toMatchObject({ filename: expect.any(String), filesize: expect.any(Number) })
  const one = `/api/${collection}/${id}`
  const many = `/api/${collection}?where[id][equals]=${id}`
  for (const path of [one, many]) {
    for (const [name, value] of Object.entries(values))
      await studio.send(path, { method: 'PATCH', body: { [name]: value } })
    await studio.send(path, { method: 'PATCH', body: values })
  }
  expect(await factsOf(collection, id)).toEqual(before)
})

test('each field that Payload adds to a collection of files is on the list, but for the focal point', () => {
  for (const slug of uploads) {
    const ownFields = new Set(
      collectionConfigs
        .find((each) => each.slug === slug)
        ?.fields.map((field) => 'name' in field && field.name),
    )
    const added = payload.collections[slug].config.fields.flatMap((field) =>
      'name' in field &&
      !ownFields.has(field.name) &&
      !/^(?:id|focal[XY]|updatedAt|createdAt|deletedAt|revis\w+)$/.test(field.name)
        ? [field.name]
        : [],
    )
    for (const name of added) expect(factNames).toContain(name)
  }
})

test('the rest of such a save is stored, as the studio sends it', async () => {
  const { id } = await makeMinimal(payload, 'documents')
  const answer = await studio.send(`/api/documents/${id}?locale=fr`, {
    method: 'PATCH',
    body: { ...values, title: 'Attestation du sol' },
  })
  expect(answer.status).toBe(200)
  const stored = await payload.findByID({ collection: 'documents', id, locale: 'fr' })
  expect(stored).toMatchObject({ title: 'Attestation du sol', mimeType: 'application/pdf' })
})
