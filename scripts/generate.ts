// Writes what Payload derives from the configuration: types and the admin's import map. With `--check` it writes
// nothing and fails when one of them, or the last SQLite migration, is older than the configuration.
//
// Run it, and whatever else loads the configuration, with `--conditions=production`: what Lexical gives Node otherwise
// is a file that awaits an import of files that need it. One load in ten then ends, or waits, without a word
// (payload issue 17757), so trust only the last line. To be dropped when Lexical has no top-level await.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { generateImportMap, getPayload, type SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'

import { sameSchema } from './lib/same-schema'

const typesFile = path.resolve('src/payload-types.ts')
const importMapFile = path.resolve('src/app/(payload)/admin/importMap.js')
const migrationsFolder = path.resolve('src/migrations')

/** The configuration opens the database that the environment names; here it must be nobody's. */
async function loadConfig(folder: string): Promise<SanitizedConfig> {
  process.env.DATA_DIR = folder
  process.env.DATABASE_URI = `file:${path.join(folder, 'generate.db')}`
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  const { default: config } = await import('../payload.config')
  return config
}

async function write(config: SanitizedConfig, types: string, importMap: string): Promise<void> {
  process.env.PAYLOAD_TS_OUTPUT_PATH = types
  await generateTypes(config, { log: false })
  const importMapConfig = { ...config.admin.importMap, importMapFile: importMap }
  const admin = { ...config.admin, importMap: importMapConfig }
  await generateImportMap({ ...config, admin }, { force: true, log: false })
}

const readIfThere = (file: string) => readFile(file, 'utf8').catch(() => '')

async function isSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([readIfThere(one), readIfThere(other)])
  return first !== '' && first.trim() === second.trim()
}

async function isMigrated(config: SanitizedConfig): Promise<boolean> {
  const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true })
  // The configuration was loaded with a `file:` address, so the adapter is the one for SQLite.
  const database = payload.db as unknown as SQLiteAdapter
  const now = await database.requireDrizzleKit().generateDrizzleJson(database.schema)
  const snapshots = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.json')).sort()
  const last = snapshots.at(-1)
  if (!last) return false
  return sameSchema(JSON.parse(await readFile(path.join(migrationsFolder, last), 'utf8')), now)
}

async function findStale(config: SanitizedConfig, folder: string): Promise<string[]> {
  const types = path.join(folder, 'payload-types.ts')
  // In the same folder as the real one, because the paths inside are relative to it.
  const importMap = importMapFile.replace(/\.js$/, '.check.js')
  try {
    await write(config, types, importMap)
    const stale: string[] = []
    if (!(await isSame(types, typesFile))) stale.push('src/payload-types.ts: run npm run generate')
    if (!(await isSame(importMap, importMapFile))) stale.push('admin/importMap.js: run npm run generate')
    if (!(await isMigrated(config))) stale.push('src/migrations: run npm run migration NAME')
    return stale
  } finally {
    await rm(importMap, { force: true })
  }
}

const isCheck = process.argv.includes('--check')
const folder = await mkdtemp(path.join(tmpdir(), 'perron-generate-'))
try {
  const config = await loadConfig(folder)
  const stale = isCheck ? await findStale(config, folder) : []
  if (!isCheck) await write(config, typesFile, importMapFile)
  for (const line of stale) console.error(`older than the configuration: ${line}`)
  process.exitCode = stale.length > 0 ? 1 : 0
  console.info(isCheck ? `checked: ${stale.length} stale` : 'generated: types and import map')
} finally {
  await rm(folder, { recursive: true, force: true })
}
// The configuration keeps handles open that would hold the process.
process.exit()
