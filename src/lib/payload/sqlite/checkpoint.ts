import { LibsqlError, type Client } from '@libsql/client'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { maxBusyMs } from './retry-busy'
import { sleep } from '@/lib/values/retry'

const pauseMs = 50

/**
 * Writes the WAL into the database file and empties it. Its old pages hold what was deleted since.
 *
 * @throws when another process reads or writes all the time
 */
export async function checkpoint(client: Client): Promise<void> {
  for (let waited = 0; waited <= maxBusyMs; waited += pauseMs) {
    const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    if (Number(rows[0]?.busy) === 0) return
    await sleep(pauseMs)
  }
  throw new LibsqlError('The WAL could not be emptied: another process uses the database', 'SQLITE_BUSY')
}

/** Empties the WAL of the database of Payload; MongoDB has none. */
export async function emptyWal(payload: Payload): Promise<void> {
  if (payload.db.name !== 'sqlite') return
  // Payload's type has no adapter; this is the one for SQLite.
  await checkpoint((payload.db as unknown as SQLiteAdapter).client)
}
