import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { discardFile } from '@/features/import/server/file-endpoints'
import { importSource } from '@/features/import/server/import-folder'
import { sourceEndpoints } from '@/features/import/server/import-endpoints'
import { arrivalActor, queueRun, type RunRequest } from '@/features/import/server/queue-run'
import { readSample } from '@/features/import/server/read-sample'
import { runLogged } from '@/features/import/server/run-logged'
import { runImport } from '@/features/import/server/run-import'
import { queueArrivedFiles } from '@/features/import/server/start-imports'
import { env } from '@/lib/env'
import type { ImportRun } from '@/payload-types'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { jsonFeed, makeArrivingFeeds, type ArrivingFeeds } from '../../support/feed-folder'
import { houseRecord } from '../../support/feed-records'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeZip } from '../../support/zip'

/** What the office's software leaves in a folder, several times a day. */

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let feeds: ArrivingFeeds
let key = ''
let count = 0

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())

const minuteMs = 60_000
/** Files rest a minute before they count: the clock goes on, not the test. */
const wait = (minutes: number) => vi.setSystemTime(Date.now() + minutes * minuteMs)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  key = `arriving-${(count += 1)}`
  feeds = await makeArrivingFeeds(payload, key)
})
afterEach(() => vi.useRealTimers())

const idOf = (number: number) => count * 1000 + number
const house = (number: number, more = {}) => houseRecord(idOf(number), more)
const houses = (amount: number) => Array.from({ length: amount }, (_, at) => house(at + 1))

const runsOf = async (): Promise<ImportRun[]> => {
  const where = { source: { equals: key } }
  return (await payload.find({ collection: 'importRuns', where, sort: 'createdAt', pagination: false })).docs
}
const lastRun = async () => (await runsOf()).at(-1)

const priceOf = async (number: number) => {
  const where = { externalId: { equals: String(idOf(number)) } }
  return (await payload.find({ collection: 'properties', where, locale: 'all' })).docs[0]?.price
}

/** What the worker does in a minute: looks, and runs what waits. */
async function pass(): Promise<string | null> {
  wait(1.1)
  await queueArrivedFiles(payload, new Date())
  const queued = (await runsOf()).find(({ state }) => state === 'queued')
  if (!queued) return null
  await runLogged(payload, queued.id).catch(() => undefined)
  return (await lastRun())?.state ?? null
}

const ask = async (more: Partial<RunRequest> = {}) => {
  const id = await queueRun(payload, key, { actor: 'An editor', dryRun: false, ...more }, new Date())
  await runLogged(payload, id ?? '').catch(() => undefined)
}

const post = async (body: object) =>
  callEndpoint(payload, sourceEndpoints, '/:id/run', {
    user: accounts.editor,
    params: { id: feeds.id },
    body,
    language: 'en',
  })
/** A person decides about the newest run, in the studio. */
async function decide(body: object): Promise<Response> {
  const answer = await post({ dryRun: false, sameAs: (await lastRun())?.id, ...body })
  const { id } = (await answer.clone().json()) as { id?: string }
  if (id) await runLogged(payload, id).catch(() => undefined)
  return answer
}

test('the files are imported in the order of time, each once, and put away with the number of the run', async () => {
  await feeds.drop('b.JSON', jsonFeed([house(1, { Price: '2' })]), 8)
  await feeds.drop('a.json', jsonFeed([house(1, { Price: '3' })]), 7)
  await feeds.drop('c.zip', makeZip([{ name: 'x.json', content: jsonFeed([house(1, { Price: '1' })]) }]), 9)
  expect([await pass(), await pass(), await pass(), await pass()]).toEqual([
    'applied',
    'applied',
    'applied',
    null,
  ])
  const runs = await runsOf()
  expect(runs.map(({ actor, counts }) => [actor, counts])).toMatchObject([
    [arrivalActor, { new: 1 }],
    [arrivalActor, { changed: 1 }],
    [arrivalActor, { changed: 1 }],
  ])
  expect(await priceOf(1)).toBe(3)
  const done = await readdir(path.join(feeds.path, 'done'))
  expect(done.toSorted()).toEqual(
    ['c.zip', 'b.JSON', 'a.json'].map((name, at) => `${runs[at]?.id}-${name}`).toSorted(),
  )
  expect(await feeds.list()).toEqual([])
})

test('files of the same time follow their names', async () => {
  const at = Date.now()
  for (const name of ['2.json', '1.json'])
    await feeds.drop(
      name,
      jsonFeed([house(1, { Price: name.slice(0, 1) })]),
      (Date.now() - at) / minuteMs + 5,
    )
  await pass()
  expect((await lastRun())?.feedFile).toMatch(/taken\/.*-1\.json$/)
})

test('a half-uploaded file waits, under its own name or another; a later one that is complete does not', async () => {
  const archive = makeZip([{ name: 'feed.json', content: jsonFeed([house(1)]) }])
  await feeds.drop('growing.json', jsonFeed([house(1)]), 9)
  await queueArrivedFiles(payload, new Date())
  expect(await runsOf()).toEqual([])
  await feeds.drop('growing.json', '{"types":[],"properties":[', 9)
  await feeds.drop('cut.zip', archive.subarray(0, -30), 9)
  for (const name of ['a.json.part', 'b.json.tmp', 'c.json.filepart', '.d.json', 'e.pdf', 'f.xml'])
    await feeds.drop(name, jsonFeed([house(2)]), 30)
  await feeds.drop('growing.json', jsonFeed([house(1)]), 9)
  expect(await pass()).toBe('applied')
  expect((await lastRun())?.feedFile).toMatch(/growing\.json$/)
  expect(await pass()).toBeNull()
  expect(await feeds.list()).toContain('cut.zip')
  await feeds.drop('cut.zip', archive, 9)
  expect(await pass()).toBe('applied')
  expect(await feeds.list()).not.toContain('cut.zip')
})

test('an archive without its end is given up after an hour, and the file that fails is put aside', async () => {
  const archive = makeZip([{ name: 'feed.json', content: jsonFeed([house(1)]) }])
  await feeds.drop('cut.zip', archive.subarray(0, -30))
  expect(await pass()).toBeNull()
  wait(61)
  expect(await pass()).toBe('failed')
  expect(await feeds.list('failed')).toEqual(['cut.zip'])
  expect(await pass()).toBeNull()
})

test('a file that cannot be read at all is put aside, and the next one is imported', async () => {
  await feeds.drop('cut.json', jsonFeed([house(1)]).slice(0, -20), 9)
  await feeds.drop('good.json', jsonFeed([house(2)]))
  expect([await pass(), await pass()]).toEqual(['held', 'applied'])
  expect([await feeds.list('failed'), await feeds.list('done')]).toEqual([['cut.json'], ['good.json']])
})

test('a dry run looks at the next file and leaves it; a person applies what it found', async () => {
  await feeds.drop('first.json', jsonFeed([house(1)]), 9)
  await feeds.drop('second.json', jsonFeed([house(2)]))
  wait(2)
  expect(await readSample(payload, key)).toMatchObject({ record: { number: String(idOf(1)) } })
  await ask({ dryRun: true })
  expect(await lastRun()).toMatchObject({ state: 'reviewed', feedFile: 'first.json' })
  expect(await feeds.list()).toEqual(['first.json', 'second.json'])
  expect((await decide({ reviewed: (await lastRun())?.differenceHash })).status).toBe(202)
  expect([await feeds.list(), await feeds.list('done')]).toEqual([['second.json'], ['first.json']])
  // The file is gone by then: what was looked at is not applied to another.
  const [dry] = await runsOf()
  const answer = await post({ dryRun: false, sameAs: dry?.id })
  expect([answer.status, await answer.json()]).toEqual([
    409,
    { message: expect.stringContaining('first.json is no longer there') },
  ])
})

test('a held file waits for a person, the files after it wait too, and what is applied is that file', async () => {
  await feeds.drop('full.json', jsonFeed(houses(6)), 9)
  expect(await pass()).toBe('applied')
  await feeds.drop('small.json', jsonFeed(houses(2)), 9)
  await feeds.drop('after.json', jsonFeed([...houses(2), house(9)]), 8)
  expect([await pass(), await pass(), await pass()]).toEqual(['held', null, null])
  // The software leaves another file of the same name, and one that is older by its date.
  await feeds.drop('small.json', jsonFeed([house(1)]), 7)
  await feeds.drop('older.json', jsonFeed([house(1)]), 60)
  const held = await lastRun()
  await decide({ reviewed: held?.differenceHash, because: 'Sold in one week' })
  expect(await runsOf()).toMatchObject([
    { state: 'applied' },
    { state: 'replaced' },
    { state: 'applied', counts: { gone: 4 }, feedFile: held?.feedFile },
  ])
  expect(await feeds.list('done')).toEqual(['full.json', 'small.json'])
  expect(await feeds.list()).toEqual(['after.json', 'older.json', 'small.json'])
})

test('“Import now” looks at the held file again; a person who discards it lets the next one go', async () => {
  await feeds.drop('full.json', jsonFeed(houses(6)), 9)
  await pass()
  await feeds.drop('small.json', jsonFeed(houses(2)), 9)
  await feeds.drop('after.json', jsonFeed(houses(5)), 8)
  await pass()
  await ask()
  expect(await runsOf()).toMatchObject([{ state: 'applied' }, { state: 'replaced' }, { state: 'held' }])
  const held = (await lastRun())?.id ?? ''
  const discard = (user: Account) =>
    callEndpoint(payload, [discardFile], '/:id/discard', { user, params: { id: held } })
  expect((await discard(accounts.agent)).status).toBe(404)
  expect((await discard(accounts.editor)).status).toBe(200)
  expect((await discard(accounts.editor)).status).toBe(404)
  expect([(await lastRun())?.state, await feeds.list('failed')]).toEqual(['discarded', ['small.json']])
  expect(await pass()).toBe('applied')
})

test('what was killed while it was applied is finished and put away; what was killed before is tried again', async () => {
  await feeds.drop('first.json', jsonFeed([house(1)]), 9)
  await feeds.drop('second.json', jsonFeed([house(1, { Price: '7' })]))
  wait(2)
  const killed = await queueRun(payload, key, { actor: arrivalActor, dryRun: false }, new Date())
  await runLogged(payload, killed ?? '')
  // As if the process had ended after applying and before the file was moved.
  const name = `${killed}-first.json`
  await mkdir(path.join(feeds.path, 'taken'), { recursive: true })
  await writeFile(path.join(feeds.path, 'taken', name), jsonFeed([house(1)]))
  await payload.db.updateOne({ collection: 'importRuns', id: killed ?? '', data: { state: 'applying' } })
  await runLogged(payload, killed ?? '')
  expect((await runsOf()).map(({ state }) => state)).toEqual(['applied'])
  expect([await feeds.list('taken'), await feeds.list('done')]).toEqual([[], ['first.json']])
  // As if it had ended while the second file was compared.
  const early = await queueRun(payload, key, { actor: arrivalActor, dryRun: false }, new Date())
  await writeFile(path.join(feeds.path, 'taken', `${early}-third.json`), jsonFeed([house(2)]))
  const data = { state: 'staging', feedFile: `taken/${early}-third.json` }
  await payload.db.updateOne({ collection: 'importRuns', id: early ?? '', data })
  await runLogged(payload, early ?? '')
  expect([await pass(), (await lastRun())?.feedFile]).toEqual(['applied', `taken/${early}-third.json`])
  expect([await pass(), await pass(), await priceOf(1)]).toEqual(['applied', null, 7])
  expect(await feeds.list('done')).toEqual(['first.json', 'second.json', 'third.json'])
})

test('a file with which the process ends again and again is put aside after three times', async () => {
  await mkdir(path.join(feeds.path, 'taken'), { recursive: true })
  const file = `taken/${crypto.randomUUID()}-bad.json`
  await writeFile(path.join(feeds.path, file), jsonFeed([house(1)]))
  for (let tries = 0; tries < 3; tries += 1)
    await payload.create({
      collection: 'importRuns',
      data: { source: key, actor: 'x', startedAt: new Date().toISOString(), state: 'failed', feedFile: file },
      overrideAccess: true,
    })
  await feeds.drop('good.json', jsonFeed([house(2)]))
  expect(await pass()).toBe('applied')
  expect([await feeds.list('failed'), await feeds.list('done')]).toEqual([['bad.json'], ['good.json']])
})

test('two processes never import the same file, and a run whose file another one took leaves no trace', async () => {
  await feeds.drop('only.json', jsonFeed([house(1)]))
  wait(2)
  const start = () => runImport(payload, feeds.source, { actor: 'npm run import', dryRun: false })
  const ends = await Promise.allSettled([start(), start()])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await runsOf()).toMatchObject([{ state: 'applied', counts: { new: 1 } }])
  const lateRun = await queueRun(payload, key, { actor: arrivalActor, dryRun: false }, new Date())
  await expect(runLogged(payload, lateRun ?? '')).rejects.toThrow('Another import')
  expect(await runsOf()).toHaveLength(1)
})

test('the command imports all files in order, a run for each, and stops where a person has to decide', async () => {
  const all = async (options: Partial<RunRequest> = {}) => {
    const states: string[] = []
    const request = { actor: 'npm run import', dryRun: false, ...options }
    for await (const { state } of importSource(payload, feeds.source, request)) states.push(state)
    return states
  }
  await feeds.drop('1.json', jsonFeed(houses(6)), 9)
  await feeds.drop('2.json', jsonFeed(houses(7)), 8)
  await feeds.drop('3.json', jsonFeed(houses(2)), 7)
  await feeds.drop('4.json', jsonFeed(houses(7)), 6)
  wait(2)
  expect(await all({ dryRun: true })).toEqual(['reviewed'])
  expect(await all()).toEqual(['applied', 'applied', 'held'])
  expect(await all({ overrules: true })).toEqual(['applied'])
  expect([await all(), await all()]).toEqual([['applied'], []])
  expect(await runsOf()).toHaveLength(6)
})

test('what is in done and failed goes after 30 days, and what an editor put beside it stays', async () => {
  await feeds.drop('good.json', jsonFeed([house(1)]), 9)
  await feeds.drop('cut.json', '{"types":[],"prop')
  await pass()
  await pass()
  await writeFile(path.join(feeds.path, 'notes.txt'), 'ours')
  const days = (number: number) => new Date(Date.now() + number * 24 * 60 * minuteMs)
  await queueArrivedFiles(payload, days(29))
  expect([await feeds.list('done'), await feeds.list('failed')]).toEqual([['good.json'], ['cut.json']])
  await queueArrivedFiles(payload, days(31))
  expect([await feeds.list('done'), await feeds.list('failed')]).toEqual([[], []])
  expect(await feeds.list()).toEqual(['notes.txt'])
})

test('links lead nowhere: not a file, not a part of the folder, not the folder', async () => {
  const outside = path.join(env.dataDir, `outside-${count}`)
  await mkdir(outside)
  await writeFile(path.join(outside, 'secret.json'), jsonFeed([house(1)]))
  await symlink(path.join(outside, 'secret.json'), path.join(feeds.path, 'link.json'))
  wait(2)
  expect(await pass()).toBeNull()
  await symlink(outside, path.join(feeds.path, 'taken'))
  await symlink(outside, path.join(feeds.path, 'done'))
  expect(await pass()).toBeNull()
  await feeds.drop('real.json', jsonFeed([house(2)]))
  expect(await pass()).toBe('failed')
  expect(await lastRun()).toMatchObject({ failure: expect.stringContaining('taken is no folder') })
  // A folder that does not work is not tried every minute.
  expect(await pass()).toBeNull()
  wait(24 * 60 * 40)
  await queueArrivedFiles(payload, new Date())
  expect(await readdir(outside)).toEqual(['secret.json'])
})

test.each(['../other', 'a/b', '.hidden', 'a b', '/etc', 'Ünder'])(
  'the folder cannot be %s',
  async (folder) => {
    await expect(makeArrivingFeeds(payload, `${key}-b`, { folder })).rejects.toThrow()
  },
)

test('a folder belongs to one source, and its schedule is that of a folder', async () => {
  await expect(makeArrivingFeeds(payload, `${key}-b`, { folder: key })).rejects.toThrow()
  await expect(makeArrivingFeeds(payload, `${key}-b`, { schedule: 'hourly' })).rejects.toThrow()
  await expect(makeArrivingFeeds(payload, `${key}-b`, { location: 'file', file: 'x.json' })).rejects.toThrow()
  const named = await makeArrivingFeeds(payload, `${key}-b`, { folder: `${key}-drops`, schedule: 'never' })
  expect(named.source.location).toEqual({ folder: expect.stringMatching(new RegExp(`${key}-drops$`)) })
  await payload.update({ collection: 'importSources', id: named.id, data: { active: false } })
})

test('nothing waits: a person is told so at once', async () => {
  const answer = await post({ dryRun: false })
  expect([answer.status, await answer.json()]).toEqual([
    409,
    { message: expect.stringContaining('No complete file') },
  ])
  const foreign = await makeArrivingFeeds(payload, `${key}-b`)
  await payload.create({
    collection: 'importRuns',
    data: { source: foreign.source.key, actor: 'x', startedAt: new Date().toISOString(), feedFile: 'a.json' },
    overrideAccess: true,
  })
  const { docs } = await payload.find({
    collection: 'importRuns',
    where: { source: { equals: foreign.source.key } },
  })
  expect((await post({ dryRun: false, sameAs: docs[0]?.id })).status).toBe(404)
})
