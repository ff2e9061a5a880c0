import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'

import { buildConfig, getPayload, type Config, type Payload } from 'payload'

import { databaseAdapter } from '@/lib/cms/database'
import { payloadOptions } from '@/lib/cms/payload-options'
import { env } from '@/lib/env'
import { migrations } from '@/migrations'

import { copyMigrated, keepMigrated, writeLoosely } from './migrated-database'

export type TestPayload = {
  payload: Payload
  stop: () => Promise<void>
}

type Migrations = NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations']

function start(database: Config['db'], key: string): Promise<Payload> {
  const options = payloadOptions({ database, secret: env.payloadSecret })
  const logger = { options: { level: process.env.TEST_LOG_LEVEL ?? 'fatal' } }
  return getPayload({ config: buildConfig({ ...options, logger }), key })
}

/** A fresh Payload on a SQLite file of its own, with the tables the migrations make (while there are none: by a push). */
export async function makePayload(): Promise<TestPayload> {
  const folder = await mkdtemp(path.join(env.dataDir, 'database-'))
  const file = path.join(folder, 'perron.db')
  const uri = `file:${file}`
  const isMigrated = await copyMigrated(file)
  const payload = await start(databaseAdapter(uri, { push: migrations.length === 0 }), uri)
  await writeLoosely(payload)
  if (migrations.length > 0 && !isMigrated) {
    // Payload's type knows no adapter; these are for SQLite, which is what runs here.
    await payload.db.migrate({ migrations: migrations as unknown as Migrations })
    await keepMigrated(payload)
  }
  const stop = async () => {
    await payload.destroy()
    await rm(folder, { recursive: true, force: true })
  }
  return { payload, stop }
}

/** The same on MongoDB, in a database that is dropped afterwards. */
export async function makeMongoPayload(uri: string): Promise<TestPayload> {
  const { mongodbJoinAggregations: joinAggregations } = env
  const payload = await start(databaseAdapter(uri, { joinAggregations }), uri)
  const stop = async () => {
    await payload.db.connection.dropDatabase()
    await payload.destroy()
  }
  return { payload, stop }
}
