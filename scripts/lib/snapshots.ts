import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { sameSchema } from './same-schema'

export const migrationsFolder = path.resolve('src/migrations')

/** Names of the snapshots in a folder of migrations, oldest first; each describes the tables after its migration. */
export const findSnapshots = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()

function readSnapshot(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Whether the newest snapshot of our migrations describes the tables of the present configuration.
 *
 * @param payload made for SQLite; it need not be connected
 */
export async function isMigrated(payload: Payload): Promise<boolean> {
  const newest = findSnapshots(migrationsFolder).at(-1)
  if (!newest) return false
  // Payload's type has no adapter; this is the one for SQLite.
  const { requireDrizzleKit, schema } = payload.db as unknown as SQLiteAdapter
  const present = await requireDrizzleKit().generateDrizzleJson(schema)
  return sameSchema(readSnapshot(path.join(migrationsFolder, newest)), present)
}
