import type { Payload } from 'payload'

import { env } from '@/lib/env'
import { hasRoom } from '@/lib/storage/disk-room'
import { isRecord } from '@/lib/values/read-value'

const heartbeatKey = 'worker-heartbeat'
const serverHeartbeatKey = 'server-heartbeat'
const writeKey = 'readiness'

/** The worker writes its heartbeat each half minute. */
export const heartbeatMs = 30_000
const maxSilenceMs = 4 * heartbeatMs

/** The part of the readiness that failed, each true when in order. */
export interface Readiness {
  database: boolean
  migrations: boolean
  worker: boolean
  disk: boolean
}

/** Notes that the tasks are being run; a task of the worker. */
export const writeHeartbeat = (payload: Payload, now: Date): Promise<void> =>
  payload.kv.set(heartbeatKey, { at: now.toISOString() })

/** Notes that a web server uses the database; a task of its own. A restore looks for both on MongoDB. */
export const writeServerHeartbeat = (payload: Payload, now: Date): Promise<void> =>
  payload.kv.set(serverHeartbeatKey, { at: now.toISOString() })

async function canWrite(payload: Payload, now: Date): Promise<boolean> {
  await payload.kv.set(writeKey, { at: now.toISOString() })
  return true
}

/** Whether the database has applied the migrations of this build. MongoDB has none. */
async function isMigrated(payload: Payload): Promise<boolean> {
  // Payload's type of all adapters does not include the list.
  const { prodMigrations = [] } = payload.db as { prodMigrations?: { name: string }[] }
  if (prodMigrations.length === 0) return true
  const { docs } = await payload.db.find<{ name: string }>({
    collection: 'payload-migrations',
    pagination: false,
    limit: 0,
  })
  const applied = new Set(docs.map(({ name }) => name))
  return prodMigrations.every(({ name }) => applied.has(name))
}

/** When a worker was seen last, in ISO form; null when none was. */
export async function readHeartbeat(payload: Payload): Promise<string | null> {
  const stored = await payload.kv.get(heartbeatKey)
  return isRecord(stored) && typeof stored.at === 'string' ? stored.at : null
}

async function isWorkerAlive(payload: Payload, now: Date): Promise<boolean> {
  const at = Date.parse((await readHeartbeat(payload)) ?? '') || 0
  // A server that has just started has not run the task yet.
  return now.getTime() - at <= maxSilenceMs || process.uptime() * 1000 < maxSilenceMs
}

/** Whether this process can serve visitors and editors. A check that fails with an error counts as not in order. */
export async function getReadiness(payload: Payload, now: Date): Promise<Readiness> {
  const isTrue = (check: Promise<boolean>) => check.catch(() => false)
  const [database, migrations, worker, disk] = await Promise.all([
    isTrue(canWrite(payload, now)),
    isTrue(isMigrated(payload)),
    isTrue(isWorkerAlive(payload, now)),
    isTrue(hasRoom(env.dataDir)),
  ])
  return { database, migrations, worker, disk }
}
