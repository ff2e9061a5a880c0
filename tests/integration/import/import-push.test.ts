import type { Payload, PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { feedFormats } from '@/features/import/model/feed-formats'
import { sourceDefaults, type ImportSource } from '@/features/import/server/import-source'
import { findAnnouncedSources } from '@/features/import/server/push/announced'
import { pushUrlOf, receiveEvent } from '@/features/import/server/push/receive-event'
import { runImport } from '@/features/import/server/run-import'
import { scheduleDueRuns } from '@/features/import/server/schedule-runs'

import { apiFaults, startSweepbrightFeed } from '../../support/feed-apis'
import { makePayload, type TestPayload } from '../../support/make-payload'

/** Software that announces its changes: each announcement is stored once, fetched, and answered with the address. */

const account = { user: 'client', secret: 'of the client' }
const estates = new Map<string, Record<string, unknown>>()
let running: TestPayload
let payload: Payload
let api: Awaited<ReturnType<typeof startSweepbrightFeed>>
let source: ImportSource

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  api = await startSweepbrightFeed(account, estates)
  source = {
    ...sourceDefaults,
    key: 'sweepbright',
    name: 'SweepBright',
    format: feedFormats.sweepbright,
    languages: ['fr', 'nl'],
    location: { api: 'sweepbright', account: { url: api.url, ...account } },
  }
  await payload.create({
    collection: 'importSources',
    overrideAccess: true,
    data: {
      name: 'SweepBright',
      key: 'sweepbright',
      format: 'sweepbright',
      location: 'url',
      languages: ['fr', 'nl'],
      ...account,
      guardShare: 20,
      schedule: 'never',
    },
  } as Parameters<Payload['create']>[0])
})
afterAll(async () => {
  await api.stop()
  await running.stop()
})

const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const estate = (number: number, more = {}) => ({
  id: idOf(number),
  type: 'house',
  negotiation: 'sale',
  status: 'available',
  rent_period: 'year',
  bedrooms: 3,
  price: { amount: 300_000, currency: 'EUR', hidden: false },
  amenities: ['terrace'],
  epc_category: 'B',
  location: {
    postal_code: '4400',
    city: 'Flémalle',
    country: 'BE',
    hidden: true,
    street: 'Rue Neuve',
    number: '1',
  },
  description_title: { fr: `Maison ${number}`, nl: `Huis ${number}` },
  negotiator: { first_name: 'Anne', last_name: 'Dupont', email: 'anne@immo.example' },
  vendors: [{ first_name: 'Private', email: 'private@example.org' }],
  ...more,
})

/** What the endpoint answers to an announcement at an address. */
async function announce(
  body: unknown,
  pushTarget = pushUrlOf(payload.secret, 'sweepbright'),
): Promise<number> {
  const [, key, token] = /push\/([^/]+)\/([^/]+)\//.exec(pushTarget) ?? []
  const sent = new Request('http://localhost/', { method: 'POST', body: JSON.stringify(body) })
  const request = { payload, routeParams: { source: key, token }, headers: sent.headers, body: sent.body }
  // The handler reads only these of a request.
  return (await receiveEvent.handler(request as unknown as PayloadRequest)).status
}
const changed = (number: number, at = '1') => ({
  event: 'estate-updated',
  estate_id: idOf(number),
  happened_at: at,
})
const countEvents = async () => (await payload.db.count({ collection: 'importEvents' })).totalDocs
const run = () => runImport(payload, source, { actor: 'test', dryRun: false, isAllowed: () => true })
const find = async (number: number) =>
  (
    await payload.find({
      collection: 'properties',
      where: { externalId: { equals: idOf(number) } },
      locale: 'all',
    })
  ).docs[0]

test('only the address of the source takes announcements, each once', async () => {
  expect(await announce(changed(1), pushUrlOf('another secret', 'sweepbright'))).toBe(404)
  expect(await announce(changed(1), pushUrlOf(payload.secret, 'other'))).toBe(404)
  expect(await Promise.all([announce(changed(1)), announce(changed(1)), announce(changed(1))])).toEqual([
    202, 202, 202,
  ])
  expect(await announce({ event: 'contact-added' })).toBe(202)
  expect(await announce({ ...changed(1), estate_id: '../../users' })).toBe(202)
  expect(await announce('no object')).toBe(202)
  expect(await countEvents()).toBe(1)
})

test('a body beyond the limit is refused without being read to its end', async () => {
  const pushTarget = pushUrlOf(payload.secret, 'sweepbright')
  const before = await countEvents()
  expect(await announce({ ...changed(7), note: 'x'.repeat(60_000) }, pushTarget)).toBe(202)
  expect(await announce({ ...changed(8), note: 'x'.repeat(70_000) }, pushTarget)).toBe(413)
  expect(await countEvents()).toBe(before + 1)
  const [, key, token] = /push\/([^/]+)\/([^/]+)\//.exec(pushTarget) ?? []
  let read = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      read += 16_000
      controller.enqueue(new Uint8Array(16_000).fill(32))
    },
  })
  const request = { payload, routeParams: { source: key, token }, headers: new Headers(), body: endless }
  expect((await receiveEvent.handler(request as unknown as PayloadRequest)).status).toBe(413)
  expect(read).toBeLessThan(150_000)
  await payload.db.deleteMany({ collection: 'importEvents', where: { estate: { equals: idOf(7) } } })
})

test('what was announced is fetched, imported, answered with its address and forgotten', async () => {
  estates.set(idOf(1), estate(1))
  estates.set(idOf(2), estate(2, { is_project: true, properties: [estate(3), estate(4)] }))
  await announce(changed(2))
  expect(await findAnnouncedSources(payload, new Date())).toEqual(new Set(['sweepbright']))
  await scheduleDueRuns(payload, new Date())
  const { docs } = await payload.find({
    collection: 'importRuns',
    where: { source: { equals: 'sweepbright' } },
  })
  expect(docs).toMatchObject([{ state: 'queued', actor: 'announcement' }])
  await payload.delete({ collection: 'importRuns', where: {}, overrideAccess: true })
  const { state, report } = await run()
  expect({ state, counts: report.counts }).toMatchObject({ state: 'applied', counts: { new: 3, refused: 0 } })
  const property = await find(1)
  expect(property).toMatchObject({
    goal: 'sale',
    price: 300_000,
    bedrooms: 3,
    hasTerrace: 'yes',
    publishAddress: false,
    headline: { fr: 'Maison 1', nl: 'Huis 1' },
  })
  expect(JSON.stringify(await payload.db.find({ collection: 'importRecords' }))).not.toContain('private@')
  expect(await countEvents()).toBe(0)
})

test('a published estate gets its address told; when that fails, it is fetched and told again', async () => {
  const certificate = { epc_value: 179, epc_reference: '20250101-0000012345-01-2' }
  estates.set(idOf(1), estate(1, certificate))
  await announce(changed(1, '2'))
  const property = await find(1)
  await payload.update({
    collection: 'properties',
    id: String(property?.id),
    locale: 'fr',
    data: {
      epcTotal: 31_000,
      energyPerformance: 179,
      epcUniqueCode: certificate.epc_reference,
      _status: 'published',
    },
  })
  api.faults.push({ path: `estates/${idOf(1)}/url`, fault: apiFaults.status(422) })
  await run()
  expect([api.receivers.size, await countEvents()]).toEqual([0, 1])
  expect(await findAnnouncedSources(payload, new Date())).toEqual(new Set())
  expect(await findAnnouncedSources(payload, new Date(Date.now() + 11 * 60_000))).toEqual(
    new Set(['sweepbright']),
  )
  await run()
  expect(api.receivers.get(idOf(1))).toMatch(new RegExp(`^http://localhost:3000/fr/.*${property?.ref}`))
  expect(await countEvents()).toBe(0)
})

test('an API that is away leaves what was announced; what was announced meanwhile stays; what is gone is withdrawn', async () => {
  await announce({ event: 'estate-deleted', estate_id: idOf(3), happened_at: '3' })
  await announce(changed(4, '3'))
  estates.delete(idOf(4))
  api.faults.push({ path: 'oauth/token', fault: apiFaults.status(403) })
  await expect(run()).rejects.toThrow(/refuses the account/)
  expect(await countEvents()).toBe(2)
  await run()
  expect([(await find(3))?.status, (await find(4))?.status, (await find(1))?.status]).toEqual([
    'withdrawn',
    'withdrawn',
    'active',
  ])
  expect(await countEvents()).toBe(0)
})
