import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import type { ApiFormat } from '@/features/import/model/api-kinds'
import { feedFormats } from '@/features/import/model/feed-formats'
import { sourceDefaults, type ImportSource } from '@/features/import/server/import-source'
import { runImport } from '@/features/import/server/run-import'

import { apiFaults, startOmnicasaFeed, startWhiseFeed, type FeedApi } from '../../support/feed-apis'
import { houseRecord } from '../../support/feed-records'
import { makePayload, type TestPayload } from '../../support/make-payload'

/** Feeds that are fetched from an API: all pages or none, and an account that no one reads. */

const account = { user: 'perron-customer', secret: 'S3cret/pass word&' }
let running: TestPayload
let payload: Payload
let api: FeedApi
let count = 0

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())
afterEach(() => api.stop())

function sourceOf(format: ApiFormat, more: { secret?: string } = {}): ImportSource {
  count += 1
  return {
    ...sourceDefaults,
    key: `api-${count}`,
    name: 'API',
    format: feedFormats[format],
    languages: ['fr', 'nl'],
    location: {
      api: format,
      account: { url: api.url, ...account, clientId: 4, officeId: 7, ...more },
    },
  }
}

const run = (source: ImportSource) =>
  runImport(payload, source, { actor: 'test', dryRun: false, isAllowed: () => true })

/** Fetches and compares, and applies nothing: enough to count what came over several pages. */
const tryRun = (source: ImportSource) =>
  runImport(payload, source, { actor: 'test', dryRun: true, isAllowed: () => true })

const find = async (source: ImportSource, externalId: number) =>
  (
    await payload.find({
      collection: 'properties',
      locale: 'all',
      depth: 0,
      where: { and: [{ source: { equals: source.key } }, { externalId: { equals: String(externalId) } }] },
    })
  ).docs[0]

/** All that was stored of the runs of a source. */
const storedOf = async (source: ImportSource) =>
  JSON.stringify(
    await payload.find({ collection: 'importRuns', where: { source: { equals: source.key } }, depth: 0 }),
  )

const numbers = (amount: number, first: number) => Array.from({ length: amount }, (_, at) => first + at)

describe('Omnicasa', () => {
  const property = (id: number, more = {}) => houseRecord(id, { language: undefined, ...more })
  const begin = async (data: Parameters<typeof startOmnicasaFeed>[1]) => {
    api = await startOmnicasaFeed(account, data)
    return sourceOf('omnicasa')
  }

  test('all pages come, also when a first answer says to wait', async () => {
    const ids = numbers(130, 150_000)
    const source = await begin({ properties: ids.map((id) => property(id)), deleted: ids.slice(2, 3) })
    api.faults.push(
      { path: 'GetPropertyListJson', fault: apiFaults.status(429, { 'retry-after': '1' }) },
      { path: 'GetMarqueeListJson', fault: apiFaults.status(500) },
    )
    const { state, report } = await tryRun(source)
    expect({ state, counts: report.counts }).toMatchObject({
      state: 'reviewed',
      counts: { read: 129, new: 129, refused: 0 },
    })
  })

  test('all languages become properties, with the types and ribbons of their lists', async () => {
    const [first = 0, second = 0, third = 0] = numbers(3, 100_000)
    const properties = [
      property(first, { Goal: 2, Marquee: 3, GoogleX: '50.6', GoogleY: '5.46' }),
      property(second, { NumberOfBedRooms: '-', Price: null, HasGarden: '' }),
      property(third),
    ]
    const source = await begin({ properties, deleted: [third] })
    const { state, report } = await run(source)
    expect({ state, counts: report.counts }).toMatchObject({
      state: 'applied',
      counts: { read: 2, new: 2, refused: 0 },
    })
    expect(await find(source, first)).toMatchObject({
      goal: 'takeover',
      marqueeName: { fr: 'Coup de cœur' },
      latitude: 50.6,
      longitude: 5.46,
      headline: { fr: `Maison ${first} fr`, nl: `Maison ${first} nl` },
    })
    expect((await find(source, second))?.bedrooms ?? null).toBeNull()
    expect(await find(source, third)).toBeUndefined()
  })

  test('fewer properties than Omnicasa counts hold the run', async () => {
    const source = await begin({ properties: [property(200_001)], count: 5 })
    expect(await run(source)).toMatchObject({ state: 'held', heldReasons: ['partial'] })
  })

  test.each<[string, (typeof apiFaults)['html'], RegExp]>([
    ['no JSON', apiFaults.html, /GetPropertyList: the answer is not JSON/],
    ['another form', apiFaults.otherTypes, /another form/],
    ['a redirect', apiFaults.redirect, /answered 302/],
  ])('%s fails the run and changes nothing', async (_, fault, message) => {
    const source = await begin({ properties: [property(300_000 + count)] })
    await run(source)
    api.faults.push({ path: 'GetPropertyListJson', fault })
    await expect(run(source)).rejects.toThrow(message)
    expect(await find(source, 300_000 + count - 1)).toMatchObject({ status: 'active' })
  })

  test('a wrong password fails the run, and no message repeats it', async () => {
    api = await startOmnicasaFeed(account, { properties: [] })
    const source = sourceOf('omnicasa', { secret: 'another one' })
    await expect(run(source)).rejects.toThrow('GetWebIDList: Wrong password …')
    expect(await storedOf(source)).not.toContain('another one')
  })
})

describe('Whise', () => {
  const estate = (id: number, more = {}) => ({
    id,
    name: `Maison ${id}`,
    zip: '4400',
    city: 'FLEMALLE',
    country: { id: 1 },
    category: { id: 2 },
    purpose: { id: 1 },
    purposeStatus: { id: 1 },
    status: { id: 1 },
    displayStatusId: 2,
    price: 250_000,
    displayPrice: true,
    currency: '€',
    rooms: 3,
    garden: 1,
    energyValue: '179-179',
    sms: [
      { languageId: 'fr-BE', content: `Titre ${id}` },
      { languageId: 'nl-BE', content: `Titel ${id}` },
    ],
    details: [
      { id: 1733, value: '745' },
      { id: 372, value: '1' },
    ],
    ...more,
  })
  let whise: Awaited<ReturnType<typeof startWhiseFeed>>
  const begin = async (data: Parameters<typeof startWhiseFeed>[1]) => {
    whise = await startWhiseFeed(account, data)
    api = whise
    return sourceOf('whise')
  }

  test('all pages come, also when a first answer breaks off', async () => {
    const source = await begin({ estates: numbers(120, 450_000).map((id) => estate(id)) })
    api.faults.push({ path: 'v1/estates/list', fault: apiFaults.cutOff })
    const { state, report } = await tryRun(source)
    expect({ state, counts: report.counts }).toMatchObject({
      state: 'reviewed',
      counts: { new: 120, refused: 0 },
    })
  })

  test('estates become properties in the languages of their texts, with details by their id', async () => {
    const first = 400_000
    const estates = [
      estate(first),
      estate(first + 1, { purposeStatus: { id: 9 } }),
      estate(first + 2, { purposeStatus: { id: 22 }, sms: [], shortDescription: [] }),
      estate(first + 3, { displayStatusId: 1 }),
    ]
    const source = await begin({ estates })
    const { state, report } = await run(source)
    expect({ state, counts: report.counts }).toMatchObject({
      state: 'applied',
      counts: { new: 2, refused: 0 },
    })
    expect(await find(source, first)).toMatchObject({
      goal: 'sale',
      price: 250_000,
      bedrooms: 3,
      cadastralIncome: 745,
      energyPerformance: 179,
      hasGarden: 'yes',
      hasLift: 'yes',
      headline: { fr: `Titre ${first}`, nl: `Titel ${first}` },
    })
    expect(await find(source, first + 2)).toMatchObject({
      status: 'underOption',
      headline: { fr: `Maison ${first + 2}` },
    })
    expect(await find(source, first + 3)).toBeUndefined()
  })

  test('a token that expires between two pages is fetched anew', async () => {
    const source = await begin({ estates: numbers(101, 500_000).map((id) => estate(id)) })
    let pages = 0
    const { calls } = whise
    const push = calls.push.bind(calls)
    calls.push = (...added) => {
      if (added.some(({ path }) => path === 'v1/estates/list') && (pages += 1) === 2)
        whise.tokens.current = 'client-2'
      return push(...added)
    }
    expect((await tryRun(source)).report.counts).toMatchObject({ new: 101 })
    expect(calls.filter(({ path }) => path === 'token')).toHaveLength(2)
  })

  test.each<[string, () => void, { total?: number }, RegExp]>([
    ['fewer estates than counted', () => undefined, { total: 9 }, /1 of 9 estates came/],
    [
      'fields of other types',
      () => api.faults.push({ path: 'v1/estates/list', fault: apiFaults.otherTypes }),
      {},
      /another form/,
    ],
    [
      'a server that asks for an hour',
      () => api.faults.push({ path: 'token', fault: apiFaults.status(429, { 'retry-after': '3600' }) }),
      {},
      /token: The server answered 429/,
    ],
  ])('%s fails the run', async (_, prepare, more, message) => {
    const source = await begin({ estates: [estate(600_000 + count)], ...more })
    prepare()
    await expect(run(source)).rejects.toThrow(message)
  })

  test('a wrong password fails the run, and no message repeats it', async () => {
    api = await startWhiseFeed(account, { estates: [] })
    const source = sourceOf('whise', { secret: 'another one' })
    await expect(run(source)).rejects.toThrow(/^token: the server refuses the account \(401\)$/)
    expect(await storedOf(source)).not.toContain('another one')
  })
})
