import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'

import Database from 'libsql'

import { formatError } from '@/lib/values/format-error'

import { BackupError } from './backup-error'

/** Longer than any write takes. */
const busyMs = 20_000

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The file of a `file:` URI. */
export const sqliteFile = (uri: string): string =>
  decodeURIComponent(uri.replace(/^file:(?:\/\/)?/, '').split('?')[0] ?? '')

/** Opens a file that exists; SQLite would make a missing one. */
export function openSqlite(file: string): Database.Database {
  if (!existsSync(file)) throw new BackupError(`There is no database ${file}`)
  const database = new Database(file)
  database.exec(`PRAGMA busy_timeout = ${busyMs}`)
  return database
}

const column = (database: Database.Database, sql: string): string[] =>
  (database.prepare(sql).raw().all([]) as unknown[][]).map(([value]) => String(value))

/**
 * Copies a database in use as it is at one moment; reads and writes of others go on meanwhile. Blocks this process until
 * it is done.
 *
 * @param to must not exist
 */
export function copySqlite(file: string, to: string): void {
  const database = openSqlite(file)
  try {
    database.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`)
  } catch (error) {
    throw new BackupError(`The database could not be copied: ${formatError(error)}`)
  } finally {
    database.close()
  }
}

/**
 * Reads a copy of a database. The driver closes a connection only when its statements are garbage-collected; until then
 * the process has the database open, and takes itself for a running site.
 *
 * @throws BackupError when it cannot be copied
 */
export async function withCopy<T>(file: string, read: (copy: string) => T): Promise<T> {
  const copy = `${file}.copy-${process.pid}`
  await rm(copy, { force: true })
  try {
    copySqlite(file, copy)
    return read(copy)
  } finally {
    await rm(copy, { force: true })
  }
}

const readMigrations = (database: Database.Database): string[] =>
  column(database, 'select name from payload_migrations order by name')

/** Names of the migrations of a database, oldest first; null for one without tables. */
export function appliedMigrations(file: string): string[] | null {
  const database = openSqlite(file)
  try {
    const tables = column(database, "select name from sqlite_master where type = 'table'")
    if (tables.length === 0) return null
    return tables.includes('payload_migrations') ? readMigrations(database) : []
  } finally {
    database.close()
  }
}

export interface SqliteContent {
  /** Rows per table. */
  counts: Record<string, number>
  /** Names of the applied migrations, oldest first. */
  migrations: string[]
}

/**
 * Checks the integrity of a database file and counts its rows.
 *
 * @throws BackupError when it is damaged or none of this program
 */
export function inspectSqlite(file: string): SqliteContent {
  const database = openSqlite(file)
  try {
    const [result = ''] = column(database, 'PRAGMA integrity_check')
    if (result !== 'ok') throw new BackupError(`The database is damaged: ${formatError(result)}`)
    const tables = column(
      database,
      `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
    )
    const counts = Object.fromEntries(
      tables.map((name) => [name, Number(column(database, `select count(*) from ${quote(name)}`)[0])]),
    )
    const isOurs = tables.includes('payload_migrations')
    if (!isOurs) throw new BackupError('The database has no tables of this program')
    return { counts, migrations: readMigrations(database) }
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`The database is damaged: ${formatError(error)}`)
  } finally {
    database.close()
  }
}
