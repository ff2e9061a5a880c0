// Writes the files derived from the configuration: Payload's types, the admin's import map, docs/access.md and
// docs/saves.md; and docs/upgrades.md from the tags in the code. With `--check` it writes nothing and fails when one of them, or the last
// SQLite migration, is older than what it is made from.
//
// Run it, and every script that loads the configuration, with `--conditions=production`: without it Node gets a build
// of Lexical with a top-level await in a circle of imports. One load in ten then ends or hangs without a message
// (payload issue 17757), so only the last line proves success. Remove the condition when Lexical has no top-level await.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { generateImportMap, getPayload, type SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'

import { renderAccessDocs } from './lib/access-docs'
import { migrationCommand } from './lib/is-released'
import { languageFiles, writeLanguageFiles } from './lib/language-files.mjs'
import { renderUpgrades } from './lib/relies-tags'
import { isMigrated } from './lib/snapshots'

const root = process.cwd()
const typesFile = path.resolve('src/payload-types.ts')
const importMapFile = path.resolve('src/app/(payload)/admin/importMap.js')
const accessDocsFile = path.resolve('docs/access.md')
const savesFile = path.resolve('docs/saves.md')
const upgradesFile = path.resolve('docs/upgrades.md')

/** The configuration opens the database of the environment; this one is unused. */
async function loadConfig(folder: string): Promise<SanitizedConfig> {
  process.env.DATA_DIR = folder
  process.env.DATABASE_URI = `file:${path.join(folder, 'generate.db')}`
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  const { default: config } = await import('../payload.config')
  return config
}

interface Targets {
  types: string
  importMap: string
  accessDocs: string
  saves: string
  upgrades: string
}

async function write(
  config: SanitizedConfig,
  { types, importMap, accessDocs, saves, upgrades }: Targets,
): Promise<void> {
  process.env.PAYLOAD_TS_OUTPUT_PATH = types
  await generateTypes(config, { log: false })
  const importMapConfig = { ...config.admin.importMap, importMapFile: importMap }
  const admin = { ...config.admin, importMap: importMapConfig }
  await generateImportMap({ ...config, admin }, { force: true, log: false })
  const { collections, globals, tables } = await import('../src/collections/registry')
  await writeFile(accessDocs, await renderAccessDocs(collections, globals, tables))
  // It reads the registries, which the configuration has loaded.
  const { renderSaves } = await import('./lib/saves-docs')
  await writeFile(saves, await renderSaves())
  await writeFile(upgrades, await renderUpgrades())
}

/** The modules of languages that differ from what is written. */
const staleLanguages = async (): Promise<string[]> => {
  const same = await Promise.all(
    [...languageFiles(root)].map(async ([file, text]) => [file, (await readIfThere(file)) === text] as const),
  )
  return same.flatMap(([file, isWritten]) => (isWritten ? [] : [`${file}: run npm run generate`]))
}

const readIfThere = (file: string) => readFile(file, 'utf8').catch(() => '')

async function isSame(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([readIfThere(one), readIfThere(other)])
  return first !== '' && first.trim() === second.trim()
}

async function findStale(config: SanitizedConfig, folder: string): Promise<string[]> {
  const types = path.join(folder, 'payload-types.ts')
  // In the same folder as the real file, because its relative paths depend on it. Other checks that run at the same
  // time read no file of this name.
  const importMap = path.join(path.dirname(importMapFile), '.importMap.check')
  const accessDocs = path.join(folder, 'access.md')
  const saves = path.join(folder, 'saves.md')
  const upgrades = path.join(folder, 'upgrades.md')
  try {
    await write(config, { types, importMap, accessDocs, saves, upgrades })
    const stale = await staleLanguages()
    if (!(await isSame(types, typesFile))) stale.push('src/payload-types.ts: run npm run generate')
    if (!(await isSame(importMap, importMapFile))) stale.push('admin/importMap.js: run npm run generate')
    if (!(await isSame(accessDocs, accessDocsFile))) stale.push('docs/access.md: run npm run generate')
    if (!(await isSame(saves, savesFile))) stale.push('docs/saves.md: run npm run generate')
    if (!(await isSame(upgrades, upgradesFile))) stale.push('docs/upgrades.md: run npm run generate')
    const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true })
    if (!(await isMigrated(payload))) stale.push(`src/migrations: run ${migrationCommand()}`)
    return stale
  } finally {
    await rm(importMap, { force: true })
  }
}

const isCheck = process.argv.includes('--check')
const folder = await mkdtemp(path.join(tmpdir(), 'perron-generate-'))
try {
  if (!isCheck) writeLanguageFiles(root)
  const config = await loadConfig(folder)
  const stale = isCheck ? await findStale(config, folder) : []
  if (!isCheck) {
    await write(config, {
      types: typesFile,
      importMap: importMapFile,
      accessDocs: accessDocsFile,
      saves: savesFile,
      upgrades: upgradesFile,
    })
  }
  for (const line of stale) console.error(`older than the configuration: ${line}`)
  process.exitCode = stale.length > 0 ? 1 : 0
  console.info(
    isCheck
      ? `checked: ${stale.length} stale`
      : 'generated: languages, types, import map, docs/access.md, docs/saves.md and docs/upgrades.md',
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
// The configuration keeps handles open, which would keep the process running.
process.exit()
