import { createReadStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { feedFolder } from '@/features/import/server/import-source'
import { queueRun } from '@/features/import/server/queue-run'
import { runLogged } from '@/features/import/server/run-logged'
import { queueArrivedFiles } from '@/features/import/server/start-imports'
import { env } from '@/lib/env'
import type { StaffRole } from '@/lib/payload/access'

import { jsonFeed, makeArrivingFeeds, type ArrivingFeeds } from '../../support/feed-folder'
import { houseRecord } from '../../support/feed-records'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { fetchSessionToken } from '../../rig/session-token'
import { makeZip } from '../../support/zip'

/** A feed that an editor has on their computer. */

let running: TestPayload
let payload: Payload
let feeds: ArrivingFeeds
let token = ''
let key = ''
let count = 0

async function signIn(role: StaffRole): Promise<string> {
  const email = `${role}-${Math.random()}@example.org`
  await makeMinimal(payload, 'users', { email, role, name: role })
  return fetchSessionToken(running, 'users', email)
}

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  token = await signIn('editor')
})
afterAll(() => running.stop())
beforeEach(async () => {
  key = `uploaded-${(count += 1)}`
  feeds = await makeArrivingFeeds(payload, key)
})

const house = (number: number, more = {}) => houseRecord(count * 1000 + number, more)

interface Upload {
  name: string
  body: BodyInit
  query?: string
  headers?: Record<string, string>
  language?: string
  id?: string
  session?: string
}

const upload = ({
  name,
  body,
  query = '',
  headers,
  language = 'en',
  id = feeds.id,
  session = token,
}: Upload) =>
  handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: running.cacheKey,
    request: new Request(
      `http://localhost/api/importSources/${id}/upload?name=${encodeURIComponent(name)}${query}`,
      {
        method: 'POST',
        headers: {
          ...(session && { authorization: `JWT ${session}` }),
          'accept-language': language,
          'content-type': 'application/octet-stream',
          ...headers,
        },
        body,
        // Node asks for it with a stream; the types of the browser do not have it.
        ...({ duplex: 'half' } as object),
      },
    ),
  })

const runsOf = async () =>
  (await payload.find({ collection: 'importRuns', where: { source: { equals: key } }, sort: 'createdAt' }))
    .docs

const runOf = async (answer: Response) => {
  expect(answer.status).toBe(202)
  const { id } = (await answer.json()) as { id: string }
  await runLogged(payload, id)
  return payload.findByID({ collection: 'importRuns', id })
}

test('a real file is uploaded, looked at first, and exactly that one is applied', async () => {
  const file = path.join(env.dataDir, 'Aanbod été.json')
  await writeFile(file, jsonFeed([house(1), house(2)]))
  await feeds.drop('in-line.json', jsonFeed([house(9)]))
  const body = Readable.toWeb(createReadStream(file)) as unknown as ReadableStream
  const dry = await runOf(await upload({ name: 'Aanbod été.json', body }))
  expect(dry).toMatchObject({ state: 'reviewed', dryRun: true, counts: { new: 2 } })
  expect(dry.feedFile).toMatch(/^uploads\/.*-Aanbod _t_\.json$/)
  // The folder's own files go on; what was uploaded is not one of them.
  await queueArrivedFiles(payload, new Date(Date.now() + 120_000))
  const [, arrived] = await runsOf()
  expect(arrived).toMatchObject({ state: 'queued', actor: 'arrival' })
  await payload.delete({ collection: 'importRuns', id: arrived?.id ?? '', overrideAccess: true })
  const request = {
    actor: 'x',
    dryRun: false,
    reviewed: dry.differenceHash ?? '',
    feedFile: dry.feedFile ?? '',
  }
  const id = await queueRun(payload, key, request, new Date())
  await runLogged(payload, id ?? '')
  expect((await runsOf()).at(-1)).toMatchObject({ state: 'applied', counts: { new: 2 } })
  expect([await feeds.list('uploads'), await feeds.list('done'), await feeds.list()]).toEqual([
    [],
    ['Aanbod _t_.json'],
    ['in-line.json'],
  ])
})

test('an upload may be imported at once, also for a source of a file or an address, whose own feed stays', async () => {
  const { id } = await payload.create({
    collection: 'importSources',
    data: {
      name: key,
      key: `${key}-b`,
      format: 'kyero',
      location: 'url',
      schedule: 'never',
      url: 'https://feed.example/',
      languages: ['fr'],
      guardShare: 20,
      active: true,
    } as never,
  })
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?><root><kyero><feed_version>3</feed_version></kyero></root>'
  const body = makeZip([{ name: 'feed.xml', content: xml }]) as unknown as BodyInit
  const run = await runOf(await upload({ name: 'feed.ZIP', body, query: '&dryRun=false', id }))
  // It has no property: a person decides, and the file waits with the run.
  expect(run).toMatchObject({ state: 'held', heldReasons: ['empty'], dryRun: false })
  expect(await readdir(path.join(feedFolder(), `${key}-b`, 'uploads'))).toHaveLength(1)
})

test.each([
  ['en', 'feed.pdf', 'x', 415, 'This source takes files with .json, .zip.'],
  ['fr', 'feed.json.part', 'x', 415, /accepte des fichiers .json, .zip/],
  ['nl', '../feed.json', 'x', 415, /neemt bestanden met/],
  ['de', '', 'x', 415, /nimmt Dateien mit/],
  ['nl', 'feed.json', '', 400, 'Het bestand is leeg.'],
  ['fr', 'feed.zip', 'PK\u0003\u0004cut', 400, /archive est incomplète/],
])('in %s, %j with %j is refused with the reason', async (language, name, body, status, message) => {
  const answer = await upload({ name, body, language })
  expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
    status,
    typeof message === 'string' ? message : expect.stringMatching(message),
  ])
  expect([await feeds.list('uploads'), await runsOf()]).toEqual([[], []])
})

const megabyte = new Uint8Array(1024 * 1024)

test('more than 200 MB is refused while it arrives, or before, and leaves nothing behind', async () => {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => (sent++ < 1000 ? stream.enqueue(megabyte) : stream.close()),
  })
  const answer = await upload({ name: 'feed.json', body, language: 'de' })
  expect([answer.status, await answer.json()]).toEqual([
    413,
    { message: 'Die Datei ist größer als 200\u00a0MB.' },
  ])
  expect(sent).toBeLessThan(230)
  expect(await readdir(path.join(feeds.path, 'uploads'))).toEqual([])
  const headers = { 'content-length': String(201 * 1024 * 1024) }
  expect((await upload({ name: 'feed.json', body: 'x', headers })).status).toBe(413)
})

test('an upload that breaks off leaves nothing behind', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => stream.error(new Error('The connection ended')),
  })
  await upload({ name: 'feed.json', body })
  expect([await readdir(path.join(feeds.path, 'uploads')), await runsOf()]).toEqual([[], []])
})

test('only editors and administrators may, and not while a run of the source waits', async () => {
  const send = (session: string) => upload({ name: 'feed.json', body: jsonFeed([house(1)]), session })
  for (const session of ['', await signIn('agent'), await signIn('translator')])
    expect((await send(session)).status).toBe(404)
  expect((await send(await signIn('administrator'))).status).toBe(202)
  const busy = await send(token)
  expect([busy.status, await busy.json()]).toEqual([
    409,
    { message: 'An import of this source waits or is running.' },
  ])
  expect(await feeds.list('uploads')).toHaveLength(1)
})

test('an upload that no run waits for goes after 30 days, one that a person has to decide about stays', async () => {
  await mkdir(path.join(feeds.path, 'uploads'), { recursive: true })
  const place = (name: string) => `uploads/${crypto.randomUUID()}-${name}`
  const [used, left] = [place('held.json'), place('left.json')]
  for (const each of [used, left]) await writeFile(path.join(feeds.path, each), jsonFeed([house(1)]))
  await payload.create({
    collection: 'importRuns',
    data: { source: key, actor: 'x', startedAt: new Date().toISOString(), state: 'held', feedFile: used },
    overrideAccess: true,
  })
  await queueArrivedFiles(payload, new Date(Date.now() + 31 * 24 * 60 * 60_000))
  expect(await feeds.list('uploads')).toEqual(['held.json'])
})
