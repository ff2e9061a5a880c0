import { MongoClient, type Db } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { mongoTarget } from '@/lib/backup/mongo-target'

import { silent } from '../../support/backup-site'

import { ownDatabase } from './own-database'

const uri = ownDatabase(process.env.MONGODB_URI ?? '')
let client: MongoClient
let db: Db

const insert = (name: string, from: string) =>
  db.collection<{ _id: string; from: string }>(name).insertOne({ _id: from, from })

async function contentOf(): Promise<Record<string, string[]>> {
  const names = (await db.listCollections().toArray()).map(({ name }) => name).toSorted()
  const contents = names.map(
    async (name) => [name, (await db.collection(name).distinct('from')) as string[]] as const,
  )
  return Object.fromEntries(await Promise.all(contents))
}

beforeAll(async () => {
  client = await new MongoClient(uri).connect()
  db = client.db()
})
afterAll(async () => {
  await db.dropDatabase()
  await client.close()
})

test('collections that were put in place by a killed process in part are put in place by the next one', async () => {
  for (const name of ['leads', 'pages', 'users']) await insert(name, 'old')
  for (const name of ['media', 'pages', 'users']) await insert(`restoring_${name}`, 'new')
  await db.renameCollection('restoring_pages', 'pages', { dropTarget: true })
  const { swapCollections } = await mongoTarget(uri)
  await swapCollections(['media', 'pages', 'users'])
  const expected = { media: ['new'], pages: ['new'], users: ['new'] }
  expect(await contentOf()).toEqual(expected)
  await swapCollections(['media', 'pages', 'users'])
  expect(await contentOf()).toEqual(expected)
})

test('what a restore has made beside the database is discarded without a trace', async () => {
  await insert('restoring_media', 'half')
  const { stagedUri, discard, isEmpty, isRunning } = await mongoTarget(uri)
  const staged = await new MongoClient(stagedUri).connect()
  await staged.db().collection('media').insertOne({ from: 'half' })
  await discard()
  expect(await staged.db().listCollections().toArray()).toEqual([])
  await staged.close()
  expect(Object.keys(await contentOf())).toEqual(['media', 'pages', 'users'])
  expect([await isEmpty(), await isRunning(silent)]).toEqual([false, false])
  await db.dropDatabase()
  await db
    .collection('payload-kvs')
    .insertOne({ key: 'server-heartbeat', data: { at: '2020-01-01T00:00:00.000Z' } })
  expect([await isEmpty(), await isRunning(silent)]).toEqual([true, false])
})
