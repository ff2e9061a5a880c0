import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { buildConfig, getPayload, type Payload } from 'payload'

import { payloadOptions } from '@/composition/payload-options'
import { databaseAdapter } from '@/lib/payload/database'

import { writeFeed } from './import/feed'
import { killImports } from './import/kills'
import { measureImport, storeAsApplied, type Measured } from './import/measure'
import { migrateDatabase } from '../content/database'
import { runProgram } from '../../tests/rig/run-program'

/**
 * Measures imports on a database file of its own: `npm run bench import`, or with other numbers of properties in the feed
 * and of those that change: `npm run bench import -- 2000 200`. `-- table 2000` measures new properties of a CSV file
 * instead. `-- kills 20` kills an import twenty times, at random moments, and compares the end with that of one that
 * nothing disturbed; it ends with status 1 when they differ.
 */

const usualSizes = [10_000, 1000]
const usualKills = 20
const usualTable = 2000

async function startPayload(uri: string): Promise<Payload> {
  const options = payloadOptions({
    database: databaseAdapter(uri),
    secret: 'of a database that is thrown away',
  })
  const logger = { options: { level: 'error' } }
  const payload = await getPayload({ config: buildConfig({ ...options, logger }), key: uri })
  await migrateDatabase(payload)
  return payload
}

const describe = (name: string, { counts, seconds, processorSeconds, megabytes }: Measured): string =>
  `${name}: ${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s of the processor, ${megabytes.toFixed(0)} MB above idle (${JSON.stringify(counts)})`

async function measure(folder: string, [amount = 0, changed = 0]: readonly number[]): Promise<void> {
  const payload = await startPayload(`file:${path.join(folder, 'bench.db')}`)
  const file = path.join(folder, 'feed.json')
  await writeFeed(file, changed)
  console.log(describe(`${changed} new`, await measureImport(payload, file)))
  await writeFeed(file, amount)
  await storeAsApplied(payload, file)
  console.log(describe(`${amount} unchanged`, await measureImport(payload, file)))
  await writeFeed(file, amount, changed)
  console.log(describe(`${changed} of ${amount} changed`, await measureImport(payload, file)))
  await payload.destroy()
}

async function measureTable(folder: string, amount: number): Promise<void> {
  const payload = await startPayload(`file:${path.join(folder, 'bench.db')}`)
  // Makes the place and the type, which a table does not name.
  await writeFeed(path.join(folder, 'feed.json'), 1)
  await measureImport(payload, path.join(folder, 'feed.json'))
  const file = path.join(folder, 'feed.csv')
  await writeFeed(file, amount + 1)
  console.log(describe(`${amount} new of a table`, await measureImport(payload, file)))
  await payload.destroy()
}

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-bench-'))
  const args = process.argv.slice(2)
  try {
    if (args[0] === 'kills') await killImports(folder, Number(args[1] ?? usualKills), startPayload)
    else if (args[0] === 'table') await measureTable(folder, Number(args[1] ?? usualTable))
    else await measure(folder, args.length > 0 ? args.map(Number) : usualSizes)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

runProgram(main)
