import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { collectionConfigs, globalConfigs } from '@/collections/registry'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { openStudioApi, type StudioApi } from '../../support/studio-api'

let running: TestPayload
let payload: Payload
let editor: StudioApi

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  // The requests of the studio have no context; refreshing caches needs a running Next server.
  for (const { config } of Object.values(payload.collections))
    config.hooks.beforeOperation?.unshift(({ args, req }) => {
      req.context.skipRevalidation = true
      return args
    })
  editor = await openStudioApi(running, 'editor')
})
afterAll(() => running.stop())

const withDrafts = collectionConfigs
  .filter(({ versions }) => typeof versions === 'object' && versions.drafts)
  .map(({ slug }) => slug as CollectionSlug)

/** What visitors get: the published row without the marks of its saves. */
async function readPublished(collection: CollectionSlug, id: string) {
  const stored = await payload.db.findOne<{ id: string }>({
    collection,
    where: { id: { equals: id } },
    locale: 'all',
  })
  return { ...stored, revision: 0, revisedAt: null, revisedBy: null, revisedIn: null, revisedFrom: null }
}

/** A published document whose oldest version is a draft, as every document that was first saved as one. */
async function makePublished(collection: CollectionSlug): Promise<{ id: string; draftVersion: string }> {
  const { id } = await makeMinimal(payload, collection, { _status: 'draft' })
  const context = { ...quiet(), acceptIncomplete: true }
  await payload.update({ collection, id, data: { _status: 'published' } as never, context })
  const { docs } = await payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'draft' } }] },
  })
  return { id, draftVersion: String(docs[0]?.id) }
}

test('there are collections with drafts to restore', () => {
  expect(withDrafts).toContain('pages')
  expect(withDrafts.length).toBeGreaterThan(4)
})

test.each(withDrafts)('restoring an earlier draft of %s leaves what is published online', async (slug) => {
  for (const query of ['', '?draft=false', '?draft=', '?draft=true']) {
    const { id, draftVersion } = await makePublished(slug)
    const before = await readPublished(slug, id)
    const answer = await editor.send(`/api/${slug}/versions/${draftVersion}${query}`, { method: 'POST' })
    expect(answer.status).toBe(200)
    expect(await readPublished(slug, id)).toEqual(before)
    const latest = await payload.findByID({ collection: slug, id, draft: true, depth: 0 })
    expect(latest).toMatchObject({ _status: 'draft' })
  }
})

test('restoring an earlier published version leaves the newer published one online', async () => {
  const { id } = await makeMinimal(payload, 'articles', { title: 'Ancien titre' })
  await payload.update({
    collection: 'articles',
    id,
    data: { title: 'Nouveau titre', _status: 'published' },
    context: quiet(),
  })
  const { docs } = await payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: id } },
    sort: 'createdAt',
  })
  const answer = await editor.send(`/api/articles/versions/${docs[0]?.id}`, { method: 'POST' })
  expect((await answer.json()) as { message: string }).toMatchObject({
    message: expect.stringContaining('brouillon'),
  })
  const [published, draft] = [
    await payload.findByID({ collection: 'articles', id }),
    await payload.findByID({ collection: 'articles', id, draft: true }),
  ]
  expect(published).toMatchObject({ title: 'Nouveau titre', _status: 'published' })
  expect(draft).toMatchObject({ title: 'Ancien titre', _status: 'draft' })
})

test('no version is restored by a translator', async () => {
  const { draftVersion } = await makePublished('pages')
  const translator = await openStudioApi(running, 'translator')
  const answer = await translator.send(`/api/pages/versions/${draftVersion}`, { method: 'POST' })
  expect(answer.status).toBe(403)
})

const withoutVersions = globalConfigs.filter(({ versions }) => !versions).map(({ slug }) => slug)

test.each(withoutVersions)('no version of the global %s is restored', async (slug) => {
  for (const studio of [editor, await openStudioApi(running, 'administrator')]) {
    const answer = await studio.send(`/api/globals/${slug}/versions/1?draft=true`, { method: 'POST' })
    expect(answer.status).toBe(403)
  }
})
