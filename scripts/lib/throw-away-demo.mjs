import path from 'node:path'

import { findFreePort } from './preconditions.mjs'
import { startUntil } from './processes.mjs'

/** The log-ins of the ready line: `… log-ins: role email password, role email password`. */
export function readLogins(readyLine) {
  const list = readyLine.split('log-ins: ')[1] ?? ''
  return list.split(', ').map((login) => {
    const [role, email, password] = login.split(' ')
    return { role, email, password }
  })
}

/**
 * Starts the `npm run demo` command with its own folder and port. Every variable that could name existing data is set,
 * because an .env file fills in missing ones.
 */
export async function startThrowAwayDemo(folder) {
  const port = await findFreePort()
  // A journey answers there, in place of a language model.
  const modelUrl = `http://127.0.0.1:${await findFreePort()}/v1`
  const dataDir = path.join(folder, 'data')
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URI: `file:${path.join(dataDir, 'perron.db')}`,
    SERVER_URL: url,
    DEMO_RESET: '',
    PAYLOAD_SECRET: '',
    SMTP_URL: '',
    AI_URL: modelUrl,
    AI_MODEL: 'a-model',
    AI_KEY: '',
    // So each test can send its own client IP: limits count per client IP.
    TRUSTED_PROXIES: '1',
    // Journeys open more filtered lists than a visitor.
    PAGE_LIMIT_FACTOR: '0',
  }
  const { line, lines, child, seconds } = await startUntil(
    'demo',
    'Ready:',
    process.execPath,
    ['scripts/demo.mjs'],
    { env },
  )
  if (!line) return { seconds, environment: null, child, lines }
  const environment = {
    PERRON_URL: url,
    PERRON_DATA_DIR: dataDir,
    PERRON_MODEL_URL: modelUrl,
    PERRON_LOGINS: JSON.stringify(readLogins(line)),
  }
  return { seconds, environment, child, lines }
}
