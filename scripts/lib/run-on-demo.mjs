import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { buildIfNeeded } from './build.mjs'
import { nodeVersionProblem } from './check-node.mjs'
import { readAndDeleteLogins, seedIfNeeded } from './demo-data.mjs'
import { installIfNeeded } from './install.mjs'
import { endAll, endOnSignals, start, wasSignalled } from './processes.mjs'
import { Stop } from './stop.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** The data of a new demo; the same environment for the seed and for the servers. */
function prepare(folder) {
  const dataDir = path.join(folder, 'data')
  const databaseFile = path.join(dataDir, 'perron.db')
  mkdirSync(dataDir, { recursive: true })
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URI: `file:${databaseFile}`,
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SERVER_URL: '',
    SMTP_URL: '',
  }
  return { env, settings: { dataDir, databaseFile, databaseUri: env.DATABASE_URI } }
}

async function run(runner) {
  const problem = nodeVersionProblem(process.version)
  if (problem) throw new Stop(problem)
  endOnSignals()
  await installIfNeeded(root)
  const folder = mkdtempSync(path.join(tmpdir(), 'perron-run-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { env, settings } = prepare(folder)
  await buildIfNeeded(root)
  await seedIfNeeded(root, settings, env)
  const logins = JSON.stringify(readAndDeleteLogins(settings))
  const more = ['--data', settings.dataDir, '--logins', logins, ...process.argv.slice(2)]
  const { code } = await start(process.execPath, [...runner, ...more], {
    cwd: root,
    env,
    stdio: 'inherit',
  }).ended
  process.exit(code ?? 1)
}

/**
 * Builds the site, seeds a demo for this run alone, and runs a program with `--data FOLDER --logins JSON` and the arguments
 * of the command; ends with its status.
 *
 * @param name of the command, for messages
 * @param runner arguments of Node that run the program
 */
export async function runOnDemo(name, runner) {
  process.chdir(root)
  try {
    await run(runner)
  } catch (error) {
    if (wasSignalled()) return
    await endAll()
    console.error(error instanceof Stop ? `${name}: ${error.message}` : error)
    process.exit(error.status ?? 1)
  }
}
