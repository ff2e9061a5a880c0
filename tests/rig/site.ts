import { cpSync, existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { buildConfig, getPayload, type Payload } from 'payload'

import { databaseAdapter } from '@/lib/payload/database'
import { payloadOptions } from '@/composition/payload-options'

import { migrateDatabase } from '../../scripts/content/database'
import { rigServer, type RigServer } from './server'
import { findSurroundings, type Surroundings } from './visitor'

/** The built site on a copy of a demo's data. */
export interface RigSite {
  /** Reads the same database from this process. */
  payload: Payload
  server: RigServer
  surroundings: Surroundings
  secret: string
  /** Folder of the copied data. */
  dataDir: string
  /** Kills the server and closes the database. */
  close: () => Promise<void>
}

export interface RigSiteOptions {
  /** Folder with `dist`. */
  build: string
  /** A demo's data. */
  data: string
  /** Where copies of both are made. */
  folder: string
  secret: string
  /** Bookings per slot. */
  capacity: number
  /** More variables of the server's environment. */
  env?: Record<string, string>
  /** Where the data is copied to, when not into `folder`. */
  dataDir?: string
}

/** Copies what a demo has stored. */
export function copyData(from: string, to: string): void {
  if (!existsSync(path.join(from, 'perron.db')))
    throw new Error(`No perron.db in ${from}: start the demo once.`)
  for (const name of ['perron.db', 'perron.db-wal', 'media', 'private'])
    if (existsSync(path.join(from, name)))
      cpSync(path.join(from, name), path.join(to, name), { recursive: true })
}

/** Opens a database of SQLite beside the server, migrated. */
export async function openDatabase(dataDir: string, secret: string): Promise<Payload> {
  const uri = `file:${path.join(dataDir, 'perron.db')}`
  const options = payloadOptions({ database: databaseAdapter(uri), secret })
  const config = buildConfig({ ...options, logger: { options: { level: 'error' } } })
  const payload = await getPayload({ config, key: uri })
  await migrateDatabase(payload)
  return payload
}

/** Copies data and build, and opens the database; the server is not started yet. */
export async function openRigSite(options: RigSiteOptions): Promise<RigSite> {
  const { build, data, folder, secret, capacity, env, dataDir = path.join(folder, 'data') } = options
  await mkdir(dataDir, { recursive: true })
  copyData(path.resolve(data), dataDir)
  const payload = await openDatabase(dataDir, secret)
  await payload.updateGlobal({
    slug: 'appointmentConfig',
    data: { capacity },
    context: { skipRevalidation: true },
    overrideAccess: true,
  })
  const surroundings = await findSurroundings(payload)
  const server = await rigServer(path.resolve(build), folder, { secret, dataDir, env })
  const close = async () => {
    await server.kill()
    await payload.destroy()
  }
  return { payload, server, surroundings, secret, dataDir, close }
}
