import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

/**
 * An empty database with all migrations applied, cached between files and runs: applying them takes seconds, and every
 * test file needs its own database. Its name identifies the migrations.
 */

const folder = path.resolve('node_modules/.cache/perron-tests')
const source = path.resolve('src/migrations')

function cachedFile(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(source).toSorted())
    if (name.endsWith('.ts')) hash.update(name).update(readFileSync(path.join(source, name)))
  return path.join(folder, `migrated-${hash.digest('hex').slice(0, 16)}.db`)
}

async function execute(payload: Payload, sql: string): Promise<void> {
  // Payload's type has no adapter; this is the one for SQLite.
  const { client } = payload.db as unknown as { client: { execute: (sql: string) => Promise<unknown> } }
  await client.execute(sql)
}

/** Does not wait for the disk: test data need not survive a power failure. */
export const writeLoosely = (payload: Payload): Promise<void> => execute(payload, 'PRAGMA synchronous = OFF')

/** Copies it to a path without a database. @returns false when none is cached */
export async function copyMigrated(target: string): Promise<boolean> {
  const file = cachedFile()
  if (!existsSync(file)) return false
  await copyFile(file, target)
  return true
}

/** Caches a database that was just migrated and is otherwise empty. */
export async function cacheMigrated(payload: Payload): Promise<void> {
  const file = cachedFile()
  await mkdir(folder, { recursive: true })
  const made = path.join(folder, `${randomUUID()}.tmp`)
  // Copying the file would miss what is still in its WAL.
  await execute(payload, `VACUUM INTO '${made}'`)
  await rename(made, file)
  for (const name of readdirSync(folder))
    if (name.endsWith('.db') && name !== path.basename(file))
      await rm(path.join(folder, name), { force: true })
}
