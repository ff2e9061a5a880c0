import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import type { Payload } from 'payload'

import { appointmentQueue } from '@/features/appointments/server/api'
import { crmQueue, effectsQueue } from '@/features/leads/server/api'
import { offerQueue } from '@/features/offers/server/api'
import { sqliteFile } from '@/lib/backup/copy-sqlite'
import { readMailboxState } from '@/lib/email/bounces/read-mailbox-state'
import { outboxQueue } from '@/lib/email/outbox-queue'
import { env } from '@/lib/env'
import { isProxyUntrusted } from '@/lib/http/proxy-trust'
import { getReadiness, readHeartbeat } from '@/lib/payload/readiness'
import { readQueueDepth, type QueueDepth } from '@/lib/queue/queue-depth'
import { findStorageProblem } from '@/lib/storage/check-site-storage'
import { isS3 } from '@/lib/storage/open-storage'
import { redisOfProcess } from '@/lib/redis/redis'
import { sleep } from '@/lib/values/retry'
import { formatError } from '@/lib/values/format-error'
import { readStreetFile } from '@/features/map/server/api'

import packageJson from '../../../../package.json'
import type { QueueName, SiteReadings } from '../model/site-readings'
import { siteState, type SiteState } from '../model/site-state'
import { readCertificate } from './read-certificate'
import { readImports } from './read-imports'
import { readBackupState } from './scheduled-backup'

/** Whether the settings name the file of the street map, and whether it can be used. */
async function readStreets(payload: Payload): Promise<SiteReadings['streets']> {
  const { mapTiles } = await payload.findGlobal({
    slug: 'siteConfig',
    depth: 0,
    select: { mapTiles: true },
    overrideAccess: false,
  })
  if (mapTiles?.source !== 'file') return { isSet: false, problem: null }
  const state = await readStreetFile()
  return { isSet: true, problem: 'problem' in state ? state.problem : null }
}

/** For each reading; those that take longer are unknown. */
const timeoutMs = 6000

/** A part that cannot be read leaves the others. */
async function orNull<T>(payload: Payload, part: string, reading: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const isOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not read within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([reading, isOver])
  } catch (error) {
    payload.logger.warn({ msg: 'A part of the state could not be read', part, reason: formatError(error) })
    return null
  } finally {
    clearTimeout(timer)
  }
}

const isSqlite = (): boolean => env.databaseUri.startsWith('file:')

/** Size of the database in bytes, with its indexes. */
async function readDatabaseBytes(payload: Payload): Promise<number> {
  if (!isSqlite()) {
    const stats = await payload.db.connection.db?.stats()
    return Number(stats?.storageSize) + Number(stats?.indexSize)
  }
  const file = sqliteFile(env.databaseUri)
  const sizes = [file, `${file}-wal`].map((each) =>
    stat(each).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

async function readQueues(payload: Payload, now: Date): Promise<Record<QueueName, QueueDepth>> {
  const [mails, leads, crm, offers, appointments] = await Promise.all([
    readQueueDepth(payload, outboxQueue, now),
    readQueueDepth(payload, effectsQueue, now),
    readQueueDepth(payload, crmQueue, now),
    readQueueDepth(payload, offerQueue, now),
    readQueueDepth(payload, appointmentQueue, now),
  ])
  return { mails, leads, crm, offers, appointments }
}

/** When an e-mail was last handed to the mail server, in ISO form; null before the first. */
export async function readLastSent(payload: Payload): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { sentAt: { exists: true } },
    sort: '-sentAt',
    limit: 1,
    pagination: false,
    depth: 0,
    select: { sentAt: true },
    // The state of the site belongs to administrators; only a time leaves this function.
    overrideAccess: true,
  })
  return docs[0]?.sentAt ?? null
}

async function readMail(payload: Payload) {
  const bounces = env.bounceMailbox ? await readMailboxState(payload) : null
  return { isConfigured: env.smtpUrl !== undefined, lastSentAt: await readLastSent(payload), bounces }
}

async function readDisk(): Promise<SiteReadings['disk']> {
  const { bavail, blocks, bsize } = await statfs(env.dataDir)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )

/** A bucket that takes longer counts as away. */
const storageTimeoutMs = 5000

async function readStorage(): Promise<SiteReadings['storage']> {
  if (!isS3(env.filesLocation)) return { kind: 'folder', isWritable: await isWritable(env.dataDir) }
  const isRight = findStorageProblem().then((problem) => problem === null)
  return { kind: 's3', isWritable: await Promise.race([isRight, sleep(storageTimeoutMs).then(() => false)]) }
}

/** A command fails at once while Redis is away. */
const readRedis = async (): Promise<SiteReadings['redis']> => {
  const reply = await redisOfProcess()
    ?.ping()
    .catch(() => null)
  return { isSet: env.redisUrl !== undefined, isReached: reply === 'PONG' }
}

async function readBackup(payload: Payload): Promise<SiteReadings['backup']> {
  const target = env.backupTarget ? (isS3(env.backupTarget) ? 's3' : 'folder') : null
  return { ...(await readBackupState(payload)), target, isEncrypted: env.backupKey !== undefined }
}

async function readSite(payload: Payload, now: Date): Promise<SiteReadings> {
  const read = <T>(part: string, reading: Promise<T>) => orNull(payload, part, reading)
  const [readiness, bytes, disk, seenAt, queues, mail, imports, backup, certificate, storage, redis] =
    await Promise.all([
      getReadiness(payload, now),
      read('database', readDatabaseBytes(payload)),
      read('disk', readDisk()),
      read('worker', readHeartbeat(payload)),
      read('queues', readQueues(payload, now)),
      read('mail', readMail(payload)),
      read('imports', readImports(payload)),
      read('backup', readBackup(payload)),
      read('certificate', readCertificate(env.serverUrl, now)),
      readStorage(),
      readRedis(),
    ])
  return {
    at: now.toISOString(),
    version: packageJson.version,
    node: process.version,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    residentBytes: process.memoryUsage.rss(),
    url: env.serverUrl,
    database: {
      kind: isSqlite() ? 'sqlite' : 'mongodb',
      bytes,
      isWritable: readiness.database,
      isMigrated: readiness.migrations,
    },
    storage,
    redis,
    disk,
    mail: queues && mail && { ...mail, waitingSince: queues.mails.oldestAt },
    worker: { place: env.worker === 'inside' ? 'inside' : 'separate', seenAt },
    queues:
      queues &&
      Object.entries(queues).map(([name, { oldestAt: _, ...depth }]) => ({
        name: name as QueueName,
        ...depth,
      })),
    imports,
    backup,
    streets: await read('streets', readStreets(payload)),
    proxies: { trusted: env.trustedProxies, isUntrusted: isProxyUntrusted(env) },
    certificate,
  }
}

/** Reads the state of the running site; what cannot be read is `null` in the readings. */
export const readSiteState = async (payload: Payload, now: Date): Promise<SiteState> =>
  siteState(await readSite(payload, now))
