import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

import Database from 'libsql'

import { errorCode } from '@/lib/values/format-error'

import { inspectSqlite, openSqlite, withCopy } from './copy-sqlite'
import { fetchSqlite } from './fetch-backup'
import type { RestoreTarget } from './restore-target'

/** Tables that a site without content fills by itself. */
const ownTables = /^(payload_|cache_events)/

const beside = ['-wal', '-shm', '-journal']

const removeDatabase = async (file: string): Promise<void> => {
  for (const suffix of ['', ...beside]) await rm(file + suffix, { force: true })
}

/**
 * Whether another process has the database open, also one that does nothing. Reading with an exclusive lock is refused
 * then, and the file stays as it is. Only `exec`: see `withCopy`.
 */
function isInUse(file: string): boolean {
  const database = new Database(file)
  try {
    database.exec('PRAGMA busy_timeout = 500')
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    database.exec('BEGIN EXCLUSIVE')
    database.exec('ROLLBACK')
    return false
  } catch (error) {
    // A damaged file is a reason to restore one.
    return !['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(errorCode(error))
  } finally {
    database.close()
  }
}

/** A database that cannot be read counts as one with content. */
async function hasContent(file: string): Promise<boolean> {
  try {
    const { counts } = await withCopy(file, inspectSqlite)
    return Object.entries(counts).some(([table, rows]) => rows > 0 && !ownTables.test(table))
  } catch {
    return true
  }
}

/** Writes everything into the one file, so that it can be moved. */
function closeForMove(file: string): void {
  const database = openSqlite(file)
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    database.exec('PRAGMA journal_mode = DELETE')
  } finally {
    database.close()
  }
}

/** An SQLite file as the place of a restored database. */
export function sqliteTarget(file: string): RestoreTarget {
  const staged = `${file}.restored`
  return {
    kind: 'sqlite',
    stagedUri: `file:${staged}`,
    isRunning: async () => existsSync(file) && isInUse(file),
    isEmpty: async () => !existsSync(file) || !(await hasContent(file)),
    stage: async (repository, { database }) => {
      await mkdir(path.dirname(file), { recursive: true })
      await removeDatabase(staged)
      if (database.kind === 'sqlite') await fetchSqlite(repository, database, staged)
    },
    seal: async () => {
      closeForMove(staged)
      inspectSqlite(staged)
      return {
        moves: [{ from: staged, to: file, old: `${file}.replaced` }],
        // The rest of the old database: SQLite would add it to the new one.
        removals: beside.map((suffix) => file + suffix),
        collections: null,
      }
    },
    swapCollections: async () => undefined,
    discard: () => removeDatabase(staged),
  }
}
