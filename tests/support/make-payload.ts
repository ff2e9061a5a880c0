import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'

import { buildConfig, getPayload, type Config, type Payload } from 'payload'

import { databaseAdapter } from '@/lib/payload/database'
import { payloadOptions } from '@/composition/payload-options'
import { env } from '@/lib/env'
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

/** The same on MongoDB, in a database that is dropped afterwards. */
export async function makeMongoPayload(uri: string): Promise<TestPayload> {
  const { mongodbJoinAggregations: joinAggregations } = env
  const payload = await start(databaseAdapter(uri, { joinAggregations }), uri)
  const stop = async () => {
    await payload.db.connection.dropDatabase()
    await payload.destroy()
  }
  return { payload, cacheKey: uri, stop }
}
