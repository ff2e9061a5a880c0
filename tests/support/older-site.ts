import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

import { expect } from 'vitest'

import { outside } from './operator'

/** Backups of the first release whose migrations count, on both databases: see docs/upgrading.md. */
const folder = path.resolve('tests/upgrade')

/** A copy of the backups of one kind of database: a restore writes a note beside them. */
export async function olderBackups(kind: string): Promise<string> {
  const copy = path.join(await outside('backups'), kind)
  await cp(path.join(folder, kind), copy, { recursive: true })
  return copy
}

/** Fields that a later release no longer has, such as `pages.old`. */
const removed: readonly string[] = []

const stored = JSON.parse(String(gunzipSync(readFileSync(path.join(folder, 'documents.json.gz'))))) as Record<
  string,
  Record<string, unknown>[]
>

/** What a restore makes anew, or ends. */
const notRestored = [
  'staffSessions',
  'ownerSessions',
  'ownerLinks',
  'subscriberSessions',
  'subscriberLinks',
  'linkRequests',
  'cacheEvents',
]

/** What is to be there after an upgrade: later releases may add fields. */
export const olderDocuments = Object.fromEntries(
  Object.entries(stored)
    // Versions have new ids where they were moved.
    .filter(([name]) => !name.endsWith(' versions') && !notRestored.includes(name))
    .map(([name, rows]) => [name, rows.map((row) => withoutRemoved(name, row))]),
)

function withoutRemoved(name: string, row: Record<string, unknown>): unknown {
  const fields = Object.entries(row).filter(([field]) => !removed.includes(`${name}.${field}`))
  return expect.objectContaining(Object.fromEntries(fields))
}
