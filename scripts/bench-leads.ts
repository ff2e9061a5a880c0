import { randomBytes } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { buildConfig, getPayload, type Payload } from 'payload'

import { databaseAdapter } from '@/lib/cms/database'
import { payloadOptions } from '@/lib/cms/payload-options'

import { benchServer } from './bench-leads/bench-server'
import { steadyLoad } from './bench-leads/steady-load'
import { suddenDeaths } from './bench-leads/sudden-deaths'
import { findSurroundings } from './bench-leads/visitor'
import { migrateDatabase } from './demo/seed/database'

/**
 * Whether forms hold what they promise, against the built site on a copy of somebody's data: `npm run bench:leads`.
 * First a minute of twenty valid submissions per second, then twenty sudden deaths while forms and bookings come in.
 * Fails when the slowest twentieth takes half a second, or when anything acknowledged is lost or doubled.
 *
 *   --build FOLDER  with .next/standalone; usually this one
 *   --data FOLDER   a demo's data; usually ./data
 *   --seconds 60 --rate 20 --kills 20; 0 leaves a part out
 */
const { values: given } = parseArgs({
  options: {
    build: { type: 'string', default: '.' },
    data: { type: 'string', default: './data' },
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '20' },
    kills: { type: 'string', default: '20' },
  },
})

/** More people may book a slot than usual: here nobody is to be refused. */
const capacity = 50

function copyData(from: string, to: string): void {
  if (!existsSync(path.join(from, 'perron.db')))
    throw new Error(`No perron.db in ${from}: start the demo once.`)
  for (const name of ['perron.db', 'perron.db-wal', 'media', 'private'])
    if (existsSync(path.join(from, name)))
      cpSync(path.join(from, name), path.join(to, name), { recursive: true })
}

async function openDatabase(dataDir: string, secret: string): Promise<Payload> {
  const uri = `file:${path.join(dataDir, 'perron.db')}`
  const options = payloadOptions({ database: databaseAdapter(uri), secret })
  const config = buildConfig({ ...options, logger: { options: { level: 'error' } } })
  const payload = await getPayload({ config, key: uri })
  await migrateDatabase(payload)
  await payload.updateGlobal({
    slug: 'appointmentConfig',
    data: { capacity },
    context: { skipRevalidation: true },
    overrideAccess: true,
  })
  return payload
}

async function main(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-bench-leads-'))
  const secret = randomBytes(32).toString('hex')
  const dataDir = path.join(folder, 'data')
  copyData(path.resolve(given.data), dataDir)
  const payload = await openDatabase(dataDir, secret)
  const surroundings = await findSurroundings(payload)
  const server = await benchServer(path.resolve(given.build), folder, secret)
  try {
    const shared = { payload, server, surroundings, secret }
    const [seconds, perSecond, kills] = [given.seconds, given.rate, given.kills].map(Number)
    const isQuick = !seconds || (await steadyLoad({ ...shared, seconds, perSecond: perSecond || 20 }))
    const isSafe = !kills || (await suddenDeaths({ ...shared, kills }))
    return isQuick && isSafe
  } finally {
    await server.kill()
    await payload.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}

// While modules are still being translated nothing else keeps Node running, and it would end without a word.
setInterval(() => undefined, 60_000)

main().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
