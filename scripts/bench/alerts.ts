import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { buildConfig, getPayload, type Payload } from 'payload'

import { payloadOptions } from '@/composition/payload-options'
import { planAlerts, quietMs } from '@/features/subscriptions/server/alerts/plan-alerts'
import { sendAlerts } from '@/features/subscriptions/server/alerts/send-alerts'
import { databaseAdapter } from '@/lib/payload/database'
import { daysAfter } from '@/lib/time/belgian-time'

import { fillAlerts, findFaults } from './alerts/alert-site'
import { measureMatching } from './alerts/matching'
import { measureOutage, serveMail } from './alerts/outage'
import { migrateDatabase } from '../content/database'
import { runProgram } from '../../tests/rig/run-program'

/**
 * `npm run bench alerts` measures how long a property takes to find its searches among 100,000.
 * `npm run bench alerts -- kills 20` publishes 500 properties for 10,000 searches, kills the worker twenty times at
 * random moments, and ends with status 1 unless every match was sent exactly once.
 * `npm run bench alerts -- outage 2000` takes the mail server away for an hour of a moved clock, in which properties are
 * published twice, and measures how long the e-mails of 2000 addresses take after its return.
 */

const usualSearches = 100_000
const usualKills = 20
const usualAddresses = 2000
const slowestMs = 6000

async function start(uri: string): Promise<Payload> {
  const secret = 'of a database that is thrown away'
  const options = payloadOptions({ database: databaseAdapter(uri), secret })
  const logger = { options: { level: 'error' } }
  const payload = await getPayload({ config: buildConfig({ ...options, logger }), key: uri })
  await migrateDatabase(payload)
  return payload
}

const countOf = async (payload: Payload, state: string): Promise<number> =>
  (await payload.db.count({ collection: 'alertDeliveries', where: { state: { equals: state } } })).totalDocs

/** The worker: plans, then sends until nothing waits. A mail server that takes everything empties the outbox. */
async function work(uri: string): Promise<void> {
  const payload = await start(uri)
  console.log('ready')
  await planAlerts(payload, new Date(Date.now() + quietMs + 1000))
  const later = daysAfter(new Date(), 2)
  while ((await countOf(payload, 'waiting')) + (await countOf(payload, 'taken')) > 0) {
    await sendAlerts(payload, later)
    await payload.db.updateMany({
      collection: 'outbox',
      where: { state: { equals: 'pending' } },
      data: { state: 'sent' },
      returning: false,
    })
  }
}

/** Runs the worker, killed after some milliseconds of work if they are given. @returns whether it finished */
async function runWorker(uri: string, killAfterMs: number | null): Promise<boolean> {
  const args = ['--import', 'tsx', '--conditions=production', fileURLToPath(import.meta.url), 'work', uri]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), ended])
  if (killAfterMs !== null) {
    await Promise.race([pause(killAfterMs), ended])
    child.kill('SIGKILL')
  }
  return (await ended) === 0
}

async function killWorkers(uri: string, kills: number): Promise<void> {
  const payload = await start(uri)
  await fillAlerts(payload)
  for (let count = 1; count <= kills; count += 1) {
    const after = Math.round(Math.random() * slowestMs)
    const isDone = await runWorker(uri, after)
    console.log(
      `kill ${count} after ${after} ms: ${await countOf(payload, 'sent')} sent${isDone ? ', done' : ''}`,
    )
  }
  if (!(await runWorker(uri, null))) throw new Error('The last worker failed.')
  const { matches, mails, faults } = await findFaults(payload)
  console.log(`${matches} matches in ${mails} e-mails after ${kills} kills; ${faults.length} faults`)
  if (faults.length > 0) throw new Error(faults.slice(0, 5).join('\n'))
  await payload.destroy()
}

async function main(): Promise<void> {
  const [mode, value] = process.argv.slice(2)
  if (mode === 'work') return work(value ?? '')
  if (mode === 'mail-server') return serveMail(Number(value))
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-bench-'))
  const uri = `file:${path.join(folder, 'bench.db')}`
  try {
    if (mode === 'kills') return await killWorkers(uri, Number(value ?? usualKills))
    if (mode === 'outage') return await measureOutage(await start(uri), Number(value ?? usualAddresses))
    console.log(await measureMatching(await start(uri), Number(mode ?? usualSearches)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

runProgram(main)
