import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

import { builtCommands, builtNames, fileIn, programNames } from './commands.mjs'
import { renderNotices } from './notices.mjs'

/** The folder that runs without the sources, from that of the project. */
const distFolder = 'dist'

/** What the build of Next writes into its standalone folder, and we beside it. */
const needed = ['.next', 'help', 'node_modules', 'package.json', 'next-server.js', 'server.js']

/** Next names the cache handler of its configuration by its place among the sources. */
const isSource = (name) => name.endsWith('.cjs')

/** What an operator keeps there; as in `scripts/program/home.ts`. */
const ownNames = ['.env', 'data']

/**
 * Takes what does not belong to a server out of Next's standalone folder. Next's tracing copies the whole project into it,
 * because some files are read by names that it cannot know: the data with the secret that signs cookies, notes, `.env`.
 *
 * @param standalone the folder
 */
export function dropStrayFiles(standalone) {
  for (const name of readdirSync(standalone))
    if (name === 'src') dropAllButSources(standalone, name)
    else if (!needed.includes(name)) rmSync(path.join(standalone, name), { recursive: true, force: true })
}

function dropAllButSources(standalone, folder) {
  for (const entry of readdirSync(path.join(standalone, folder), { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) dropAllButSources(standalone, file)
    else if (!isSource(entry.name)) rmSync(path.join(standalone, file))
  }
  if (readdirSync(path.join(standalone, folder)).length === 0)
    rmSync(path.join(standalone, folder), { recursive: true })
}

/** Packages of development that Next's tracing has found by their names: nothing of production loads them. */
function dropDevelopmentPackages(root, dist) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  for (const [place, { dev }] of Object.entries(packages))
    if (dev) rmSync(path.join(dist, place), { recursive: true, force: true })
}

/** Empties the folder, but for what an operator keeps there. */
export function clearDist(root) {
  const dist = path.join(root, distFolder)
  if (!existsSync(dist)) return
  for (const name of readdirSync(dist))
    if (!ownNames.includes(name)) rmSync(path.join(dist, name), { recursive: true, force: true })
}

/** A file of the commands and all that it loads, also later. */
function addWithParts(folder, name, files) {
  if (files.has(name)) return
  files.add(name)
  const text = readFileSync(path.join(folder, name), 'utf8')
  for (const [part] of text.matchAll(/\bchunk-[A-Z0-9]{8}\.mjs\b/g)) addWithParts(folder, part, files)
}

/** Copies the commands, without the parts of those that only the sources can run. */
function copyCommands(root, dist) {
  const from = path.join(root, builtCommands)
  const files = new Set()
  for (const name of [...builtNames, ...programNames])
    addWithParts(from, path.basename(fileIn(from, name)), files)
  for (const name of files) cpSync(path.join(from, name), path.join(dist, builtCommands, name))
}

async function bundlePerron(root, dist) {
  // Loaded on use: the demo reads this file before its packages are installed.
  const { build } = await import('esbuild')
  await build({
    entryPoints: [path.join(root, 'scripts/program/perron.ts')],
    outfile: path.join(dist, 'perron.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'warning',
  })
}

/** Licences of packages ask that their texts go where the code goes: to who runs the build, and to browsers. */
function writeNotices(root, dist) {
  writeFileSync(path.join(dist, 'THIRD-PARTY-NOTICES.md'), renderNotices(root))
  // The mark says that it is UTF-8: text files are sent without a character set.
  const forVisitors = `\uFEFF${renderNotices(root, { withVersions: false })}`
  writeFileSync(path.join(dist, 'public/third-party-notices.txt'), forVisitors)
}

/**
 * Puts the build together: Next's standalone folder, moved, with the files that browsers load, the commands, and
 * `perron.mjs`, which starts all of them.
 *
 * @param root folder of the project
 * @param facts what the build says of itself: `Build` of `scripts/program/perron.ts`
 */
export async function makeDist(root, facts) {
  const dist = path.join(root, distFolder)
  const standalone = path.join(root, '.next/standalone')
  clearDist(root)
  mkdirSync(dist, { recursive: true })
  for (const name of readdirSync(standalone)) renameSync(path.join(standalone, name), path.join(dist, name))
  dropDevelopmentPackages(root, dist)
  cpSync(path.join(root, '.next/static'), path.join(dist, '.next/static'), { recursive: true })
  cpSync(path.join(root, 'public'), path.join(dist, 'public'), { recursive: true })
  writeNotices(root, dist)
  const map = path.join(root, 'site/map')
  if (existsSync(map)) cpSync(map, path.join(dist, 'site/map'), { recursive: true })
  copyCommands(root, dist)
  writeFileSync(path.join(dist, 'build.json'), `${JSON.stringify(facts, null, 2)}\n`)
  await bundlePerron(root, dist)
}

/** Copies the build, without what an operator keeps there. */
export function copyDist(root, target) {
  const dist = path.join(root, distFolder)
  const isOfBuild = (file) => !ownNames.includes(path.relative(dist, file))
  cpSync(dist, target, { recursive: true, verbatimSymlinks: true, filter: isOfBuild })
}
