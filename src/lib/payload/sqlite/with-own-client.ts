/** @relies database-adapter */
import type { SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'

import { formatError } from '@/lib/values/format-error'

import { checkpoint } from './checkpoint'
import { SqliteClient } from './sqlite-client'
import { makeWritesAtomic } from './atomic-writes'

type Adapter = ReturnType<typeof sqliteAdapter>
type Database = ReturnType<Adapter['init']>

/** The adapter for SQLite, whose type Payload does not expose. */
export const toSqlite = (database: Database) => database as unknown as SQLiteAdapter

/** Value of SQLite's `user_version` for a file whose deleted data was overwritten once. */
const cleanedVersion = 1

/**
 * Rewrites a file from before `secure_delete` once: what was deleted until then is still in it. A failure, such as a
 * lock or a full disk, only delays this until the next start.
 */
async function cleanOnce(client: SqliteClient): Promise<void> {
  const { rows } = await client.execute('PRAGMA user_version')
  if (Number(rows[0]?.user_version) >= cleanedVersion) return
  await client.execute('VACUUM')
  await client.execute(`PRAGMA user_version = ${cleanedVersion}`)
  await checkpoint(client)
}

/** Gives the adapter our client before it connects: Payload's own has its settings on one connection only. */
export const withOwnClient = (adapter: Adapter, url: string): Adapter => ({
  ...adapter,
  init: (options) => {
    const database = adapter.init(options)
    const { connect } = database
    makeWritesAtomic(toSqlite(database))
    database.connect = async (given) => {
      const sqlite = toSqlite(database)
      if (!sqlite.client) {
        const client = await SqliteClient.open(url)
        sqlite.client = client
        await cleanOnce(client).catch((error: unknown) =>
          options.payload.logger.warn(`The database could not be cleaned: ${formatError(error)}`),
        )
      }
      await connect?.call(database, given)
    }
    return database
  },
})
