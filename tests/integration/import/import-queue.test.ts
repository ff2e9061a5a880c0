import { writeFile, mkdir } from 'node:fs/promises'
import path from 'node:path'

import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { requestSample } from '@/features/import/server/import-program'
import { readSample } from '@/features/import/server/read-sample'
import { feedFolder } from '@/features/import/server/import-source'
import { queueRun } from '@/features/import/server/queue-run'
import { runLogged } from '@/features/import/server/run-logged'
import { startImports } from '@/features/import/server/start-imports'
import { env } from '@/lib/env'
import { scheduleDueRuns } from '@/features/import/server/schedule-runs'

import { bundled } from '../../support/bundled-programs'
import { houseRecord } from '../../support/feed-records'
import { makePayload, type TestPayload } from '../../support/make-payload'

const before = { ...process.env }

let running: TestPayload
let payload: Payload
let count = 0
let key = ''

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  process.env.DATABASE_URI = running.cacheKey
  program = await bundled('import-process')
  await mkdir(feedFolder(), { recursive: true })
})
afterAll(async () => {
  process.env = before
  await running.stop()
})

const minuteMs = 60_000
let program: string[]

const writeFeed = (properties: object[]) =>
  writeFile(path.join(feedFolder(), `${key}.json`), JSON.stringify({ types: [], properties }))

async function makeSource(more: Record<string, unknown> = {}) {
  const data = {
    name: key,
    key,
    format: 'specification3',
    location: 'file',
    file: `${key}.json`,
    languages: ['fr'],
    guardShare: 20,
    active: true,
    schedule: 'never',
    ...more,
  }
  return payload.create({ collection: 'importSources', data: data as never })
}

beforeEach(() => {
  key = `queued-${(count += 1)}`
})

const runsOf = async () => {
  const where = { source: { equals: key } }
  return (await payload.find({ collection: 'importRuns', where, sort: 'startedAt' })).docs
}

const emailsTo = async (recipient: string) =>
  (await payload.find({ collection: 'outbox', where: { recipient: { equals: recipient } } })).docs

const ask = (more: Partial<Parameters<typeof queueRun>[2]> = {}) =>
  queueRun(payload, key, { actor: 'An editor', dryRun: false, ...more }, new Date())

test('a copy for tries begins runs that an editor asks for, and none by a schedule unless imports are named', async () => {
  await makeSource({ schedule: 'hourly' })
  await writeFeed([houseRecord(1)])
  const later = new Date(Date.now() + 3 * 60 * minuteMs)
  Object.assign(env, { pausedParts: ['imports'] })
  try {
    expect(await startImports(payload, later, program)).toBeNull()
    expect(await runsOf()).toEqual([])
  } finally {
    Object.assign(env, { pausedParts: [] })
  }
  await (
    await startImports(payload, later, program)
  )?.ended
  expect(await runsOf()).toHaveLength(1)
})

test('a run waits in the log, is begun once, and a second one of the source is not queued', async () => {
  await makeSource()
  await writeFeed([houseRecord(1)])
  const id = await ask()
  expect(id).not.toBeNull()
  expect(await ask()).toBeNull()
  await Promise.allSettled([runLogged(payload, id ?? ''), runLogged(payload, id ?? '')])
  const runs = await runsOf()
  expect(runs).toMatchObject([{ state: 'applied', actor: 'An editor', counts: { new: 1 }, progress: null }])
  await runLogged(payload, id ?? '')
  expect((await runsOf())[0]?.updatedAt).toBe(runs[0]?.updatedAt)
})

test('a held run waits for a person, who has it applied and says why', async () => {
  const houses = Array.from({ length: 6 }, (_, at) => houseRecord(100 + at))
  await makeSource({ contactEmail: 'held@example.com', contactLanguage: 'fr' })
  await writeFeed(houses)
  await runLogged(payload, (await ask()) ?? '')
  await writeFeed(houses.slice(0, 2))
  await runLogged(payload, (await ask()) ?? '')
  // The same again is no second e-mail, and only the newest waits.
  await runLogged(payload, (await ask()) ?? '')
  expect((await runsOf()).map(({ state }) => state)).toEqual(['applied', 'replaced', 'held'])
  expect(await emailsTo('held@example.com')).toHaveLength(1)
  const reviewed = (await runsOf()).at(-1)?.differenceHash ?? ''
  await runLogged(payload, (await ask({ overrules: true, reviewed, because: 'Sold in one week' })) ?? '')
  expect((await runsOf()).at(-1)).toMatchObject({
    state: 'applied',
    because: 'Sold in one week',
    counts: { gone: 4 },
  })
})

test('a source that was removed or switched off ends its run with the reason', async () => {
  const source = await makeSource()
  const id = (await ask()) ?? ''
  await payload.update({ collection: 'importSources', id: source.id, data: { active: false } })
  await expect(runLogged(payload, id)).rejects.toThrow('not active')
  expect(await runsOf()).toMatchObject([{ state: 'failed', failure: expect.stringContaining('not active') }])
})

test('a schedule queues a run when its time has come, and mails once when two times were missed', async () => {
  const { scheduledAt } = await makeSource({ schedule: 'hourly', contactEmail: 'late@example.com' })
  const since = Date.parse(scheduledAt ?? '')
  const at = (minutes: number) => new Date(since + minutes * minuteMs)
  await scheduleDueRuns(payload, at(59))
  expect(await runsOf()).toEqual([])
  await scheduleDueRuns(payload, at(61))
  await scheduleDueRuns(payload, at(62))
  expect(await runsOf()).toMatchObject([{ state: 'queued', actor: 'schedule', dryRun: false }])
  expect(await emailsTo('late@example.com')).toEqual([])
  // The run has not begun: its worker is away.
  await scheduleDueRuns(payload, at(61 + 181))
  await scheduleDueRuns(payload, at(61 + 182))
  expect(await emailsTo('late@example.com')).toHaveLength(1)
  await payload.delete({ collection: 'importSources', where: { key: { equals: key } } })
})

test('a program that crashes ends its run; one that finds the source busy leaves it waiting', async () => {
  await makeSource({ contactEmail: 'crash@example.com' })
  const id = (await ask()) ?? ''
  const exitWith = (status: number) => ['-e', `console.error('Out of memory'); process.exit(${status})`]
  const start = (program: string[], at: number) => startImports(payload, new Date(at), program)
  const others: Where = { and: [{ state: { equals: 'queued' } }, { id: { not_equals: id } }] }
  await payload.delete({ collection: 'importRuns', where: others })
  await (
    await start(exitWith(3), 0)
  )?.ended
  expect(await runsOf()).toMatchObject([{ state: 'queued' }])
  expect(await start(exitWith(3), minuteMs / 2)).toBeNull()
  await (
    await start(exitWith(9), minuteMs)
  )?.ended
  expect(await runsOf()).toMatchObject([{ state: 'failed', failure: 'Out of memory' }])
  expect(await emailsTo('crash@example.com')).toHaveLength(1)
})

test('a killed run is taken up again when its process has been silent for two minutes', async () => {
  await makeSource({ contactEmail: 'killed@example.com' })
  await writeFeed([houseRecord(900)])
  const id = (await ask()) ?? ''
  await payload.db.updateOne({ collection: 'importRuns', id, data: { state: 'fetching' } })
  const ends = ['-e', 'process.exit(0)']
  expect(await startImports(payload, new Date(), ends)).toBeNull()
  const begun = await startImports(payload, new Date(Date.now() + 3 * minuteMs), ends)
  expect(begun).not.toBeNull()
  await begun?.ended
  await runLogged(payload, id)
  expect(await runsOf()).toMatchObject([
    { state: 'failed', failure: expect.stringContaining('ended before') },
  ])
})

test('the program of imports applies a run in a process of its own', async () => {
  await payload.delete({ collection: 'importRuns', where: { state: { equals: 'queued' } } })
  await makeSource()
  await writeFeed([houseRecord(950)])
  await ask()
  await (
    await startImports(payload, new Date(), program)
  )?.ended
  expect(await runsOf()).toMatchObject([{ state: 'applied', counts: { new: 1 } }])
})

test('a sample shows what a source has, with one property before and after mapping, however long', async () => {
  await makeSource({ languages: ['fr', 'nl', 'en', 'de'] })
  const long = { DescriptionB: 'Une belle maison. '.repeat(1100) }
  const records = ['fr', 'nl', 'en', 'de'].map((language) => houseRecord(970, { ...long, language }))
  await writeFeed([...records, houseRecord(971, { Goal: '-' })])
  const sample = await requestSample(key, undefined, program)
  expect(sample).toMatchObject({
    properties: 2,
    languages: { fr: 2, nl: 1, en: 1, de: 1 },
    unreadable: 0,
    isTruncated: false,
    record: { number: '970', missing: [], values: { price: 250_000, goal: 'sale' } },
  })
  expect(JSON.stringify(sample).length).toBeGreaterThan(70_000)
  expect(await readSample(payload, key, '971')).toMatchObject({ record: { missing: ['goal'] } })
  expect(await requestSample('no-such-source', undefined, program)).toMatchObject({
    reason: expect.stringContaining('no source'),
  })
})
