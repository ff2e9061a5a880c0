// `npm run test:faults`: breaks things under the built site, on copies of a demo made for it, and prints what became of
// each promise. A whole run writes docs/promises.md; `--only NAME,NAME` runs some parts. Fails when a promise is broken.
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { buildIfNeeded } from './lib/build.mjs'
import { nodeVersionProblem } from './lib/check-node.mjs'
import { readAndDeleteLogins, seedIfNeeded } from './lib/demo-data.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { endAll, endOnSignals, start, wasSignalled } from './lib/processes.mjs'
import { Stop } from './lib/stop.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const runner = ['node_modules/tsx/dist/cli.mjs', '--conditions=production', 'tests/faults/run-faults.ts']

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

async function testFaults() {
  const problem = nodeVersionProblem(process.version)
  if (problem) throw new Stop(problem)
  endOnSignals()
  await installIfNeeded(root)
  const folder = mkdtempSync(path.join(tmpdir(), 'perron-faults-data-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { env, settings } = prepare(folder)
  await buildIfNeeded(root)
  await seedIfNeeded(root, settings, env)
  const logins = JSON.stringify(readAndDeleteLogins(settings))
  const args = [...runner, '--data', settings.dataDir, '--logins', logins, ...process.argv.slice(2)]
  const { code } = await start(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).ended
  process.exit(code ?? 1)
}

process.chdir(root)
testFaults().catch(async (error) => {
  if (wasSignalled()) return
  await endAll()
  console.error(error instanceof Stop ? `test:faults: ${error.message}` : error)
  process.exit(error.status ?? 1)
})
