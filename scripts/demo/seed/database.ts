import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import type { Payload } from 'payload'

import { migrations } from '@/migrations'

type Migrations = NonNullable<Parameters<Payload['db']['migrate']>[0]>['migrations']

const localHosts = ['127.0.0.1', 'localhost', '[::1]', '::1']

/** Hosts of a MongoDB address without name, password and ports; several when it is a replica set. */
function mongoHosts(uri: string): string[] {
  const authority = uri.replace(/^mongodb:\/\//, '').split(/[/?]/)[0] ?? ''
  const afterAccount = authority.slice(authority.lastIndexOf('@') + 1)
  return afterAccount.split(',').map((host) => host.replace(/:\d+$/, '').toLowerCase())
}

/**
 * Whether an address is a file or a MongoDB on this machine. The demo brings accounts with passwords that are
 * printed on a screen: it must never reach a database that others use.
 */
export function isLocalDatabase(uri: string): boolean {
  if (uri.startsWith('file:')) return !/^file:\/\/[^/]/.test(uri)
  if (!uri.startsWith('mongodb://')) return false
  return mongoHosts(uri).every((host) => localHosts.includes(host))
}

/** SQLite makes its file, but not the folder it stands in. */
export async function makeDatabaseFolder(uri: string): Promise<void> {
  if (!uri.startsWith('file:')) return
  const file = uri.replace(/^file:(\/\/)?/, '').split('?')[0] ?? ''
  await mkdir(path.dirname(path.resolve(file)), { recursive: true })
}

/** Brings the tables of SQLite up to date; MongoDB has none. */
export async function migrateDatabase({ db }: Payload): Promise<void> {
  if (db.name !== 'sqlite' || migrations.length === 0) return
  // Payload's type knows no adapter; these are for SQLite, which is what runs here.
  await db.migrate({ migrations: migrations as unknown as Migrations })
}

/** Nobody can sign in and there is no page: nothing that a seed could damage. */
export async function isEmptyDatabase(payload: Payload): Promise<boolean> {
  // Privileged on purpose: a script of the operator that only counts, before there is any account.
  const count = (collection: 'users' | 'pages') => payload.count({ collection, overrideAccess: true })
  const [users, pages] = await Promise.all([count('users'), count('pages')])
  return users.totalDocs === 0 && pages.totalDocs === 0
}
