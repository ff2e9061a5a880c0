import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { claimRow } from '@/lib/queue/claim-row'
import { outboxQueue } from '@/lib/email/outbox-queue'
import { dueRows } from '@/lib/queue/queue'

import { makeMinimal, quiet } from '../support/minimal-document'
import type { TestPayload } from '../support/make-payload'

import { databaseListingContract } from './database-listing-contract'

const seats = 3

async function makeCounter(payload: Payload) {
  const key = `counter-${Date.now()}-${Math.random()}`
  await makeMinimal(payload, 'visits', { key, count: 0 })
  return key
}

/** A step that both databases must take atomically. */
function reserveSeat(payload: Payload, key: string): Promise<unknown> {
  const where: Where = { and: [{ key: { equals: key } }, { count: { less_than: seats } }] }
  const data = { count: { $inc: 1 } }
  return payload.db.updateOne({ collection: 'visits', where, data, options: { atomic: true } })
}

const settled = async (attempts: Promise<unknown>[]) =>
  (await Promise.allSettled(attempts)).filter((each) => each.status === 'fulfilled' && each.value).length

/** What the product expects of its database, whichever it is. Run once per database. */
export function databaseContract(name: string, make: () => Promise<TestPayload>) {
  describe(`the database contract on ${name}`, () => {
    let running: TestPayload
    let payload: Payload

    beforeAll(async () => {
      running = await make()
      payload = running.payload
    })
    afterAll(() => running?.stop())

    test('a created document reads back, under an id that is text', async () => {
      const made = await makeMinimal(payload, 'agents', { name: 'Élise Œuvray' })
      const read = await payload.findByID({ collection: 'agents', id: made.id, locale: 'fr' })
      expect(typeof read.id).toBe('string')
      expect(read).toMatchObject({ name: 'Élise Œuvray' })
    })

    test('a draft is invisible to visitors until it is published', async () => {
      const { id } = await makeMinimal(payload, 'testimonials', { _status: 'draft' })
      const visible = () =>
        payload.count({ collection: 'testimonials', overrideAccess: false, where: { id: { equals: id } } })
      expect((await visible()).totalDocs).toBe(0)
      await payload.update({
        collection: 'testimonials',
        id,
        data: { _status: 'published' },
        context: quiet(),
      })
      expect((await visible()).totalDocs).toBe(1)
    })

    test('a draft beside a published document does not change what visitors read', async () => {
      const { id } = await makeMinimal(payload, 'testimonials', { name: 'Published' })
      const data = { name: 'Changed in the draft' }
      await payload.update({ collection: 'testimonials', id, data, draft: true, context: quiet() })
      const read = { collection: 'testimonials', id, overrideAccess: false } as const
      expect(await payload.findByID(read)).toMatchObject({ name: 'Published' })
      const draft = await payload.findByID({ collection: 'testimonials', id, draft: true })
      expect(draft).toMatchObject(data)
    })

    test('versions are kept and an old one can be restored', async () => {
      const { id } = await makeMinimal(payload, 'testimonials', { name: 'First' })
      await payload.update({ collection: 'testimonials', id, data: { name: 'Second' }, context: quiet() })
      const where: Where = { parent: { equals: id } }
      const versions = await payload.findVersions({ collection: 'testimonials', where, sort: 'createdAt' })
      expect(versions.docs.length).toBeGreaterThanOrEqual(2)
      const first = String(versions.docs[0]?.id)
      await payload.restoreVersion({ collection: 'testimonials', id: first, context: quiet() })
      expect(await payload.findByID({ collection: 'testimonials', id })).toMatchObject({ name: 'First' })
    })

    test('each language has its own text, and without the fallback a missing one stays missing', async () => {
      const { id } = await makeMinimal(payload, 'localities', { name: 'Liège' })
      const find = { collection: 'localities', id } as const
      const strict = await payload.findByID({ ...find, locale: 'nl', fallbackLocale: false })
      expect(strict.name ?? '').toBe('')
      const lenient = await payload.findByID({ ...find, locale: 'nl' })
      expect(lenient.name).toBe('Liège')
      await payload.update({ ...find, locale: 'nl', data: { name: 'Luik' }, context: quiet() })
      const all = await payload.findByID({ ...find, locale: 'all' })
      expect(all.name).toMatchObject({ fr: 'Liège', nl: 'Luik' })
    })

    test('documents can be found by the text of one language only', async () => {
      const { id } = await makeMinimal(payload, 'localities', { name: 'Seraing-le-Test' })
      const where: Where = { name: { equals: 'Seraing-le-Test' } }
      const search = { collection: 'localities', where, fallbackLocale: false } as const
      expect((await payload.find({ ...search, locale: 'fr' })).docs.map((each) => each.id)).toEqual([id])
      expect((await payload.find({ ...search, locale: 'de' })).totalDocs).toBe(0)
    })

    test('of twenty concurrent creations under one unique key, one succeeds', async () => {
      const key = `mail-${Date.now()}`
      const attempts = Array.from({ length: 20 }, () => makeMinimal(payload, 'outbox', { key }))
      expect(await settled(attempts)).toBe(1)
      const { totalDocs } = await payload.count({ collection: 'outbox', where: { key: { equals: key } } })
      expect(totalDocs).toBe(1)
    })

    test('of a hundred concurrent attempts at three seats, exactly three succeed', async () => {
      const key = await makeCounter(payload)
      const attempts = Array.from({ length: 100 }, () => reserveSeat(payload, key))
      expect(await settled(attempts)).toBe(seats)
      const visits = await payload.find({ collection: 'visits', where: { key: { equals: key } } })
      expect(visits.docs[0]?.count).toBe(seats)
    })

    test('of twenty that claim a due row at once, one gets it; when its time has passed, one gets it again', async () => {
      const now = new Date('2027-01-15T10:00:00Z')
      const later = new Date('2027-01-15T10:10:00Z')
      const { id } = await makeMinimal(payload, 'outbox', { nextAttemptAt: now.toISOString() })
      const claim = (at: Date) =>
        claimRow<{ id: string; attempts: number }>(payload, {
          collection: 'outbox',
          id,
          due: dueRows(outboxQueue, at),
          data: {
            state: 'sending',
            nextAttemptAt: new Date(at.getTime() + 10 * 60_000).toISOString(),
            attempts: { $inc: 1 },
          },
        })
      expect(await settled(Array.from({ length: 20 }, () => claim(now)))).toBe(1)
      expect(await claim(new Date(later.getTime() - 1))).toBeNull()
      expect(await claim(later)).toMatchObject({ id, attempts: 2 })
    })

    databaseListingContract(() => payload)

    test('the adapter gives the latest versions in all languages, with a few fields of their blocks', async () => {
      const { id } = await makeMinimal(payload, 'pages', {
        title: 'Vendre',
        blocks: [{ blockType: 'callToAction', heading: 'Bonjour' }],
        _status: 'published',
      })
      const options = { collection: 'pages', id, draft: true, context: quiet() } as const
      await payload.update({ ...options, locale: 'nl', data: { title: 'Verkopen' } })
      const read = () =>
        payload.db.queryDrafts({
          collection: 'pages',
          where: { and: [{ 'version.deletedAt': { exists: false } }, { parent: { equals: id } }] },
          select: { parent: true, version: { title: true, blocks: true } },
          locale: 'all',
          limit: 0,
          pagination: false,
        })
      expect((await read()).docs).toMatchObject([
        { id, title: { fr: 'Vendre', nl: 'Verkopen' }, blocks: [{ heading: { fr: 'Bonjour' } }] },
      ])
      await payload.update({ ...options, data: { deletedAt: new Date().toISOString() } })
      expect((await read()).docs).toEqual([])
    })

    test('deleting takes the document, its texts and its versions', async () => {
      const { id } = await makeMinimal(payload, 'testimonials')
      await payload.delete({ collection: 'testimonials', id, context: quiet() })
      const where: Where = { parent: { equals: id } }
      expect((await payload.findVersions({ collection: 'testimonials', where })).totalDocs).toBe(0)
      expect(await payload.findByID({ collection: 'testimonials', id, disableErrors: true })).toBeNull()
    })
  })
}
