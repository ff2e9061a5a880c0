import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

/**
 * An empty database to which all migrations were applied, kept between files and runs: applying them takes seconds,
 * and every file of tests wants a database of its own. Its name says which migrations these were.
 */

const folder = path.resolve('node_modules/.cache/perron-tests')
const source = path.resolve('src/migrations')

function keptFile(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(source).toSorted())
    if (name.endsWith('.ts')) hash.update(name).update(readFileSync(path.join(source, name)))
  return path.join(folder, `migrated-${hash.digest('hex').slice(0, 16)}.db`)
}

async function execute(payload: Payload, sql: string): Promise<void> {
  // Payload's type knows no adapter; this is the one for SQLite.
  const { client } = payload.db as unknown as { client: { execute: (sql: string) => Promise<unknown> } }
  await client.execute(sql)
}

/** Does not wait for the disk: what a test writes need not survive a power cut. */
export const writeLoosely = (payload: Payload): Promise<void> => execute(payload, 'PRAGMA synchronous = OFF')

/** Puts a copy where there is no database yet. @returns false when none is kept */
export async function copyMigrated(target: string): Promise<boolean> {
  const file = keptFile()
  if (!existsSync(file)) return false
  await copyFile(file, target)
  return true
}

/** Keeps a database that was just migrated and holds nothing else. */
export async function keepMigrated(payload: Payload): Promise<void> {
  const file = keptFile()
  await mkdir(folder, { recursive: true })
  const made = path.join(folder, `${randomUUID()}.tmp`)
  // Copying the file would leave out what still stands in its log.
  await execute(payload, `VACUUM INTO '${made}'`)
  await rename(made, file)
  for (const name of readdirSync(folder))
    if (name.endsWith('.db') && name !== path.basename(file))
      await rm(path.join(folder, name), { force: true })
}
