// `npm run migration NAME`: adds an SQLite migration for what has changed in the stored fields. Only the newest snapshot
// is stored, because Payload compares with no other.
//
// Like every script that loads the configuration it runs with `--conditions=production`: see decision 007.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Payload } from 'payload'

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

async function createMigration(payload: Payload, migrationName: string): Promise<void> {
  const folder = migrationsFolder
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

/** What the migrations take away from the release that still runs while this one starts. */
async function findNewLosses(): Promise<string[]> {
  const { migrations } = await import('@/migrations')
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return findLosses(migrations, version)
}

const [, , name = ''] = process.argv

async function addMigration(): Promise<void> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Error('Give the migration a name of small letters: npm run migration show-prices')
  const payload = await loadPayload()
  if (await isMigrated(payload))
    return console.info('The migrations make the tables of the present fields already.')
  await createMigration(payload, name)
  for (const loss of await findNewLosses()) console.error(`migration: ${loss}. See docs/upgrading.md.`)
}

addMigration().then(
  // The configuration keeps handles open, which would keep the process running.
  () => process.exit(0),
  (error: unknown) => {
    console.error(`migration: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  },
)
