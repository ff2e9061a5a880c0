import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import {
  formatTombstones,
  joinTombstones,
  parseTombstones,
  readTombstoneFiles,
  tombstoneFile,
  type Tombstones,
} from '@/features/privacy/server/api'
import type { BackupRepository } from '@/lib/backup/backup-repository'
import { openSqlite, sqliteFile, withCopy } from '@/lib/backup/copy-sqlite'
import { env } from '@/lib/env'

import { foldersIn, type SitePlace } from './open-backups'

const nothing: Tombstones = new Map()

/** The list beside the backups, which is newer than those in them. */
const listKey = 'erased-addresses.txt'

/** The erasures in the list that the target has. */
export async function readErasedList({ storage, cipher }: BackupRepository): Promise<Tombstones> {
  const stored = await storage.get(listKey + cipher.suffix)
  return stored ? parseTombstones(String(Buffer.from(await cipher.decrypt(stored)))) : nothing
}

/** Adds the erasures of this machine to the list in the target: a backup that is restored after them needs it. */
export async function storeErasedList(backups: BackupRepository): Promise<void> {
  const erased = await readTombstoneFiles([tombstoneFile(env.privateDir)])
  const stored = await readErasedList(backups)
  const all = joinTombstones(stored, erased)
  if (all.size === stored.size) return
  const { storage, cipher } = backups
  await storage.put(listKey + cipher.suffix, await cipher.encrypt(Buffer.from(formatTombstones(all))))
}

/** Erasures in an SQLite file, read without Payload: it may be damaged, or of another version. */
function readFromSqlite(file: string): Tombstones {
  const database = openSqlite(file)
  try {
    const rows = database.prepare('select email_hash, created_at from erasures').raw().all([]) as unknown[][]
    return new Map(rows.map(([hash, at]) => [String(hash), new Date(String(at))]))
  } finally {
    database.close()
  }
}

async function readFromMongo(uri: string): Promise<Tombstones> {
  const { connectMongo } = await import('@/lib/backup/export-mongo')
  const client = await connectMongo(uri)
  try {
    const rows = await client.db().collection('erasures').find({}).toArray()
    return new Map(rows.map(({ emailHash, createdAt }) => [String(emailHash), new Date(createdAt)]))
  } finally {
    await client.close()
  }
}

/** The erasures that a database knows; none when it cannot be read. */
async function readStored(uri: string): Promise<Tombstones> {
  const read = () =>
    uri.startsWith('file:') ? withCopy(sqliteFile(uri), readFromSqlite) : readFromMongo(uri)
  return read().catch(() => nothing)
}

/**
 * Writes all erasures that are known into the list of a restored site: those of its backup, of the backups beside it, of
 * the database and of the list that are replaced.
 *
 * @param dataDir of the restored site
 * @param replaced the site that it replaces
 */
export async function joinErasures(
  backups: BackupRepository,
  dataDir: string,
  replaced: SitePlace,
): Promise<void> {
  const file = tombstoneFile(foldersIn(dataDir).private)
  const all = joinTombstones(
    await readErasedList(backups),
    await readStored(replaced.databaseUri),
    await readTombstoneFiles([tombstoneFile(foldersIn(replaced.dataDir).private), file]),
  )
  if (all.size === 0) return
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, formatTombstones(all))
}
