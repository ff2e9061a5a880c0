import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { env } from '@/lib/env'

import { houseRecord, inDutch } from '../../support/feed-records'
import { makeFeedSite, type FeedSite } from '../../support/feed-site'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let site: FeedSite
let count = 0

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())

beforeEach(async () => {
  site = await makeFeedSite(payload, `feed-${(count += 1)}`)
  return () => site.stop()
})

/** Numbers that no other test uses. */
const idOf = (number: number) => count * 1000 + number
const house = (number: number, more = {}) => houseRecord(idOf(number), more)
const houses = (amount: number) => Array.from({ length: amount }, (_, at) => house(at + 1))

test('two languages become one property with the number of the feed, its place and its type', async () => {
  await site.write([house(1), inDutch(house(1), { City: 'Flémalle' })])
  const { state, report } = await site.run()
  expect(state).toBe('applied')
  expect(report.counts).toEqual({
    read: 1,
    new: 1,
    changed: 0,
    unchanged: 0,
    refused: 0,
    unreadable: 0,
    waiting: 0,
    deleted: 0,
    gone: 0,
    drafts: 0,
  })
  expect(await site.find(idOf(1))).toMatchObject({
    ref: idOf(1),
    _status: 'published',
    goal: 'sale',
    status: 'active',
    price: 250_000,
    bedrooms: 3,
    headline: { fr: `Maison ${idOf(1)}`, nl: 'Huis' },
    publishedIn: expect.arrayContaining(['fr', 'nl']),
    energyPerformance: 179,
  })
  const types = await payload.find({ collection: 'propertyTypes', locale: 'all', depth: 0 })
  expect(types.docs).toMatchObject([{ webId: 1, name: { fr: 'Maison', nl: 'Huis' } }])
  const places = await payload.find({ collection: 'localities', locale: 'all', depth: 0 })
  expect(places.docs).toMatchObject([{ zip: '4400', name: { fr: 'Flemalle', nl: 'Flémalle' } }])
})

test('places and projects of the lists of a feed are made once, and left as editors have them', async () => {
  const lists = {
    citys: [
      { Name: 'Huy', Zip: '4500', CountryID: 10, PropertyCount: 2, language: 'fr' },
      { Name: 'Hoei', Zip: '4500', CountryID: 10, PropertyCount: 2, language: 'nl' },
      { Name: 'Sans code', CountryID: 10, language: 'fr' },
    ],
    projects: [
      {
        ID: 8120,
        ExternalWeb: 'www.clos.example',
        PublicAddress: '1',
        Street: 'Rue Haute',
        HouseNumber: '7',
        Zip: '4500',
        City: 'Huy',
        CountryID: 10,
        language: 'fr',
        Name: 'Le Clos',
      },
    ],
  }
  await site.write([house(1)], lists)
  const placesOf = async () =>
    (
      await payload.find({
        collection: 'localities',
        where: { zip: { equals: '4500' } },
        depth: 0,
        locale: 'all',
      })
    ).docs
  const dry = await site.run({ dryRun: true })
  expect(dry.report.reading.listed).toEqual({ places: 1, projects: 1 })
  expect(await placesOf()).toEqual([])
  await site.run()
  expect(await placesOf()).toMatchObject([{ name: { fr: 'Huy', nl: 'Hoei' } }])
  const { docs } = await payload.find({
    collection: 'projects',
    where: { number: { equals: 8120 } },
    draft: true,
    locale: 'all',
    depth: 0,
  })
  expect(docs).toMatchObject([
    {
      _status: 'draft',
      externalWeb: 'www.clos.example',
      publishAddress: true,
      street: 'Rue Haute',
      houseNumber: '7',
      locality: (await placesOf())[0]?.id,
      name: { fr: 'Le Clos', nl: 'Project 8120' },
    },
  ])
  const again = await site.run()
  expect(again.report.reading.listed).toEqual({ places: 0, projects: 0 })
  expect(await placesOf()).toHaveLength(1)
})

test('the same feed again writes nothing', async () => {
  await site.write([house(1), house(2)])
  await site.run()
  const before = await site.find(idOf(1))
  const { report, state } = await site.run()
  expect(state).toBe('applied')
  expect(report.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, gone: 0 })
  expect((await site.find(idOf(1)))?.updatedAt).toBe(before?.updatedAt)
})

test('a property in two languages is stored once, when it is new and when it changes', async () => {
  const versions = async () => {
    const parent = String((await site.find(idOf(1)))?.id)
    const { docs } = await payload.findVersions({
      collection: 'properties',
      where: { parent: { equals: parent } },
      sort: 'createdAt',
      depth: 0,
      locale: 'all',
    })
    return docs.map(({ version: { _status, headline } }) => ({ _status, headline }))
  }
  const first = { _status: 'published', headline: { fr: `Maison ${idOf(1)}`, nl: 'Huis' } }
  await site.write([house(1), inDutch(house(1))])
  await site.run()
  expect(await versions()).toEqual([first])
  await site.write([
    house(1, { TypeDescription: 'Maison claire' }),
    inDutch(house(1), { TypeDescription: 'Licht huis' }),
  ])
  await site.run()
  const second = { _status: 'published', headline: { fr: 'Maison claire', nl: 'Licht huis' } }
  expect(await versions()).toEqual([first, second])
})

test('a translation is out of date when the feed changed its source alone', async () => {
  const staleTexts = async () => {
    const id = String((await site.find(idOf(1)))?.id)
    const stored = await payload.db.findOne<{ id: string; staleTexts?: unknown }>({
      collection: 'properties',
      where: { id: { equals: id } },
    })
    return stored?.staleTexts
  }
  const dutch = (TypeDescription: string) => inDutch(house(1), { TypeDescription })
  await site.write([house(1), dutch('Huis')])
  await site.run()
  await site.write([house(1, { TypeDescription: 'Maison claire' }), dutch('Licht huis')])
  await site.run()
  expect(await staleTexts()).toEqual({})
  await site.write([house(1, { TypeDescription: 'Maison sombre' }), dutch('Licht huis')])
  await site.run()
  expect(await staleTexts()).toMatchObject({ nl: { headline: { source: 'Maison claire' } } })
})

test('a change is reported with its old and new value, and applied in its language', async () => {
  const dutch = inDutch(house(1))
  await site.write([house(1), dutch])
  await site.run()
  await site.write([house(1, { Price: '240000' }), { ...dutch, TypeDescription: 'Mooi huis' }])
  const { report } = await site.run()
  expect(report.differences).toEqual([
    {
      record: String(idOf(1)),
      kind: 'changed',
      changes: [
        { field: 'headline:nl', old: 'Huis', new: 'Mooi huis' },
        { field: 'price', old: 250_000, new: 240_000 },
      ],
    },
  ])
  expect(await site.find(idOf(1))).toMatchObject({
    price: 240_000,
    _status: 'published',
    headline: { fr: `Maison ${idOf(1)}`, nl: 'Mooi huis' },
  })
})

test('a record that only looks different changes nothing', async () => {
  await site.write([house(1)])
  await site.run()
  const before = await site.find(idOf(1))
  await site.write([house(1, { Price: '250000.00', Unknown: 'x', OwnerName: 'A. Person' })])
  const { report } = await site.run()
  expect(report.counts).toMatchObject({ changed: 0, unchanged: 1 })
  expect((await site.find(idOf(1)))?.updatedAt).toBe(before?.updatedAt)
})

test('what left the feed is withdrawn, keeps its page, and comes back under the same number', async () => {
  await site.write(houses(4))
  await site.run()
  await site.write(houses(3))
  const { report } = await site.run()
  expect(report.counts).toMatchObject({ gone: 1, unchanged: 3 })
  const gone = await site.find(idOf(4))
  expect(gone).toMatchObject({ status: 'withdrawn', _status: 'published', ref: idOf(4) })
  expect((await site.run()).report.counts).toMatchObject({ gone: 0, unchanged: 3 })
  await site.write(houses(4))
  expect((await site.run()).report.counts).toMatchObject({ changed: 1, new: 0 })
  expect(await site.find(idOf(4))).toMatchObject({ id: gone?.id, status: 'active', ref: idOf(4) })
})

test('a sold property that leaves the feed stays sold', async () => {
  await site.write([house(1), house(2, { Status: '2' })])
  await site.run()
  await site.write([house(1)])
  await site.run()
  expect(await site.find(idOf(2))).toMatchObject({ status: 'sold', _status: 'published' })
})

test('a broken record is reported and holds up no other', async () => {
  const broken = [house(1, { Goal: '-' }), house(3), house(3, { Price: '1' }), { ID: idOf(4) }]
  await site.write([...broken, house(2, { Price: '1e308', ConditionID: '77' })])
  const { state, report } = await site.run()
  expect(state).toBe('applied')
  expect(report.counts).toMatchObject({ new: 1, refused: 3 })
  expect(report.refused).toMatchObject([
    { record: String(idOf(1)), reason: 'missingField', fields: [{ field: 'goal', reason: 'missing' }] },
    { record: String(idOf(3)), reason: 'duplicate' },
    { record: String(idOf(4)), reason: 'missingField' },
  ])
  expect(report.unknownCodes).toEqual({ 'conditionName: 77': 1 })
  expect(await site.find(idOf(2))).toMatchObject({ price: null, bedrooms: 3 })
})

test('a record that breaks keeps the property as it was, and is taken over once it is whole', async () => {
  await site.write([house(1)])
  await site.run()
  await site.write([house(1, { Goal: '', Price: '1' })])
  expect((await site.run()).report.counts).toMatchObject({ refused: 1, gone: 0 })
  expect(await site.find(idOf(1))).toMatchObject({ price: 250_000, status: 'active' })
  await site.write([house(1, { Price: '2' })])
  await site.run()
  expect(await site.find(idOf(1))).toMatchObject({ price: 2 })
})

test('hostile texts are stored as harmless text', async () => {
  const text = '<p>Belle</p><script>alert(1)</script><a href="javascript:alert(1)">vue</a>\u0000'
  await site.write([
    house(1, { DescriptionA: text, TypeDescription: 'x'.repeat(500), GoogleX: 0, GoogleY: 0 }),
  ])
  await site.run()
  const stored = await site.find(idOf(1))
  expect(stored).toMatchObject({ description: { fr: 'Belle\n\nvue' }, latitude: null })
  expect(JSON.stringify(stored?.headline).length).toBeLessThan(200)
})

test('a number of the feed that another property has is not taken over', async () => {
  await site.write([house(1)])
  await site.run()
  const other = await makeFeedSite(payload, 'feed-other')
  await other.write([house(1)])
  await other.run()
  expect((await other.find(idOf(1)))?.ref).not.toBe(idOf(1))
  await other.stop()
})

test('a property in the trash is not brought back', async () => {
  await site.write([house(1)])
  await site.run()
  const stored = await site.find(idOf(1))
  const deletedAt = new Date().toISOString()
  await payload.update({
    collection: 'properties',
    id: String(stored?.id),
    data: { deletedAt },
    context: quiet(),
  })
  await site.write([house(1, { Price: '1' })])
  const { report } = await site.run()
  expect(report.refused).toMatchObject([{ reason: 'inTrash' }])
  expect(await site.find(idOf(1))).toMatchObject({ price: 250_000, deletedAt: expect.any(String) })
})

test('nothing of owners is stored', async () => {
  await site.write([house(1, { OwnerName: 'Canary Person', Vendor: { Email: 'canary@example.org' } })])
  await site.run()
  const rows = await payload.db.find({ collection: 'importRecords', where: {}, pagination: false })
  expect(JSON.stringify([rows.docs, await site.find(idOf(1))])).not.toMatch(/canary/i)
})

test('timers run between two rows: the lease is renewed, and the memory of the driver released', async () => {
  await site.write(houses(4))
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 0)
  const seen: number[] = []
  await site.run({ onProgress: (stage) => void (stage === 'apply' && seen.push(ticks)) })
  clearInterval(timer)
  expect(new Set(seen).size).toBe(4)
})

test('copies of feeds that killed processes left are deleted after a day', async () => {
  await site.write([house(1)])
  await site.run()
  const folder = path.join(env.privateDir, 'imports')
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60_000)
  await writeFile(path.join(folder, 'old.json'), '{}')
  await utimes(path.join(folder, 'old.json'), twoDaysAgo, twoDaysAgo)
  await writeFile(path.join(folder, 'new.json'), '{}')
  await site.run()
  expect(await readdir(folder)).toEqual(['new.json'])
  await rm(path.join(folder, 'new.json'))
})

test('agents and projects are matched by their address, name and number, or made once', async () => {
  const agent = await payload.create({
    collection: 'agents',
    data: { name: 'Anne Dupont', email: 'Anne@immo.example' },
    context: quiet(),
  })
  const related = await makeFeedSite(payload, 'related')
  const manager = (name: string, email: string) => ({
    ManagerName: name,
    ManagerEmail: email,
    ManagerDirectPhone: '04 222',
  })
  await related.write([
    houseRecord(70_001, { ...manager('A. Dupont', 'anne@IMMO.example'), ProjectID: 77 }),
    houseRecord(70_002, { ...manager('ANNE DUPONT', ''), ProjectID: '77' }),
    houseRecord(70_003, { ...manager('Zoé Leroy', 'zoe@immo.example'), ProjectID: 0 }),
    houseRecord(70_004, { ...manager('Zoe Leroy', 'javascript:alert(1)') }),
  ])
  const { report } = await related.run()
  expect(report.counts).toMatchObject({ new: 4, refused: 0 })
  expect(report.differences[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'agent', old: null, new: agent.id },
      { field: 'project', old: null, new: '+ 77' },
    ]),
  )
  const agentsOf = await Promise.all([70_001, 70_002, 70_003, 70_004].map((id) => related.find(id)))
  const { docs: made } = await payload.find({ collection: 'agents', where: { name: { like: 'Leroy' } } })
  expect(made).toMatchObject([{ name: 'Zoé Leroy', email: 'zoe@immo.example', phone: '04 222' }])
  expect(agentsOf.map((each) => each?.agent)).toEqual([agent.id, agent.id, made[0]?.id, made[0]?.id])
  const { docs: projects } = await payload.find({ collection: 'projects', where: { number: { equals: 77 } } })
  expect(projects).toMatchObject([{ _status: 'draft', name: 'Projet 77' }])
  expect(agentsOf.map((each) => each?.project ?? null)).toEqual([
    projects[0]?.id,
    projects[0]?.id,
    null,
    null,
  ])
  expect((await related.run()).report.counts).toMatchObject({ unchanged: 4 })
  await related.stop()
})
