import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { runOrStop } from './processes.mjs'
import { Stop } from './stop.mjs'

const ownerOnly = { mode: 0o600 }
const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/** The files the demo keeps beside its database. */
const filesIn = (dataDir) => ({
  secret: path.join(dataDir, 'secret'),
  /** Names the database file that is being seeded: one that was not finished is made anew. */
  seeding: path.join(dataDir, 'seeding'),
  /** Names the database file the demo made and filled. */
  seeded: path.join(dataDir, 'seeded'),
  /** Names a database that was there before the demo; the seed has looked at it. */
  checked: path.join(dataDir, 'checked'),
  /** Log-ins that have been made and not yet been shown. */
  logins: path.join(dataDir, 'logins.json'),
})

/** The secret of this machine's demo, made at its first start. */
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

/** DEMO_RESET: removes the database, the pictures and the private files the demo made, and nothing else. */
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

/** A database on a server is asked every time, because somebody may have emptied it. */
export function isSeeded(settings) {
  const files = filesIn(settings.dataDir)
  const isKnown = isNamedIn(files.seeded, settings) || isNamedIn(files.checked, settings)
  return Boolean(settings.databaseFile) && existsSync(settings.databaseFile) && isKnown
}

/** Remembers that this database is ours to throw away, and throws away what an interrupted seed left. */
function beginSeeding(settings, files) {
  const { databaseFile, databaseUri } = settings
  if (!databaseFile) return
  if (isNamedIn(files.seeding, settings)) removeDatabase(databaseFile)
  if (!existsSync(databaseFile)) writeFileSync(files.seeding, databaseUri)
}

function endSeeding(settings, files) {
  if (isNamedIn(files.seeding, settings)) renameSync(files.seeding, files.seeded)
  else writeFileSync(files.checked, settings.databaseUri)
}

/** Without the condition, one load of Payload's configuration in ten never ends (payload issue 17757). */
const seedCommand = [
  'node_modules/tsx/dist/cli.mjs',
  '--conditions=production',
  'scripts/seed.ts',
  '--if-empty',
]

/** The seed's last line is `SEEDED {"logins":[{"role":"…","email":"…","password":"…"}]}`. */
function readSeededLine(lines) {
  const line = lines.findLast((text) => text.startsWith('SEEDED '))
  if (!line) throw new Stop('The seed ended without saying that it is done.')
  return JSON.parse(line.slice('SEEDED '.length)).logins
}

/** Migrates, and fills the database when it is empty. Skipped when an earlier start has done it. */
export async function seedIfNeeded(root, settings, env) {
  if (isSeeded(settings)) return
  const files = filesIn(settings.dataDir)
  beginSeeding(settings, files)
  const { lines } = await runOrStop('seed', process.execPath, seedCommand, { cwd: root, env })
  const logins = readSeededLine(lines)
  if (logins.length > 0) writeFileSync(files.logins, JSON.stringify(logins), ownerOnly)
  endSeeding(settings, files)
}

/** The log-ins nobody has seen yet. They are forgotten by this: the database keeps only hashes. */
export function takeLogins({ dataDir }) {
  const { logins } = filesIn(dataDir)
  const text = readText(logins)
  rmSync(logins, { force: true })
  return text ? JSON.parse(text) : []
}
