import path from 'node:path'

import { Stop } from './stop.mjs'

const isPort = (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535

/** The rules of each variable. The product checks them again; here a mistake is found before the first long step. */
const rules = {
  PORT: [isPort, 'must be a number from 1 to 65535'],
  HOST: [(text) => /^[\w.:-]+$/.test(text), 'must be a host name or an address, such as 127.0.0.1'],
  DATABASE_URI: [
    (text) => /^(file:.|mongodb(\+srv)?:\/\/.)/.test(text),
    'must begin with "file:" or "mongodb://"',
  ],
  DEMO_RESET: [(text) => /^[01]$/.test(text), 'must be 1, or not be set'],
  PAYLOAD_SECRET: [(text) => text.length >= 32, 'must have at least 32 characters'],
  SERVER_URL: [
    (text) => /^https?:\/\/[^/]+\/?$/.test(text),
    'must be an address such as https://example.org',
  ],
  SMTP_URL: [(text) => /^smtps?:\/\/./.test(text), 'must begin with "smtp://" or "smtps://"'],
  WORKER: [(text) => /^(inside|none)$/.test(text), 'must be "inside" or "none"'],
  TRUSTED_PROXIES: [(text) => /^(\d|10)$/.test(text), 'must be a number from 0 to 10'],
  MONGODB_JOIN_AGGREGATIONS: [(text) => /^(true|false)$/.test(text), 'must be "true" or "false"'],
}

/** Values that must not be printed: a secret, and a database URI that may contain a password. */
const secrets = new Set(['PAYLOAD_SECRET', 'SMTP_URL'])
const shown = (name, value) => (secrets.has(name) ? name : `${name}=${value}`)

/** One line on the problem with the environment; null without one. */
export function environmentProblem(environment) {
  const wrong = Object.entries(rules).filter(
    ([name, [isRight]]) => environment[name] && !isRight(environment[name]),
  )
  const lines = wrong.map(([name, [, text]]) => `${shown(name, environment[name])} ${text}`)
  return lines.length > 0 ? `${lines.join('; ')}.` : null
}

/** The absolute path of the SQLite file in a database URI, or null for a database on a server. */
export function databaseFileOf(uri) {
  if (!uri.startsWith('file:')) return null
  const withoutScheme = uri
    .slice('file:'.length)
    .replace(/^\/\/(?=\/)/, '')
    .replace(/\?.*$/, '')
  return path.resolve(withoutScheme)
}

/** A browser on this machine reaches both the loopback and the unspecified IP as localhost. */
const isLocal = (host) => ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)

const forUrl = (host) => (host.includes(':') ? `[${host}]` : host)

/**
 * The settings of `npm run demo`. Throws a Stop for a wrong variable.
 * The default host is this machine alone, because the demo prints its log-ins.
 */
export function readDemoSettings(environment) {
  const problem = environmentProblem(environment)
  if (problem) throw new Stop(problem)
  const dataDir = path.resolve(environment.DATA_DIR || './data')
  const databaseFile = databaseFileOf(environment.DATABASE_URI || `file:${path.join(dataDir, 'perron.db')}`)
  const host = environment.HOST || '127.0.0.1'
  const port = Number(environment.PORT || 3000)
  return {
    host,
    port,
    dataDir,
    databaseFile,
    databaseUri: databaseFile ? `file:${databaseFile}` : environment.DATABASE_URI,
    isReset: environment.DEMO_RESET === '1',
    givenSecret: environment.PAYLOAD_SECRET || null,
    serverUrl: (
      environment.SERVER_URL || `http://${isLocal(host) ? 'localhost' : forUrl(host)}:${port}`
    ).replace(/\/$/, ''),
    /** URL at which this process reaches the server, whichever host name visitors use. */
    probeUrl: `http://${host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : forUrl(host)}:${port}`,
  }
}
