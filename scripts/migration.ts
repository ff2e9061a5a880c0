// `npm run migration`: updates the SQLite migrations to the stored fields. Before version 1.0.0 it replaces the one
// initial migration; from then on `npm run migration NAME` adds one. Only the newest snapshot is stored, because
// Payload compares with no other. The present migrations are not loaded, so it also repairs a folder after a bad merge.
//
// Like every script that loads the configuration it runs with `--conditions=production`: see decision 007.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Payload } from 'payload'

import { isReleased } from './lib/is-released'
import { findLosses } from './lib/migration-losses'
import { findSnapshots, isMigrated, migrationsFolder } from './lib/snapshots'

/** Payload with the present configuration, which takes seconds to load. It opens no database. */
async function loadPayload(): Promise<Payload> {
  const [{ buildConfig, getPayload }, { payloadOptions }, { databaseAdapter }] = await Promise.all([
    import('payload'),
    import('@/composition/payload-options'),
    import('@/lib/payload/database'),
  ])
  const options = payloadOptions({
    database: databaseAdapter('file:unused.db'),
    // Nothing is signed; Payload only requires a secret.
    secret: 'migration',
  })
  const config = buildConfig({ ...options, logger: { options: { level: 'error' } } })
  return getPayload({ config, disableOnInit: true, disableDBConnect: true })
}

async function createMigration(payload: Payload, migrationName: string, folder: string): Promise<void> {
  const earlier = findSnapshots(folder)
  payload.db.migrationDir = folder
  await payload.db.createMigration({ payload, migrationName, forceAcceptWarning: true })
  const made = findSnapshots(folder).find((file) => !earlier.includes(file))
  if (!made) throw new Error('Payload made no migration.')
  const snapshot = path.join(folder, made)
  // One line instead of sixty thousand.
  writeFileSync(snapshot, `${JSON.stringify(JSON.parse(readFileSync(snapshot, 'utf8')))}\n`)
  for (const file of earlier) rmSync(path.join(folder, file))
  console.info(`made src/migrations/${path.parse(made).name}.ts`)
}

/** Replaces all migrations by one initial migration, after it was generated without an error. */
async function remakeInitial(payload: Payload): Promise<void> {
  const migrations = readdirSync(migrationsFolder).filter((file) => /^\d.*\.ts$/.test(file))
  if (migrations.length === 1 && (await isMigrated(payload)))
    return console.info(`src/migrations/${migrations[0]} makes these tables already`)
  const temporary = mkdtempSync(path.join(tmpdir(), 'perron-migration-'))
  // The temporary folder is closed to other users; the one inside has the usual permissions, which are copied too.
  const folder = path.join(temporary, 'migrations')
  mkdirSync(folder)
  try {
    await createMigration(payload, 'initial', folder)
    rmSync(migrationsFolder, { recursive: true })
    cpSync(folder, migrationsFolder, { recursive: true })
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/** What the migrations take away from the release that still runs while this one starts. */
async function findNewLosses(): Promise<string[]> {
  const { migrations } = await import('@/migrations')
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return findLosses(migrations, version)
}

function problemWith(name: string | undefined): string | null {
  if (isReleased()) return name ? null : 'Give the new migration a name: npm run migration show-prices'
  return name
    ? `Before version 1.0.0 nothing is added: npm run migration, without "${name}", makes the initial one anew.`
    : null
}

const [, , name] = process.argv
const problem = problemWith(name)
if (problem) {
  console.error(`migration: ${problem}`)
} else {
  const payload = await loadPayload()
  await (name ? createMigration(payload, name, migrationsFolder) : remakeInitial(payload))
  for (const loss of await findNewLosses()) console.error(`migration: ${loss}. See docs/operations.md.`)
}
// The configuration keeps handles open, which would keep the process running.
process.exit(problem ? 1 : 0)
