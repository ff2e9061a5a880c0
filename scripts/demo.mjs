// `npm run demo`: prepares the demo site and serves it. Needs only Node and npm.
// Ctrl-C and SIGTERM stop all child processes: status 0 when the site was being served, else the usual 130 or 143.
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { buildIfNeeded } from './lib/build.mjs'
import { nodeVersionProblem } from './lib/check-node.mjs'
import { demoSecret, resetDemo, seedIfNeeded, readAndDeleteLogins } from './lib/demo-data.mjs'
import { readDemoSettings } from './lib/demo-settings.mjs'
import { installIfNeeded } from './lib/install.mjs'
import { loadEnv } from './lib/load-env.mjs'
import { folderProblem, portProblem } from './lib/preconditions.mjs'
import { endAll, endOnSignals, wasSignalled } from './lib/processes.mjs'
import { printLine } from './lib/progress.mjs'
import { serve } from './lib/serve.mjs'
import { Stop } from './lib/stop.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const stopOn = (problem) => {
  if (problem) throw new Stop(problem)
}

async function checkEverything() {
  stopOn(nodeVersionProblem(process.version))
  loadEnv(root)
  const settings = readDemoSettings(process.env)
  stopOn(folderProblem(settings.dataDir))
  if (settings.databaseFile) stopOn(folderProblem(path.dirname(settings.databaseFile)))
  stopOn(await portProblem(settings.host, settings.port))
  return settings
}

const environmentFor = (settings) => ({
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  // A line for each request would hide the log-ins.
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  DATA_DIR: settings.dataDir,
  DATABASE_URI: settings.databaseUri,
  SERVER_URL: settings.serverUrl,
  PAYLOAD_SECRET: demoSecret(settings),
  // A file of `.env` beside a value is refused.
  DATABASE_URI_FILE: '',
  PAYLOAD_SECRET_FILE: '',
})

function readyLine({ serverUrl }, logins) {
  const list = logins.map(({ role, email, password }) => `${role} ${email} ${password}`).join(', ')
  return `Ready: ${serverUrl}/ · admin ${serverUrl}/admin/ · log-ins: ${list || 'as shown at the first start'}`
}

let isReady = false

async function demo() {
  const settings = await checkEverything()
  endOnSignals({ statusOf: (usual) => (isReady ? 0 : usual) })
  if (settings.isReset) resetDemo(settings)
  await installIfNeeded(root)
  const env = environmentFor(settings)
  await Promise.all([seedIfNeeded(root, settings, env), buildIfNeeded(root)])
  const server = await serve(root, settings, env)
  isReady = true
  printLine(readyLine(settings, readAndDeleteLogins(settings)))
  const { code, signal } = await server.ended
  throw new Stop(`The server ended with status ${code ?? signal}.`)
}

process.chdir(root)
demo().catch(async (error) => {
  if (wasSignalled()) return
  await endAll()
  console.error(error instanceof Stop ? `demo: ${error.message}` : error)
  process.exit(error.status ?? 1)
})
