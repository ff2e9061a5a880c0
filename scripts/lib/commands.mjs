import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

import { commandSources, hashFiles } from './build.mjs'

/** What operators of a site run, by the name in `package.json`; in a build it is a word of `perron.mjs`. */
export const commands = {
  backup: 'scripts/backup.ts',
  'check:upgrade': 'scripts/check-upgrade.ts',
  'create:administrator': 'scripts/create-administrator.ts',
  'dkim-record': 'scripts/dkim-record.ts',
  'erase-again': 'scripts/erase-again.ts',
  export: 'scripts/export.ts',
  import: 'scripts/import.ts',
  places: 'scripts/places.ts',
  'redirects:import': 'scripts/redirects-import.ts',
  reindex: 'scripts/reindex.ts',
  'reset-second-factor': 'scripts/reset-second-factor.ts',
  restore: 'scripts/restore.ts',
  seed: 'scripts/seed.ts',
  'storage:move': 'scripts/storage-move.ts',
  worker: 'scripts/worker.ts',
}

/** Words of `perron.mjs` alone: `npm run check` tests the sources. */
const ofBuild = {
  check: 'scripts/check.ts',
  migrate: 'scripts/migrate.ts',
}

/** Programs that a command or the worker starts in processes of their own: they are beside the commands. */
const programs = {
  'backup-process': 'src/composition/backup-process.ts',
  'calendar-process': 'src/composition/calendar-process.ts',
  'heic-process': 'src/composition/heic-process.ts',
  'import-process': 'src/composition/import-process.ts',
  'prepare-restored': 'scripts/prepare-restored.ts',
}

/** The commands of a build. The seed reads folders of content, which only the sources have. */
export const builtNames = Object.keys({ ...commands, ...ofBuild }).filter((name) => name !== 'seed')

export const programNames = Object.keys(programs)

/** Where the build puts the commands, from the folder of the project or of its output. */
export const builtCommands = '.next/commands'

const cache = 'node_modules/.cache/perron-commands'
const stampFile = 'sources'
const oldMs = 24 * 60 * 60_000

const isBundled = (file) => /\.(tsx?|mjs|json|css|svg)$/.test(file)

const hashSources = (root) => hashFiles(root, commandSources, isBundled).slice(0, 16)

/** The file of a command or program in a folder of bundles. */
export const fileIn = (folder, name) => `${folder}/${name.replace(':', '-')}.mjs`

/**
 * Bundles all commands with their packages. They share what they have in common, so that together they take little more
 * room and time than one.
 *
 * @param {string} root folder of the project
 * @param {string} folder for the files, from the folder of the project
 */
export async function bundleCommands(root, folder) {
  // Loaded on use: a command that is bundled already needs no esbuild.
  const { bundlePrograms } = await import('./build-server.mjs')
  const { namedExports, withoutNames } = await import('./named-exports.mjs')
  const stamp = hashSources(root)
  rmSync(path.join(root, folder), { recursive: true, force: true })
  const files = Object.entries({ ...commands, ...ofBuild, ...programs }).map(([name, source]) => [
    fileIn(folder, name),
    source,
  ])
  const { metafile } = await bundlePrograms(root, Object.fromEntries(files), {
    metafile: true,
    plugins: [namedExports],
    splitting: true,
    chunkNames: `${folder}/chunk-[hash]`,
    // As in decision 007.
    conditions: ['production'],
    // Two native modules, a package that reads files beside its own code, and one that its licence keeps apart.
    external: ['libsql', 'sharp', 'pdfkit', 'heic-decode'],
  })
  const nameless = withoutNames(metafile)
  if (nameless.length > 0) throw new Error(`The bundles have no named exports of ${nameless.join(', ')}`)
  writeFileSync(path.join(root, folder, stampFile), stamp)
}

const isMadeFrom = (folder, stamp) =>
  existsSync(path.join(folder, stampFile)) && readFileSync(path.join(folder, stampFile), 'utf8') === stamp

/** Copies the bundles that a command made from the same sources, such as the seed beside the build of the demo. */
function copyMade(root, stamp) {
  const made = path.join(root, cache, stamp)
  if (!isMadeFrom(made, stamp)) return false
  const built = path.join(root, builtCommands)
  rmSync(built, { recursive: true, force: true })
  cpSync(made, built, { recursive: true })
  return true
}

/** Bundles them where the build does, for `npm run dev`, when they are not made from the present sources. */
export async function bundleIfNeeded(root) {
  const stamp = hashSources(root)
  const isBuilt = isMadeFrom(path.join(root, builtCommands), stamp)
  if (!isBuilt && !copyMade(root, stamp)) await bundleCommands(root, builtCommands)
}

/** Bundles them for `npm run build`. */
export async function buildCommands(root) {
  if (!copyMade(root, hashSources(root))) await bundleCommands(root, builtCommands)
}

/** Bundles of former sources; a worker may still load parts of the newest. */
function deleteOld(folder) {
  for (const name of readdirSync(folder)) {
    const old = path.join(folder, name)
    if (Date.now() - statSync(old).mtimeMs > oldMs) rmSync(old, { recursive: true, force: true })
  }
}

/** Makes the bundles beside the build: there is none, or it was made from other sources. */
async function bundleHere(root, stamp) {
  const folder = `${cache}/${stamp}`
  if (isMadeFrom(path.join(root, folder), stamp)) return folder
  const making = `${cache}/making-${process.pid}`
  await bundleCommands(root, making)
  try {
    renameSync(path.join(root, making), path.join(root, folder))
  } catch (error) {
    // Another process was quicker.
    rmSync(path.join(root, making), { recursive: true, force: true })
    if (!isMadeFrom(path.join(root, folder), stamp)) throw error
  }
  deleteOld(path.join(root, cache))
  return folder
}

/**
 * The file that runs a command, made now when the build does not have it.
 *
 * @returns {Promise<string | null>} null when there is no such command
 */
export async function findCommand(root, name) {
  if (!Object.hasOwn(commands, name)) return null
  const stamp = hashSources(root)
  // The demo is built while it is filled: the seed would lose its files.
  const isBuilt = name !== 'seed' && isMadeFrom(path.join(root, builtCommands), stamp)
  return path.join(root, fileIn(isBuilt ? builtCommands : await bundleHere(root, stamp), name))
}
