import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { runOrStop } from './processes.mjs'
import { Stop } from './stop.mjs'

const ownerOnly = { mode: 0o600 }
const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/** The files that the demo stores beside its database. */
const filesIn = (dataDir) => ({
  secret: path.join(dataDir, 'secret'),
  /** Contains the path of the database being seeded: an unfinished one is created again. */
  seeding: path.join(dataDir, 'seeding'),
  /** Contains the path of the database that the demo created and filled. */
  seeded: path.join(dataDir, 'seeded'),
  /** Contains the path of a database that existed before the demo; the seed has checked it. */
  checked: path.join(dataDir, 'checked'),
  /** Contains the name of the newest migration at the last seed. */
  migrated: path.join(dataDir, 'migrated'),
  /** Log-ins that were created and not yet printed. */
  logins: path.join(dataDir, 'logins.json'),
})

/** The secret of this machine's demo, created at its first start. */
export function demoSecret({ dataDir, givenSecret }) {
  if (givenSecret) return givenSecret
  const { secret } = filesIn(dataDir)
  if (!existsSync(secret)) writeFileSync(secret, randomBytes(32).toString('hex'), ownerOnly)
  return readFileSync(secret, 'utf8').trim()
}

function removeDatabase(file) {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true })
}

const isNamedIn = (file, { databaseUri }) => readText(file) === databaseUri

/** DEMO_RESET: removes only the database, pictures and private files that the demo created. */
export function resetDemo(settings) {
  const { dataDir, databaseFile } = settings
  if (!databaseFile)
    throw new Stop('DEMO_RESET=1 empties SQLite files only; empty the MongoDB database yourself.')
  const files = filesIn(dataDir)
  if (!isNamedIn(files.seeded, settings) && !isNamedIn(files.seeding, settings)) {
    if (!existsSync(databaseFile)) return
    throw new Stop(`DEMO_RESET=1 leaves ${databaseFile} alone: the demo did not make it. Delete it yourself.`)
  }
  removeDatabase(databaseFile)
  for (const folder of ['media', 'private'])
    rmSync(path.join(dataDir, folder), { recursive: true, force: true })
  for (const file of [files.seeded, files.seeding, files.logins]) rmSync(file, { force: true })
}

const newestMigration = (root) =>
  readdirSync(path.join(root, 'src/migrations'))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .sort()
    .at(-1)

/**
 * Whether the seed can be skipped. A database on a server is checked every time, because it may have been emptied.
 * After an update the seed checks again, so that a database it cannot use is refused before the build.
 */
export function isSeeded(root, settings) {
  const files = filesIn(settings.dataDir)
  const isKnown = isNamedIn(files.seeded, settings) || isNamedIn(files.checked, settings)
  const isMigrated = readText(files.migrated) === newestMigration(root)
  return Boolean(settings.databaseFile) && existsSync(settings.databaseFile) && isKnown && isMigrated
}

/** Records that the demo owns this database, and removes the remains of an interrupted seed. */
function beginSeeding(settings, files) {
  const { databaseFile, databaseUri } = settings
  if (!databaseFile) return
  if (isNamedIn(files.seeding, settings)) removeDatabase(databaseFile)
  if (!existsSync(databaseFile)) writeFileSync(files.seeding, databaseUri)
}

function endSeeding(root, settings, files) {
  if (isNamedIn(files.seeding, settings)) renameSync(files.seeding, files.seeded)
  else if (!isNamedIn(files.seeded, settings)) writeFileSync(files.checked, settings.databaseUri)
  writeFileSync(files.migrated, newestMigration(root))
}

const seedCommand = ['scripts/run-command.mjs', 'seed', '--if-empty']

/** The seed's last line is `SEEDED {"logins":[{"role":"…","email":"…","password":"…"}]}`. */
function readSeededLine(lines) {
  const line = lines.findLast((text) => text.startsWith('SEEDED '))
  if (!line) throw new Stop('The seed ended without saying that it is done.')
  return JSON.parse(line.slice('SEEDED '.length)).logins
}

/** Migrates, and fills the database when it is empty. Skipped when an earlier start did it. */
export async function seedIfNeeded(root, settings, env) {
  if (isSeeded(root, settings)) return
  const files = filesIn(settings.dataDir)
  beginSeeding(settings, files)
  const { lines } = await runOrStop('seed', process.execPath, seedCommand, { cwd: root, env })
  const logins = readSeededLine(lines)
  if (logins.length > 0) writeFileSync(files.logins, JSON.stringify(logins), ownerOnly)
  endSeeding(root, settings, files)
}

/** The log-ins that were not printed yet, which are then deleted: the database holds only hashes. */
export function readAndDeleteLogins({ dataDir }) {
  const { logins } = filesIn(dataDir)
  const text = readText(logins)
  rmSync(logins, { force: true })
  return text ? JSON.parse(text) : []
}
