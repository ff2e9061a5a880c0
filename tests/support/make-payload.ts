import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'

import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { buildConfig, getPayload, type Config, type Payload } from 'payload'

import { databaseAdapter } from '@/lib/payload/database'
import { payloadOptions } from '@/composition/payload-options'
import { env } from '@/lib/env'
import { isRecord } from '@/lib/values/read-value'
import { migrations } from '@/migrations'

import { forgetCachedReads } from './doubles/cached'
import { setTestPayload } from './doubles/payload-client'
import { copyMigrated, cacheMigrated, writeLoosely } from './migrated-database'

export type TestPayload = {
  payload: Payload
  /** Key under which Payload caches the instance; test files in one process have one each. */
  cacheKey: string
  stop: () => Promise<void>
}

/**
 * Payload caches its instances for the process, with a key or none; the next test file must not get this file's one.
 */
const forgetInstances = () => (globalThis as { _payload?: Map<string, unknown> })._payload?.clear()

type Migrations = NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations']

function start(database: Config['db'], key: string): Promise<Payload> {
  const options = payloadOptions({ database, secret: env.payloadSecret })
  const logger = { options: { level: process.env.TEST_LOG_LEVEL ?? 'fatal' } }
  return getPayload({ config: buildConfig({ ...options, logger }), key })
}

/** A Payload on an SQLite file that exists. */
export async function openPayload(file: string): Promise<TestPayload> {
  const uri = `file:${file}`
  const payload = await start(databaseAdapter(uri, { migrations }), uri)
  return { payload, cacheKey: uri, stop: () => payload.destroy() }
}

/** A new Payload on a separate SQLite file, with the tables of the migrations. The product's reads use it too. */
export async function makePayload(): Promise<TestPayload> {
  const folder = await mkdtemp(path.join(env.dataDir, 'database-'))
  const file = path.join(folder, 'perron.db')
  const uri = `file:${file}`
  const isMigrated = await copyMigrated(file)
  const payload = await start(databaseAdapter(uri, { migrations }), uri)
  await writeLoosely(payload)
  if (!isMigrated) {
    // Payload's type has no adapter; these are for SQLite, which is used here.
    await payload.db.migrate({ migrations: migrations as unknown as Migrations })
    await cacheMigrated(payload)
  }
  setTestPayload(payload)
  const stop = async () => {
    await payload.destroy()
    setTestPayload(null)
    forgetCachedReads()
    forgetInstances()
    await rm(folder, { recursive: true, force: true })
  }
  return { payload, cacheKey: uri, stop }
}

/** The ways to all keys of a value that have a dot, which MongoDB reads as a path. */
function dottedKeys(value: unknown, way: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => dottedKeys(each, way))
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key.includes('.') ? [`${way} > ${key}`] : []),
    ...dottedKeys(inner, `${way} > ${key}`),
  ])
}

/** @throws when a stored document has a key with a dot, whatever the tests of the file have stored */
async function refuseDottedKeys({ db }: MongooseAdapter['connection']): Promise<void> {
  for (const collection of (await db?.collections()) ?? []) {
    const withDots = (await collection.find().toArray()).flatMap((each) =>
      dottedKeys(each, collection.collectionName),
    )
    if (withDots.length > 0) throw new Error(`Stored keys with a dot: ${[...new Set(withDots)].join(', ')}`)
  }
}

/** The same on MongoDB, in a database that is dropped afterwards. What was stored there has no key with a dot. */
export async function makeMongoPayload(uri: string): Promise<TestPayload> {
  const { mongodbJoinAggregations: joinAggregations } = env
  const payload = await start(databaseAdapter(uri, { joinAggregations }), uri)
  const stop = async () => {
    const { connection } = payload.db
    await refuseDottedKeys(connection).finally(async () => {
      await connection.dropDatabase()
      await payload.destroy()
    })
  }
  return { payload, cacheKey: uri, stop }
}
