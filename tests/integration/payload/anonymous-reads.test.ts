import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet, type Made } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

const make = async (slug: CollectionSlug, data = {}): Promise<Made> => makeMinimal(payload, slug, data)

const anonymous = { user: null, overrideAccess: false } as const

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

describe('reads of an anonymous visitor', () => {
  const canary = 'CANARY'
  const collections = () => payload.config.collections.map(({ slug }) => slug as CollectionSlug)

  /** The response as text; an error counts as an empty response, its message included in the scan. */
  const answer = (request: Promise<unknown>) =>
    request.then(
      (rows) => JSON.stringify(rows),
      (error: Error) => error.message,
    )

  beforeAll(async () => {
    const hidden = { email: 'canary@example.org', name: `${canary} name` }
    const secret = await make('owners', { ...hidden, phone: canary })
    await make('users', { ...hidden, role: 'editor' })
    await make('subscribers', hidden)
    const recipients = ['canary@example.org']
    await payload.updateGlobal({
      slug: 'formsConfig',
      data: { siteContact: { recipients } },
      context: quiet(),
    })
    await make('properties', { owners: [secret.id], headline: 'Published headline' })
    await make('properties', { _status: 'draft', headline: canary, description: canary })
    await make('pages', { _status: 'draft', title: `${canary} page` })
    await make('articles', { _status: 'draft', title: `${canary} article` })
    await make('testimonials', { _status: 'draft', name: canary, comment: canary })
    const shown = await make('testimonials', { name: 'Shown' })
    const later = { name: `${canary} in a later draft` }
    await payload.update({
      collection: 'testimonials',
      id: shown.id,
      data: later,
      draft: true,
      context: quiet(),
    })
    const settings = { locale: 'fr', draft: true, context: quiet() } as const
    await payload.updateGlobal({ slug: 'popup', data: { title: canary }, ...settings })
    await payload.updateGlobal({ slug: 'footer', data: { copyright: canary }, ...settings })
    await make('leads', { subject: canary, notes: canary, person: { email: 'canary@example.org' } })
    await make('demands', { email: 'canary@example.org', originKey: canary })
    await make('outbox', { recipient: 'canary@example.org', payload: { canary } })
    await make('communications', { subject: canary, visibleToOwner: true })
    await make('documents', { title: canary })
    await make('leadFiles', { originalName: canary })
  })

  test.each([false, true])('contain no draft and no personal data (drafts requested: %s)', async (draft) => {
    const read = { ...anonymous, draft, depth: 3, limit: 100, locale: 'all' } as const
    for (const collection of collections()) {
      const text = await answer(payload.find({ collection, ...read }))
      expect([collection, text.toLowerCase()]).not.toEqual([collection, expect.stringContaining('canary')])
    }
  })

  test('contain no version, and no count of hidden documents', async () => {
    for (const collection of collections()) {
      const text = await answer(payload.findVersions({ collection, ...anonymous, depth: 2, limit: 100 }))
      expect([collection, text.toLowerCase()]).not.toEqual([collection, expect.stringContaining('canary')])
    }
    const where = { _status: { equals: 'draft' } } as const
    for (const collection of ['pages', 'articles', 'properties', 'testimonials'] as const) {
      expect(await payload.count({ collection, where, ...anonymous })).toEqual({ totalDocs: 0 })
    }
  })

  test.each([false, true])('contain no draft and no account data of globals (drafts: %s)', async (draft) => {
    for (const { slug } of payload.config.globals) {
      const read = { slug: slug as GlobalSlug, depth: 3, locale: 'all', ...anonymous } as const
      const reads = [payload.findGlobal({ ...read, draft }), payload.findGlobalVersions(read)]
      for (const text of await Promise.all(reads.map(answer)))
        expect([slug, text.toLowerCase()]).not.toEqual([slug, expect.stringContaining('canary')])
    }
  })

  test('cannot be searched by hidden fields', async () => {
    const byOwner = payload.find({
      collection: 'properties',
      where: { 'owners.email': { equals: 'canary@example.org' } },
      ...anonymous,
    })
    await expect(byOwner).rejects.toThrow()
  })
})
