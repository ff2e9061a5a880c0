import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { runOrStop } from './processes.mjs'

/** Inputs of the commands that the build takes in. */
export const commandSources = [
  'src',
  'messages',
  'scripts',
  'payload.config.ts',
  'site',
  'demo/site',
  'starter',
  'tsconfig.json',
  'package-lock.json',
]

/** All inputs of the build. */
const sources = [...commandSources, 'help', 'public/blocks', 'next.config.ts', 'postcss.config.mjs']

/** Tests and measurements, which are no part of a build. */
const besideBuild = /^scripts\/(?:bench|deploy-tests|soak)\b|^scripts\/test[.-]/

const stampFile = '.next/perron-build'

const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file)

function filesOf(source) {
  if (!existsSync(source)) return []
  if (!statSync(source).isDirectory()) return [source]
  const entries = readdirSync(source, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
}

/** A hash of files and of what is in folders, and of the version of Node; tests do not count. */
export function hashFiles(root, places, isCounted = () => true) {
  const hash = createHash('sha256').update(process.version)
  const files = places.flatMap((place) => filesOf(path.join(root, place)))
  for (const file of files.filter((name) => isCounted(name) && !isTest(name)).sort()) {
    hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** A hash of all inputs of the build. */
export const hashSources = (root) =>
  hashFiles(root, sources, (file) => !besideBuild.test(path.relative(root, file)))

/** Whether the existing build was made from the current sources. */
export function isBuilt(root) {
  const stamp = path.join(root, stampFile)
  return (
    existsSync(path.join(root, 'dist/perron.mjs')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashSources(root)
  )
}

/**
 * Builds when the sources have changed. The build gets no database: it may run while the demo is being seeded, and its
 * result must be valid for any database, so a page that reads data during the build fails here.
 */
export async function buildIfNeeded(root) {
  if (isBuilt(root)) return
  const stamp = path.join(root, stampFile)
  rmSync(stamp, { force: true })
  const state = hashSources(root)
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
    DATABASE_URI: `file:${path.join(root, '.next/no-database-while-building/perron.db')}`,
  }
  await runOrStop('build', process.execPath, ['scripts/build.mjs'], { cwd: root, env })
  writeFileSync(stamp, state)
}
