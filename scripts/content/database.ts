import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

import { migrations } from '@/migrations'

type Migrations = NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations']

const localHosts = ['127.0.0.1', 'localhost', '[::1]', '::1']

/** Hosts of a MongoDB URI without name, password and ports; a replica set has several. */
function mongoHosts(uri: string): string[] {
  const authority = uri.replace(/^mongodb:\/\//, '').split(/[/?]/)[0] ?? ''
  const afterAccount = authority.slice(authority.lastIndexOf('@') + 1)
  return afterAccount.split(',').map((host) => host.replace(/:\d+$/, '').toLowerCase())
}

/**
 * Whether a database URI is a file or a MongoDB on this machine. The demo creates accounts whose passwords are
 * printed: it must never write to a database that others use.
 */
export function isLocalDatabase(uri: string): boolean {
  if (uri.startsWith('file:')) return !/^file:\/\/[^/]/.test(uri)
  if (!uri.startsWith('mongodb://')) return false
  return mongoHosts(uri).every((host) => localHosts.includes(host))
}

/** SQLite creates the file, but not its folder. */
export async function makeDatabaseFolder(uri: string): Promise<void> {
  if (!uri.startsWith('file:')) return
  const file = uri.replace(/^file:(\/\/)?/, '').split('?')[0] ?? ''
  await mkdir(path.dirname(path.resolve(file)), { recursive: true })
}

/** Runs the SQLite migrations; MongoDB has none. */
export async function migrateDatabase({ db }: Payload): Promise<void> {
  if (db.name !== 'sqlite' || migrations.length === 0) return
  // Payload's type has no adapter; these are for SQLite, which is used here.
  await db.migrate({ migrations: migrations as unknown as Migrations })
}

/** The part of Payload's SQLite adapter that is used here. */
interface SqliteAdapter {
  client: { execute: (statement: string) => Promise<unknown> }
}

/**
 * Lets SQLite write on this connection without waiting for the disk after every row. A power failure may then damage
 * the file: only for an empty database that can be created again.
 */
export async function skipDiskSync({ db }: Payload): Promise<void> {
  if (db.name === 'sqlite') await (db as unknown as SqliteAdapter).client.execute('pragma synchronous = off')
}

/** Without users and pages there is nothing that a seed could damage. */
export async function isEmptyDatabase(payload: Payload): Promise<boolean> {
  // Full access: an operator's script that only counts, before any account exists.
  const count = (collection: 'users' | 'pages') => payload.count({ collection, overrideAccess: true })
  const [users, pages] = await Promise.all([count('users'), count('pages')])
  return users.totalDocs === 0 && pages.totalDocs === 0
}
