// Writes the files derived from the configuration: Payload's types, the admin's import map, docs/access.md and
// docs/saves.md; and docs/relies.md from the tags in the code. Those that an agency's own blocks, forms and texts change
// are in `site/generated` where there is a `site`. With `--check` it writes nothing and fails when one of them, or the last SQLite migration,
// is older than what it is made from.
//
// Run it, and every script that loads the configuration, with `--conditions=production`: without it Node gets a build
// of Lexical with a top-level await in a circle of imports. One load in ten then ends or hangs without a message
// (payload issue 17757), so only the last line proves success. Remove the condition when Lexical has no top-level await.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { generateImportMap, getPayload, type SanitizedConfig } from 'payload'
import { generateTypes } from 'payload/node'

import { fontModules } from './lib/font-module'
import { languageFiles, writeFiles, writeLanguageFiles } from './lib/language-files.mjs'
import { siteThemeFiles } from './lib/site-theme.mjs'
import { renderRelies } from './lib/relies-tags'
import { siteFolder } from './lib/site-folder.mjs'
import { isMigrated } from './lib/snapshots'

const root = process.cwd()
const ownFolder = siteFolder(root) === 'site' ? 'site/generated' : undefined

/** What is written, by its place in the project. */
const committed = {
  types: `${ownFolder ?? 'src'}/payload-types.ts`,
  importMap: 'src/app/(payload)/admin/importMap.js',
  accessDocs: `${ownFolder ?? 'docs'}/access.md`,
  saves: `${ownFolder ?? 'docs'}/saves.md`,
  relies: 'docs/relies.md',
}

type Targets = typeof committed

const targetNames = [
  'types',
  'importMap',
  'accessDocs',
  'saves',
  'relies',
] as const satisfies (keyof Targets)[]

/** The generators of Payload want whole paths. */
const wholePaths = (targets: Targets): Targets => ({
  ...targets,
  types: path.resolve(targets.types),
  importMap: path.resolve(targets.importMap),
})

/** The configuration opens the database of the environment; this one is unused. */
async function loadConfig(folder: string): Promise<SanitizedConfig> {
  process.env.DATA_DIR = folder
  process.env.DATABASE_URI = `file:${path.join(folder, 'generate.db')}`
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  const { default: config } = await import('../payload.config')
  return config
}

async function write(config: SanitizedConfig, targets: Targets): Promise<void> {
  const { types, importMap, accessDocs, saves, relies } = wholePaths(targets)
  process.env.PAYLOAD_TS_OUTPUT_PATH = types
  await generateTypes(config, { log: false })
  // That of the product: what an agency adds uses its components.
  if (!ownFolder || targets !== committed) {
    const importMapConfig = { ...config.admin.importMap, importMapFile: importMap }
    const admin = { ...config.admin, importMap: importMapConfig }
    await generateImportMap({ ...config, admin }, { force: true, log: false })
  }
  const { collections, globals, tables } = await import('../src/collections/registry')
  // They read the texts, which are written first, and the registries, which the configuration has loaded.
  const { renderAccessDocs } = await import('./lib/access-docs')
  const { renderSaves } = await import('./lib/saves-docs')
  await writeFile(accessDocs, await renderAccessDocs(collections, globals, tables))
  await writeFile(saves, await renderSaves())
  await writeFile(relies, await renderRelies())
}

/** The modules that the configuration reads. */
const readModules = async (): Promise<Map<string, string>> =>
  new Map([...languageFiles(root), ...siteThemeFiles(root), ...(await fontModules(root))])

/** Those that differ from what is written. */
const staleModules = async (): Promise<string[]> => {
  const same = await Promise.all(
    [...(await readModules())].map(
      async ([file, text]) => [file, (await readIfThere(file)) === text] as const,
    ),
  )
  return same.flatMap(([file, isWritten]) => (isWritten ? [] : [`${file}: run npm run generate`]))
}

const readIfThere = (file: string) => readFile(file, 'utf8').catch(() => '')

/** An own block may need a component before the one of the product that used to be the first. */
const inAnyOrder = (text: string): string => text.trim().split('\n').sort().join('\n')

async function isSame(name: keyof Targets, fresh: string): Promise<boolean> {
  const [first, second] = await Promise.all([readIfThere(fresh), readIfThere(committed[name])])
  if (ownFolder && name === 'importMap') return inAnyOrder(first) === inAnyOrder(second)
  return first !== '' && first.trim() === second.trim()
}

const remedyOf = (name: keyof Targets): string =>
  ownFolder && name === 'importMap'
    ? 'site uses a component of the studio that src/site-api.ts does not offer'
    : 'run npm run generate'

async function findStale(config: SanitizedConfig, folder: string): Promise<string[]> {
  const fresh: Targets = {
    types: path.join(folder, 'payload-types.ts'),
    // In the same folder as the real file, because its relative paths depend on it. Other checks that run at the same
    // time read no file of this name.
    importMap: path.join(path.dirname(committed.importMap), '.importMap.check'),
    accessDocs: path.join(folder, 'access.md'),
    saves: path.join(folder, 'saves.md'),
    relies: path.join(folder, 'relies.md'),
  }
  try {
    await write(config, fresh)
    const stale = await staleModules()
    for (const name of targetNames)
      if (!(await isSame(name, fresh[name]))) stale.push(`${committed[name]}: ${remedyOf(name)}`)
    const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true })
    if (!(await isMigrated(payload))) stale.push(`src/migrations: run npm run migration NAME`)
    return stale
  } finally {
    await rm(fresh.importMap, { force: true })
  }
}

const isCheck = process.argv.includes('--check')
const folder = await mkdtemp(path.join(tmpdir(), 'perron-generate-'))
try {
  if (!isCheck) {
    writeLanguageFiles(root)
    writeFiles(root, await readModules())
    if (ownFolder) await mkdir(ownFolder, { recursive: true })
  }
  const config = await loadConfig(folder)
  const stale = isCheck ? await findStale(config, folder) : []
  if (!isCheck) await write(config, committed)
  for (const line of stale) console.error(`older than the configuration: ${line}`)
  process.exitCode = stale.length > 0 ? 1 : 0
  console.info(
    isCheck
      ? `checked: ${stale.length} stale`
      : `generated: languages, theme, fonts, import map, docs/relies.md, and ${[committed.types, committed.accessDocs, committed.saves].join(', ')}`,
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
// The configuration keeps handles open, which would keep the process running.
process.exit()
