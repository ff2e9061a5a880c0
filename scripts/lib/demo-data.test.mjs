import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { demoSecret, isSeeded, resetDemo, seedIfNeeded, readAndDeleteLogins } from './demo-data.mjs'

const logins = [{ role: 'editor', email: 'editor@example.org', password: 'word' }]
let root
let settings

/** A substitute for the seed: writes the database that the environment names, then the last line of the seed. */
const seedThatWrites = (last) => `
  require('node:fs').appendFileSync(process.env.DATABASE_URI.slice(5), 'seeded once ')
  console.log(${JSON.stringify(last)})`

function installSeed(last) {
  mkdirSync(path.join(root, 'scripts'), { recursive: true })
  // The file is an ES module, so the substitute creates its own `require`.
  const head = `import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)`
  writeFileSync(path.join(root, 'scripts/run-command.mjs'), head + seedThatWrites(last))
}

const seed = () => seedIfNeeded(root, settings, { DATABASE_URI: settings.databaseUri })

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'perron-demo-data-'))
  const databaseFile = path.join(root, 'perron.db')
  settings = { dataDir: root, databaseFile, databaseUri: `file:${databaseFile}`, givenSecret: null }
  installSeed(`SEEDED ${JSON.stringify({ logins })}`)
  mkdirSync(path.join(root, 'src/migrations'), { recursive: true })
  writeFileSync(path.join(root, 'src/migrations/1_initial.ts'), '')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('the secret is made once, for the owner alone', () => {
  const secret = demoSecret(settings)
  expect(secret).toHaveLength(64)
  expect(demoSecret(settings)).toBe(secret)
  expect(statSync(path.join(root, 'secret')).mode & 0o777).toBe(0o600)
})

test('a database is seeded once, and its log-ins are given once', async () => {
  await seed()
  await seed()
  expect(readFileSync(settings.databaseFile, 'utf8')).toBe('seeded once ')
  expect(readAndDeleteLogins(settings)).toEqual(logins)
  expect(readAndDeleteLogins(settings)).toEqual([])
})

test('a database that has gone is seeded again', async () => {
  await seed()
  rmSync(settings.databaseFile)
  expect(isSeeded(root, settings)).toBe(false)
})

test('after an update with another migration the seed looks again, and a reset may still remove the database', async () => {
  await seed()
  writeFileSync(path.join(root, 'src/migrations/2_prices.ts'), '')
  expect(isSeeded(root, settings)).toBe(false)
  await seed()
  expect(isSeeded(root, settings)).toBe(true)
  resetDemo(settings)
  expect(existsSync(settings.databaseFile)).toBe(false)
})

test('the rest of an interrupted seed is created again', async () => {
  installSeed('no agreed last line')
  await expect(seed()).rejects.toThrow('without saying that it is done')
  installSeed('SEEDED {"logins":[]}')
  await seed()
  expect(readFileSync(settings.databaseFile, 'utf8')).toBe('seeded once ')
})

test('an existing database is left unchanged, and a reset refuses to remove it', async () => {
  writeFileSync(settings.databaseFile, 'mine, ')
  await seed()
  expect(readFileSync(settings.databaseFile, 'utf8')).toBe('mine, seeded once ')
  expect(isSeeded(root, settings)).toBe(true)
  expect(() => resetDemo(settings)).toThrow('the demo did not make it')
})

test('a reset removes only the data of the demo', async () => {
  await seed()
  mkdirSync(path.join(root, 'media'))
  writeFileSync(path.join(root, 'notes.txt'), 'mine')
  demoSecret(settings)
  resetDemo(settings)
  expect(existsSync(settings.databaseFile)).toBe(false)
  expect(existsSync(path.join(root, 'media'))).toBe(false)
  expect(existsSync(path.join(root, 'notes.txt'))).toBe(true)
  expect(existsSync(path.join(root, 'secret'))).toBe(true)
})
