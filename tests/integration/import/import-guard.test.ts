import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { OnProgress } from '@/features/import/server/run-import'
import { findRefreshesAfter } from '@/lib/cache/cache-events'
import { withLease } from '@/lib/queue/lease'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { houseRecord, inDutch } from '../../support/feed-records'
import { makeFeedSite, type FeedSite } from '../../support/feed-site'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

/** What keeps an import from doing harm: locks, the guard, the compliance gate, editors' drafts, killed processes. */

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let site: FeedSite
let count = 0

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())

beforeEach(async () => {
  site = await makeFeedSite(payload, `guarded-${(count += 1)}`)
  return () => site.stop()
})

const idOf = (number: number) => count * 1000 + number
const house = (number: number, more = {}) => houseRecord(idOf(number), more)
const houses = (amount: number) => Array.from({ length: amount }, (_, at) => house(at + 1))

const edit = async (number: number, data: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  payload.update({
    collection: 'properties',
    id: String((await site.find(idOf(number)))?.id),
    locale: 'fr',
    data,
    context: quiet(),
    ...more,
  } as Parameters<Payload['update']>[0])

const asEditor = () => ({ overrideAccess: false, user: accounts.editor })

describe('locks', () => {
  test('a locked field keeps the editors’ value, and the others follow the feed', async () => {
    await site.write([house(1)])
    await site.run()
    await edit(1, { price: 199_000, headline: 'Notre titre', lockedFields: ['price', 'headline'] })
    await site.write([house(1, { Price: '1', TypeDescription: 'x', NumberOfBedRooms: '5' })])
    const { report } = await site.run()
    expect(report.differences[0]?.changes).toEqual([{ field: 'bedrooms', old: 3, new: 5 }])
    expect(await site.find(idOf(1))).toMatchObject({
      price: 199_000,
      bedrooms: 5,
      headline: { fr: 'Notre titre' },
    })
  })

  test('an unlocked field follows the feed again, although no record has changed', async () => {
    await site.write([house(1)])
    await site.run()
    await edit(1, { price: 199_000, lockedFields: ['price'] })
    await edit(1, { lockedFields: [] }, asEditor())
    const { report } = await site.run()
    expect(report.differences[0]?.changes).toEqual([{ field: 'price', old: 199_000, new: 250_000 }])
    expect(await site.find(idOf(1))).toMatchObject({ price: 250_000 })
  })

  test('an unlocked status is withdrawn when the property left the feed before', async () => {
    await site.write(houses(2))
    await site.run()
    await edit(1, { lockedFields: ['status'] })
    await site.write([house(2)])
    await site.run()
    await edit(1, { lockedFields: [] }, asEditor())
    await site.run()
    expect(await site.find(idOf(1))).toMatchObject({ status: 'withdrawn' })
  })

  test('a lock on the status keeps a property that left the feed', async () => {
    await site.write(houses(2))
    await site.run()
    await edit(2, { lockedFields: ['status'] })
    await site.write(houses(1))
    await site.run()
    expect(await site.find(idOf(2))).toMatchObject({ status: 'active' })
  })

  test('what an editor changes locks itself where the source says so', async () => {
    const { key } = site.source
    await makeMinimal(payload, 'importSources', { key, autoLock: true })
    await site.write([house(1)])
    await site.run()
    await edit(1, { price: 199_000, headline: 'Notre titre', notes: 'x' }, asEditor())
    expect((await site.find(idOf(1)))?.lockedFields).toEqual(expect.arrayContaining(['price', 'headline']))
    expect((await site.find(idOf(1)))?.lockedFields).toHaveLength(2)
    await edit(1, { lockedFields: ['headline'] }, asEditor())
    expect((await site.find(idOf(1)))?.lockedFields).toEqual(['headline'])
  })

  test('nothing locks itself without that setting, nor when the import changes it', async () => {
    await makeMinimal(payload, 'importSources', { key: site.source.key, autoLock: false })
    await site.write([house(1)])
    await site.run()
    await edit(1, { price: 199_000 }, asEditor())
    await site.write([house(1, { Price: '5' })])
    await site.run()
    expect((await site.find(idOf(1)))?.lockedFields ?? []).toEqual([])
  })

  test('groups of the editors are filled for a new property and left alone afterwards', async () => {
    const ownSite = await makeFeedSite(payload, `editors-${count}`, { editorGroups: ['texts'] })
    await ownSite.write([house(1)])
    await ownSite.run()
    await ownSite.write([house(1, { TypeDescription: 'Autre', Price: '7' })])
    await ownSite.run()
    expect(await ownSite.find(idOf(1))).toMatchObject({ headline: { fr: `Maison ${idOf(1)}` }, price: 7 })
    await ownSite.stop()
  })
})

describe('the guard', () => {
  test('a feed that lost too many properties changes nothing until a person overrules', async () => {
    await site.write(houses(4))
    await site.run()
    await site.write([house(1, { Price: '1' })])
    const held = await site.run()
    expect(held).toMatchObject({ state: 'held', heldReasons: ['manyWithdrawn'] })
    expect(held.report.counts).toMatchObject({ gone: 3, changed: 1 })
    expect(await site.find(idOf(1))).toMatchObject({ price: 250_000 })
    expect(await site.find(idOf(4))).toMatchObject({ status: 'active' })
    expect((await site.run({ overrules: true })).state).toBe('applied')
    expect(await site.find(idOf(4))).toMatchObject({ status: 'withdrawn' })
    expect(await site.find(idOf(1))).toMatchObject({ price: 1 })
  })

  test('empty, partial, cut off, wrongly encoded, older feeds and those without a language are held', async () => {
    const both = await makeFeedSite(payload, `both-${count}`, { languages: ['fr', 'nl'] })
    const records = [house(1), inDutch(house(1))]
    await both.write(records, { createDate: '2027-02-01T10:00:00Z' })
    await both.run()
    const reasonsOf = async (overrules = false) => (await both.run({ overrules })).heldReasons
    await both.write([])
    expect(await reasonsOf()).toEqual(['empty'])
    await both.write(records, { total: 5 })
    expect(await reasonsOf()).toEqual(['partial'])
    await both.write([house(1)])
    expect(await reasonsOf()).toEqual(['languageMissing'])
    await both.write(records, { createDate: '2027-01-31T10:00:00Z' })
    expect(await reasonsOf()).toEqual(['older'])
    await both.writeText(JSON.stringify({ properties: records }).slice(0, -40))
    expect(await reasonsOf()).toContain('truncated')
    expect((await both.run({ overrules: true })).state).toBe('held')
    await both.writeText(Buffer.from(JSON.stringify({ properties: [house(1, { City: 'Liège' })] }), 'latin1'))
    expect(await reasonsOf()).toEqual(['languageMissing'])
    expect(await both.find(idOf(1))).toMatchObject({ status: 'active', price: 250_000 })
    await both.stop()
  })

  test('nothing is withdrawn while a record has no number', async () => {
    await site.write(houses(2))
    await site.run()
    await site.write([house(1), { Goal: 0, language: 'fr' }])
    await site.run()
    expect(await site.find(idOf(2))).toMatchObject({ status: 'active' })
  })

  test('a dry run writes nothing but its log, and its difference is applied only while the feed is the same', async () => {
    await site.write(houses(2))
    const dry = await site.run({ dryRun: true })
    expect(dry).toMatchObject({ state: 'reviewed', report: { counts: { new: 2 } } })
    expect(await site.find(idOf(1))).toBeUndefined()
    const rows = await payload.db.find({
      collection: 'importRecords',
      where: { source: { equals: site.source.key } },
      pagination: false,
    })
    expect(rows.docs).toEqual([])
    await site.write([house(1), house(2, { Price: '1' })])
    const { differenceHash: reviewed } = dry
    expect(await site.run({ reviewed })).toMatchObject({ state: 'held', heldReasons: ['movedOn'] })
    await site.write(houses(2))
    expect(await site.run({ reviewed })).toMatchObject({ state: 'applied', differenceHash: reviewed })
  })
})

describe('publication', () => {
  const incomplete = { EPCUniqueCode: '' }

  test('what the gate refuses arrives as a draft, and is published once the feed is complete', async () => {
    await site.write([house(1, incomplete)])
    const { report } = await site.run()
    expect(report.counts).toMatchObject({ new: 1, drafts: 1 })
    expect(await site.find(idOf(1))).toMatchObject({
      _status: 'draft',
      complianceState: 'incomplete',
      missingMentions: ['epcUniqueCode'],
    })
    await site.write([house(1)])
    await site.run()
    expect(await site.find(idOf(1))).toMatchObject({ _status: 'published' })
  })

  test('a published property that becomes incomplete becomes a draft', async () => {
    await site.write([house(1)])
    await site.run()
    await site.write([house(1, incomplete)])
    expect((await site.run()).report.counts).toMatchObject({ changed: 1, drafts: 1 })
    expect(await site.find(idOf(1))).toMatchObject({ _status: 'draft', complianceState: 'incomplete' })
  })

  test('a property that an editor took offline stays offline', async () => {
    await site.write([house(1)])
    await site.run()
    await edit(1, { _status: 'draft' })
    await site.write([house(1, { Price: '5' })])
    await site.run()
    expect(await site.find(idOf(1))).toMatchObject({ _status: 'draft', price: 5 })
  })

  test('an editor’s unpublished changes are not published by the import', async () => {
    await site.write([house(1)])
    await site.run()
    await edit(1, { headline: 'En chantier', lockedFields: ['headline'] }, { draft: true })
    await site.write([house(1, { Price: '5' })])
    await site.run()
    expect(await site.find(idOf(1))).toMatchObject({ _status: 'published', price: 250_000 })
    expect(await site.find(idOf(1), { draft: true })).toMatchObject({
      price: 5,
      headline: { fr: 'En chantier' },
      _status: 'draft',
    })
  })
})

describe('a process that is killed', () => {
  test('the next run applies what was staged, once', async () => {
    await site.write([...houses(3), inDutch(house(2))])
    const onProgress: OnProgress = (stage, done) => {
      if (stage === 'apply' && done === 2) throw new Error('killed')
    }
    await expect(site.run({ onProgress })).rejects.toThrow('killed')
    expect(await site.find(idOf(2))).toMatchObject({ _status: 'published' })
    expect(await site.find(idOf(3))).toBeUndefined()
    // A process that is killed does not note that its run failed.
    const where = { source: { equals: site.source.key } }
    await payload.update({ collection: 'importRuns', where, data: { state: 'applying' } })
    const { report } = await site.run()
    expect(report.counts).toMatchObject({ read: 3, new: 0, changed: 0, unchanged: 3 })
    const { docs } = await payload.find({
      collection: 'properties',
      where,
      sort: 'ref',
      depth: 0,
    })
    expect(docs.map(({ ref, _status }) => [ref, _status])).toEqual(
      [1, 2, 3].map((number) => [idOf(number), 'published']),
    )
    expect(await site.find(idOf(2))).toMatchObject({ headline: { nl: 'Huis' } })
    const runs = await payload.find({ collection: 'importRuns', where, sort: 'startedAt' })
    expect(runs.docs).toMatchObject([
      { state: 'applied', counts: { read: 3, new: 3 } },
      { state: 'applied', counts: { unchanged: 3 } },
    ])
  })

  const inTwo = () => [house(1), inDutch(house(1))]

  test.each([
    ['two languages', inTwo, { nl: 'Huis' }],
    ['one language', () => [house(1)], { fr: expect.stringContaining('Maison') }],
  ])(
    'a property in %s that was made without its version is finished, and follows the feed',
    async (...given) => {
      const [, makeRecords, headline] = given
      const records = makeRecords()
      await site.write(records)
      const { createVersion } = payload.db
      payload.db.createVersion = (async (given: Parameters<typeof createVersion>[0]) => {
        if (given.collectionSlug === 'properties') throw new Error('killed')
        return createVersion(given)
      }) as typeof createVersion
      await site.run()
      payload.db.createVersion = createVersion
      await site.run()
      expect(await site.find(idOf(1))).toMatchObject({ _status: 'published', headline })
      await site.write(records.map((record) => ({ ...record, Price: '240000' })))
      const { report } = await site.run()
      expect(report).toMatchObject({ counts: { changed: 1, refused: 0 }, warnings: {} })
      expect(await site.find(idOf(1))).toMatchObject({ _status: 'published', price: 240_000 })
    },
  )

  test('a run that ended before anything was applied counts as failed', async () => {
    const { key } = site.source
    const left = await makeMinimal(payload, 'importRuns', { source: key, state: 'staging' })
    await site.write([house(1)])
    await site.run()
    const stored = await payload.findByID({ collection: 'importRuns', id: left.id })
    expect(stored).toMatchObject({ state: 'failed', failure: expect.stringContaining('before') })
  })
})

test('one run of a source at a time; a feed that cannot be read is a failed run', async () => {
  await withLease(payload, `import ${site.source.key}`, async () => {
    await expect(site.run()).rejects.toThrow('Another import')
  })
  await expect(site.run()).rejects.toThrow('There is no file')
  const { docs } = await payload.find({
    collection: 'importRuns',
    where: { source: { equals: site.source.key } },
  })
  expect(docs).toMatchObject([{ state: 'failed', failure: expect.stringContaining('There is no file') }])
})

test('the contact of a source is told of a run that is held or fails', async () => {
  const contact = { email: 'office@example.org', language: 'en' } as const
  const ownSite = await makeFeedSite(payload, `told-${count}`, { contact })
  await ownSite.write([])
  await ownSite.run()
  await ownSite.stop()
  await expect(ownSite.run()).rejects.toThrow('There is no file')
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { recipient: { equals: contact.email } },
    sort: 'createdAt',
  })
  expect(docs.map(({ subject }) => subject)).toEqual([
    `The import of told-${count} is waiting for you`,
    `The import of told-${count} failed`,
  ])
})

test('the pages are refreshed once, at the end', async () => {
  const last = async () => (await findRefreshesAfter(payload, 0)).at(-1)?.sequence ?? 0
  const before = await last()
  await site.write(houses(3))
  await site.run()
  const events = await findRefreshesAfter(payload, before)
  // The type and the place of the first test exist; a new one would be a refresh of its own.
  expect(events).toHaveLength(1)
  const stored = await site.find(idOf(1))
  expect(events[0]?.tags).toEqual(
    expect.arrayContaining([`properties:${String(stored?.id)}`, 'list:properties']),
  )
})

test('properties that the feed itself says are withdrawn count too', async () => {
  await site.write(houses(4))
  await site.run()
  await site.write(Array.from({ length: 4 }, (_, at) => house(at + 1, { Status: '3' })))
  expect(await site.run()).toMatchObject({ state: 'held', heldReasons: ['manyWithdrawn'] })
  expect(await site.find(idOf(1))).toMatchObject({ status: 'active' })
})

test('a price that could be thousands or thousandths is left out', async () => {
  await site.write([
    house(1, { Price: '250.000' }),
    house(2, { Price: '250000.50', GoogleX: '50.612', GoogleY: '5.460' }),
  ])
  const { report } = await site.run()
  expect(report.warnings).toEqual({ 'price notANumber': 1 })
  expect((await site.find(idOf(1)))?.price ?? null).toBeNull()
  expect(await site.find(idOf(2))).toMatchObject({ price: 250_000.5, latitude: 50.612 })
})

test('objects where signs are expected, and a date far ahead, stop no run', async () => {
  await site.write(
    [house(1), { ...house(2), WebIDs: { toString: 1 }, language: { toString: 1 } }, { ID: { toString: 1 } }],
    {
      createDate: '2099-01-01',
      total: { toString: 1 },
    },
  )
  await site.run()
  await site.write([house(1, { Price: '5' })], { createDate: '2026-11-24' })
  expect(await site.run()).toMatchObject({ state: 'held', heldReasons: ['older'] })
  await site.run({ overrules: true })
  await site.write([house(1, { Price: '6' })], { createDate: '2026-11-25' })
  expect((await site.run()).heldReasons).not.toContain('older')
})

test('a held feed changes no row that is otherwise the same', async () => {
  await site.write(houses(4))
  await site.run()
  const [first, ...others] = houses(4)
  const sameButKey = { ...first, Unmapped: 1 }
  await site.write([sameButKey], { partial: 'true' })
  expect(await site.run()).toMatchObject({ state: 'held', heldReasons: expect.arrayContaining(['partial']) })
  await site.write([sameButKey, ...others])
  const { report } = await site.run()
  expect(report.counts).toMatchObject({ unchanged: 4, changed: 0 })
})
