import { chmod, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openForRestore } from '@/features/operations/server/open-backups'
import { env } from '@/lib/env'
import { writeServerHeartbeat } from '@/lib/payload/readiness'

import { makePayload, openPayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { lastLine, operate, outside, type Place } from '../../support/operator'

import { readEverything } from '../../support/read-everything'

import { makeOwnMongo } from './own-database'

/** Each loads the whole configuration in separate processes. */
const patience = { timeout: 900_000 }

let sqlite: TestPayload
let mongo: TestPayload
let source: Place
let target: Place
/** Backups of the site on SQLite. */
let backups: string

/** Everything as lines: versions and globals have new ids, so their order is not that of the source. */
const readAll = async (payload: Payload): Promise<Record<string, string[]>> =>
  Object.fromEntries(
    Object.entries(await readEverything(payload)).map(([name, rows]) => [
      name,
      rows.map((row) => JSON.stringify(row)).toSorted(),
    ]),
  )

/** Makes a backup of a place. @returns the folder */
async function backUp(place: Place, more: Record<string, string> = {}): Promise<string> {
  const folder = await outside('backups')
  expect(lastLine(await operate('backup', [folder], { ...place, ...more }))).toMatch(
    / files and the database/,
  )
  return folder
}

const expectRestored = async (place: Place, folder: string, ...args: string[]): Promise<void> =>
  expect(lastLine(await operate('restore', [folder, ...args], { ...place }))).toMatch(/^Restored: /)

beforeAll(async () => {
  sqlite = await makePayload()
  mongo = await makeOwnMongo()
  const { payload } = sqlite
  const property = await makeMinimal(payload, 'properties')
  const image = await makeMinimal(payload, 'media')
  const lead = await makeMinimal(payload, 'leads', { property: property.id })
  await makeMinimal(payload, 'leadEvents', { lead: lead.id })
  await makeMinimal(payload, 'users', { email: 'staff@example.org' })
  const blocks = [
    { blockType: 'spotlight', properties: [property.id] },
    { blockType: 'image', image: image.id },
  ]
  const page = await makeMinimal(payload, 'pages', { blocks })
  const draft = { collection: 'pages', id: page.id, locale: 'fr', draft: true, context: quiet() } as const
  await payload.update({ ...draft, data: { title: 'Brouillon' } })
  await payload.updateGlobal({
    slug: 'siteConfig',
    data: { agency: { email: 'info@agency.example' } } as never,
    context: quiet(),
    overrideAccess: true,
  })
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: page.id }, user: null } as never,
    waitUntil: new Date('2099-01-01'),
  })
  source = { DATA_DIR: env.dataDir, DATABASE_URI: sqlite.cacheKey }
  target = { DATA_DIR: await outside('on-mongo'), DATABASE_URI: mongo.cacheKey }
})
afterAll(() => Promise.all([sqlite.stop(), mongo.stop()]))

test('a site moves from SQLite to MongoDB, within MongoDB, and back', patience, async () => {
  const expected = await readAll(sqlite.payload)
  expect(Object.values(expected).flat().length).toBeGreaterThan(15)
  backups = await backUp(source)
  await expectRestored(target, backups)
  const { staffSessions: _, ...onMongo } = await readAll(mongo.payload)
  expect(onMongo).toEqual(
    Object.fromEntries(Object.entries(expected).filter(([name]) => name !== 'staffSessions')),
  )
  const jobs = await mongo.payload.find({
    collection: 'payload-jobs' as CollectionSlug,
    overrideAccess: true,
  })
  expect(jobs.docs).toMatchObject([{ waitUntil: '2099-01-01T00:00:00.000Z' }])

  const before = await readAll(mongo.payload)
  const onMongoToo = await backUp(target)
  await makeMinimal(mongo.payload, 'redirects')
  expect(await operate('restore', [onMongoToo], { ...target })).toEqual({
    status: 1,
    output:
      'restore: There is a site already (the database): --replace deletes it and puts the backup in its place\n',
  })
  await expectRestored(target, onMongoToo, '--replace')
  expect(await readAll(mongo.payload)).toEqual(before)

  const DATA_DIR = await outside('back')
  await expectRestored({ DATA_DIR, DATABASE_URI: `file:${path.join(DATA_DIR, 'perron.db')}` }, onMongoToo)
  const back = await openPayload(path.join(DATA_DIR, 'perron.db'))
  expect(await readAll(back.payload)).toEqual(before)
  await back.stop()
})

/** A program in the place of mongodump. */
async function fakeMongodump(program: string): Promise<Record<string, string>> {
  const folder = await outside('bin')
  await writeFile(path.join(folder, 'mongodump'), `#!${process.execPath}\n${program}`)
  await chmod(path.join(folder, 'mongodump'), 0o700)
  return { PATH: `${folder}${path.delimiter}${process.env.PATH}` }
}

const dumping = `
  const { MongoClient, BSON } = require(${JSON.stringify(path.resolve('node_modules/mongodb'))})
  const fs = require('node:fs')
  const option = (name) => process.argv.find((each) => each.startsWith('--' + name + '=')).split('=').slice(1).join('=')
  const uri = JSON.parse(fs.readFileSync(option('config'), 'utf8').replace('uri: ', ''))
  const folder = option('out') + '/' + option('db')
  fs.mkdirSync(folder, { recursive: true })
  new MongoClient(uri).connect().then(async (client) => {
    for (const { name } of await client.db().listCollections().toArray()) {
      const documents = await client.db().collection(name).find({}, { sort: { _id: 1 } }).toArray()
      fs.writeFileSync(folder + '/' + name + '.bson', Buffer.concat(documents.map((each) => BSON.serialize(each))))
    }
    await client.close()
  })`

test(
  'mongodump is used when all cannot be read at one moment; one that fails does not matter',
  patience,
  async () => {
    const failing = await fakeMongodump('console.error("no rights"); process.exit(1)')
    const failed = await operate('backup', [await outside('dump')], { ...target, ...failing })
    const expected = await readAll(mongo.payload)
    const folder = await outside('dump')
    const dumped = await operate('backup', [folder], { ...target, ...(await fakeMongodump(dumping)) })
    for (const result of [failed, dumped]) expect(lastLine(result)).toContain(' files and the database')
    const { backups: stored } = await openForRestore(folder)
    const [newest] = await stored.list()
    const manifest = newest && (await stored.readManifest(newest))
    if (manifest?.database.kind !== 'mongodb') throw new Error('MongoDB has a backup of MongoDB')
    const formats = new Set(manifest.database.collections.map(({ format }) => format))
    const { isSnapshot } = manifest.database
    expect([...formats]).toEqual([isSnapshot ? 'ejson' : 'bson'])
    expect(
      failed.output.includes('mongodump failed, so the collections are read without it: Error: no rights'),
    ).toBe(!isSnapshot)
    expect(lastLine(await operate('restore', [folder, '--replace'], { ...target }))).toMatch(/^Restored: /)
    expect(await readAll(mongo.payload)).toEqual(expected)
  },
)

test('a site that writes heartbeats is running', patience, async () => {
  const timer = setInterval(() => void writeServerHeartbeat(mongo.payload, new Date()), 500)
  const { status, output } = await operate('restore', [backups, '--replace'], { ...target })
  clearInterval(timer)
  expect({ status, line: lastLine({ status, output }) }).toEqual({
    status: 1,
    line: 'restore: The site is running: stop it first',
  })
})
