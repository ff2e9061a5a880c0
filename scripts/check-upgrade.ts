// Tells what an upgrade to this release will do, by doing it to a copy of the database. The site may run meanwhile:
//   npm run check:upgrade
import { existsSync, rmSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { buildConfig, getPayload } from 'payload'

import { payloadOptions } from '../src/composition/payload-options'
import { tryUpgrade } from '../src/features/operations/server/try-upgrade'
import { BackupError } from '../src/lib/backup/backup-error'
import { sqliteFile } from '../src/lib/backup/copy-sqlite'
import { checkRoom } from '../src/lib/backup/restore-folder'
import { formatCount } from '../src/lib/backup/progress'
import { env } from '../src/lib/env'
import { databaseAdapter } from '../src/lib/payload/database'
import { migrations } from '../src/migrations'
import { migrateDatabase } from './content/database'

/** Of the folder of the copy in the data folder. */
const prefix = '.upgrade-'

async function upgrade(copy: string) {
  const uri = `file:${copy}`
  const options = payloadOptions({ database: databaseAdapter(uri), secret: env.payloadSecret })
  const config = buildConfig({ ...options, logger: { options: { level: 'error' } } })
  const payload = await getPayload({ config, key: uri })
  await migrateDatabase(payload)
  return payload
}

async function checkUpgrade(): Promise<boolean> {
  if (!env.databaseUri.startsWith('file:')) {
    console.log('Nothing is checked on MongoDB: it has no migrations, and new fields are empty until a save.')
    return true
  }
  const file = sqliteFile(env.databaseUri)
  if (!existsSync(file)) throw new BackupError(`There is no database ${file}: a start makes one`)
  await mkdir(env.dataDir, { recursive: true })
  await checkRoom(env.dataDir, { folders: [], bytes: 2 * statSync(file).size })
  for (const name of await readdir(env.dataDir))
    if (name.startsWith(prefix)) await rm(path.join(env.dataDir, name), { recursive: true, force: true })
  const folder = await mkdtemp(path.join(env.dataDir, prefix))
  // The copy of a database must not stay.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  // Payload ends the process when a migration fails.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const names = migrations.map(({ name }) => name)
  const trial = { file, copy: path.join(folder, 'copy.db'), migrations: names, upgrade }
  const { applied, ms, rows, problems } = await tryUpgrade(trial)
  if (applied.length === 0) console.log('Nothing to migrate: the database is of this release.')
  for (const name of applied) console.log(`applied to the copy: ${name}`)
  for (const problem of problems) console.error(`check:upgrade: ${problem}`)
  if (problems.length === 0)
    console.log(`The copy is sound: ${formatCount(rows)} rows, ready after ${(ms / 1000).toFixed(1)} s.`)
  return problems.length === 0
}

// While modules load, nothing else keeps Node running, and it would exit without a message.
setInterval(() => undefined, 60_000)

checkUpgrade().then(
  (isSound) => process.exit(isSound ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof BackupError ? `check:upgrade: ${error.message}` : error)
    process.exit(1)
  },
)
