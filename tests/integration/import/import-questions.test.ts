import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { kyero } from '@/features/import/formats/kyero/format'
import type { RunCounts } from '@/features/import/model/import-run'
import { applyAnswers } from '@/features/import/server/answer-questions'
import { storeAnswers } from '@/features/import/server/import-answers'
import { runEndpoints } from '@/features/import/server/import-endpoints'
import { findFileSource } from '@/features/import/server/import-source'
import { appliesAnswers, leaseOf } from '@/features/import/server/queue-run'
import { runLogged } from '@/features/import/server/run-logged'
import { resumeImport, runImport } from '@/features/import/server/run-import'
import { withLease } from '@/lib/queue/lease'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { houseRecord } from '../../support/feed-records'
import { makeFeedSite, type FeedSite } from '../../support/feed-site'
import { makePayload, type TestPayload } from '../../support/make-payload'

/** What a run asks, and what happens after the answer. */

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let site: FeedSite
let key = ''
let count = 0

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())
beforeEach(() => {
  key = `asking-${(count += 1)}`
})

const makeSite = async (more: Parameters<typeof makeFeedSite>[2] = {}) => {
  site = await makeFeedSite(payload, key, more)
}

const kyeroHouse = (id: string, { type = 'Villa', town = `Town ${key}` } = {}) =>
  `<property><id>${id}</id><price>250000</price><currency>EUR</currency><price_freq>sale</price_freq><type>${type}</type><town>${town}</town><province>Liège</province><country>Belgium</country><beds>3</beds><desc><fr>Maison ${id}.</fr></desc></property>`

const kyeroFeed = (...houses: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><root><kyero><feed_version>3</feed_version></kyero>${houses.join('')}</root>`

const answer = (run: string, body: object, user: Account = accounts.editor, language = 'fr') =>
  callEndpoint(payload, runEndpoints, '/:id/answers', { user, body, params: { id: run }, language })

const runsOf = async () =>
  (await payload.find({ collection: 'importRuns', where: { source: { equals: key } }, sort: 'createdAt' }))
    .docs

/** Does what the worker does with the runs that wait. */
async function work(): Promise<void> {
  for (const { id, state } of await runsOf()) if (state === 'queued') await runLogged(payload, id)
}

const rowsOf = async () =>
  (
    await payload.find({
      collection: 'importRecords',
      where: { source: { equals: key } },
      overrideAccess: true,
    })
  ).docs

const sumOf = ({ counts }: { counts?: unknown }): number => {
  const { new: made, changed, unchanged, refused, unreadable, waiting, deleted } = counts as RunCounts
  return made + changed + unchanged + refused + unreadable + waiting + deleted
}

test('one question for a town of two properties; after the answer both are stored without a new feed', async () => {
  await makeSite({ format: kyero })
  await site.writeText(kyeroFeed(kyeroHouse(`${key}-1`), kyeroHouse(`${key}-2`)))
  const first = await site.run()
  expect(first.state).toBe('applied')
  expect(first.report.counts).toMatchObject({ read: 2, new: 0, waiting: 2 })
  expect(sumOf(first.report)).toBe(2)
  const word = `Town ${key}, Liège`
  expect(first.report.questions).toEqual([{ kind: 'place', word, properties: 2 }])
  expect(await site.find(`${key}-1`)).toBeUndefined()

  const answered = await answer(first.run, { kind: 'place', word, value: '4900 Spa' })
  expect(answered.status).toBe(202)
  await work()
  expect((await runsOf()).at(-1)).toMatchObject({
    state: 'applied',
    actor: accounts.editor?.email,
    progress: null,
    questions: [],
    counts: { read: 2, new: 2, waiting: 0 },
  })
  const { docs } = await payload.find({ collection: 'localities', where: { zip: { equals: '4900' } } })
  expect(docs).toMatchObject([{ name: 'Spa' }])
  for (const id of [`${key}-1`, `${key}-2`])
    expect(await site.find(id, { draft: true })).toMatchObject({ locality: docs[0]?.id })

  // As the worker reads the source for the next run, with the answers.
  const fileSource = await findFileSource(payload, { file: '', key, format: 'kyero' })
  const again = await runImport(
    payload,
    { ...site.source, answers: fileSource.answers },
    { actor: 'test', dryRun: false },
  )
  expect(again.report.counts).toMatchObject({ read: 2, unchanged: 2, changed: 0, waiting: 0 })
  expect(again.report.questions).toEqual([])
})

test('a property with two questions waits until both are answered; one queued run takes all answers', async () => {
  await makeSite({ format: kyero })
  await site.writeText(kyeroFeed(kyeroHouse(`${key}-1`, { type: 'Yurt' })))
  const { run, report } = await site.run()
  expect(report.questions.map(({ kind }) => kind).toSorted()).toEqual(['place', 'type'])
  expect((await answer(run, { kind: 'type', word: 'Yurt', value: '1' })).status).toBe(202)
  await work()
  expect((await runsOf()).at(-1)).toMatchObject({
    counts: { read: 1, new: 0, waiting: 1 },
    questions: [{ kind: 'place' }],
  })
  const ids = []
  for (const value of ['4900 Spa', '1276:53111 Bonn', '10:4910 Theux']) {
    const answered = await answer(run, { kind: 'place', word: `Town ${key}, Liège`, value })
    ids.push(((await answered.json()) as { run: string }).run)
  }
  expect(new Set(ids).size).toBe(1)
  await work()
  const { docs } = await payload.find({ collection: 'localities', where: { zip: { equals: '4910' } } })
  expect(await site.find(`${key}-1`, { draft: true })).toMatchObject({ locality: docs[0]?.id })
})

test('an unknown status makes a draft, which the answer publishes', async () => {
  await makeSite()
  await site.write([houseRecord(8101, { Status: 'prospect' }), houseRecord(8102)])
  const { run, report } = await site.run()
  expect(report.questions).toEqual([{ kind: 'status', word: 'prospect', properties: 1 }])
  expect(report.counts).toMatchObject({ read: 2, new: 2, waiting: 0 })
  expect(await site.find(8101, { draft: true })).toMatchObject({ _status: 'draft' })
  await answer(run, { kind: 'status', word: 'prospect', value: 'active' })
  await work()
  expect((await runsOf()).at(-1)).toMatchObject({ state: 'applied', counts: { read: 1, changed: 1 } })
  expect(await site.find(8101)).toMatchObject({ _status: 'published', status: 'active' })
})

test('a later feed publishes too what was answered when no worker came', async () => {
  await makeSite()
  await site.write([houseRecord(8201, { Status: 'prospect' })])
  await site.run()
  const answers = [{ kind: 'status' as const, word: 'prospect', value: 'active' }]
  await storeAnswers(payload, key, { answers, actor: 'test' })
  const fileSource = await findFileSource(payload, { file: '', key, format: 'kyero' })
  const source = { ...site.source, answers: fileSource.answers }
  await runImport(payload, source, { actor: 'test', dryRun: false })
  expect(await site.find(8201)).toMatchObject({ _status: 'published' })
})

test('a process that is killed loses no answer', async () => {
  await makeSite({ format: kyero })
  await site.writeText(kyeroFeed(kyeroHouse(`${key}-1`), kyeroHouse(`${key}-2`)))
  const { run } = await site.run()
  await answer(run, { kind: 'place', word: `Town ${key}, Liège`, value: '4920 Aywaille' })
  const queued = (await runsOf()).at(-1)
  // Killed with one row staged.
  await payload.db.updateOne({ collection: 'importRuns', id: queued?.id ?? '', data: { state: 'fetching' } })
  const [row] = await rowsOf()
  await payload.db.updateOne({
    collection: 'importRecords',
    id: row?.id ?? '',
    data: {
      state: 'staged',
      run: queued?.id,
      kind: 'new',
      questions: [],
      values: { ...(row?.values as object), localityZip: '4920', 'localityName:fr': 'Aywaille' },
    },
  })
  await resumeImport(payload, site.source)
  expect((await runsOf()).at(-1)).toMatchObject({ state: 'applied', counts: { read: 2, new: 2 } })
})

test('while the source is imported the answer waits', async () => {
  await makeSite({ format: kyero })
  await site.writeText(kyeroFeed(kyeroHouse(`${key}-1`)))
  const { run } = await site.run()
  await answer(run, { kind: 'place', word: `Town ${key}, Liège`, value: '4930 Chaudfontaine' })
  const last = (await runsOf()).at(-1)
  await withLease(payload, leaseOf(key), async () => {
    await expect(runLogged(payload, last?.id ?? '')).rejects.toThrow('is running')
  })
  expect((await runsOf()).at(-1)).toMatchObject({ state: 'queued' })
  await work()
  expect((await runsOf()).at(-1)).toMatchObject({ state: 'applied', counts: { new: 1 } })
})

test('an answer of a trial is kept for the next import of the file, and leaves no empty run', async () => {
  await makeSite({ format: kyero })
  await site.writeText(kyeroFeed(kyeroHouse(`${key}-1`)))
  const { run } = await site.run({ dryRun: true })
  await answer(run, { kind: 'place', word: `Town ${key}, Liège`, value: '4940 Trooz' })
  expect((await runsOf()).filter(appliesAnswers)).toHaveLength(1)
  await work()
  expect(await runsOf()).toHaveLength(1)
  const source = await findFileSource(payload, { file: '', key, format: 'kyero' })
  const { report } = await runImport(
    payload,
    { ...site.source, answers: source.answers },
    { actor: 'test', dryRun: false },
  )
  expect(report).toMatchObject({ questions: [], counts: { new: 1, waiting: 0 } })
})

test('what a held run found waits for the run to be applied', async () => {
  await makeSite({ format: kyero })
  const feed = kyeroFeed(kyeroHouse(`${key}-1`))
  await site.writeText(feed.slice(0, feed.lastIndexOf('</root>')))
  const { run, state } = await site.run()
  expect(state).toBe('held')
  await storeAnswers(payload, key, {
    answers: [{ kind: 'place', word: `town-${key},liege`, value: '4950 Malmedy' }],
    actor: 'test',
  })
  expect(await applyAnswers(payload, site.source, { actor: 'test' })).toMatchObject({ counts: { read: 0 } })
  expect(await rowsOf()).toMatchObject([{ state: 'waiting', run }])
  expect(await site.find(`${key}-1`, { draft: true })).toBeUndefined()
})

test('only editors and administrators answer, and only what was asked', async () => {
  await makeSite({ format: kyero })
  await site.writeText(kyeroFeed(kyeroHouse(`${key}-1`)))
  const { run } = await site.run()
  const word = `Town ${key}, Liège`
  const good = { kind: 'place', word, value: '4900 Spa' }
  for (const role of ['anonymous', 'owner', 'subscriber', 'agent', 'translator'] as const)
    expect((await answer(run, good, accounts[role])).status).toBe(404)
  expect((await answer('no-such-run', good)).status).toBe(404)
  const bad = [
    ...['Spa', '4900', '', '9999:4900 Spa', `4900 ${'x'.repeat(300)}`].map((value) => ({ ...good, value })),
    { ...good, word: 'Elsewhere' },
    { ...good, kind: 'type' },
    { ...good, kind: 'colour' },
    { ...good, more: 1 },
    {},
  ]
  for (const body of bad) expect((await answer(run, body)).status).toBe(400)
  const refused = await answer(run, { ...good, value: 'Spa' }, accounts.administrator, 'nl')
  expect(await refused.json()).toEqual({ message: expect.stringContaining('geen antwoord') })
  expect(await runsOf()).toHaveLength(1)
})

test('a record that waited and leaves the feed is not told as withdrawn: it was never on the site', async () => {
  await makeSite({ format: kyero, guardSharePercent: 100 })
  await site.writeText(kyeroFeed(kyeroHouse('F1', { town: 'Spa' }), kyeroHouse('F2')))
  expect((await site.run()).report.counts).toMatchObject({ new: 1, waiting: 1 })
  await site.writeText(kyeroFeed(kyeroHouse('F1', { town: 'Spa' })))
  const { report } = await site.run()
  expect(report.counts).toMatchObject({ read: 1, waiting: 0, gone: 0, unchanged: 1 })
  const { docs } = await payload.find({
    collection: 'importRecords',
    where: { source: { equals: key } },
    depth: 0,
    sort: 'externalId',
  })
  expect(docs.map(({ externalId, state }) => [externalId, state])).toEqual([
    ['F1', 'applied'],
    ['F2', 'withdrawn'],
  ])
  // The record is in the feed again.
  await site.writeText(kyeroFeed(kyeroHouse('F1', { town: 'Spa' }), kyeroHouse('F2')))
  expect((await site.run()).report.counts).toMatchObject({ read: 2, waiting: 1, unchanged: 1 })
})
