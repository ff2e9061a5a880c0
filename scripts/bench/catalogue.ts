import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { buildConfig, getPayload, type Payload } from 'payload'

import { databaseAdapter } from '@/lib/payload/database'
import { payloadOptions } from '@/composition/payload-options'
import { prepareSearches } from '@/features/listings/server/search-indexes'

import { prepareDatabase } from './catalogue/fill-database'
import { measureCatalogue } from './catalogue/measure-catalogue'
import { printTable } from './catalogue/print-table'
import { migrateDatabase } from '../content/database'
import { runProgram } from '../../tests/rig/run-program'

/**
 * Measures lists, counts and the quick search with few and with many properties: `npm run bench catalogue`, or
 * with other, ascending numbers: `npm run bench catalogue -- 500 5000`. Works on its own database file and removes it.
 */

const usualSizes = [1000, 100_000]

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

async function main(): Promise<void> {
  const chosenSizes = process.argv.slice(2).map(Number).filter(Boolean)
  const sizes = chosenSizes.length > 0 ? chosenSizes : usualSizes
  const folder = await mkdtemp(path.join(tmpdir(), 'perron-bench-'))
  try {
    const payload = await startPayload(`file:${path.join(folder, 'bench.db')}`)
    const fillUpTo = await prepareDatabase(payload)
    const results = []
    for (const size of sizes) {
      await fillUpTo(size)
      // As at every start of the site.
      await prepareSearches(payload)
      console.log(`${size} properties made`)
      results.push(await measureCatalogue(payload))
    }
    await payload.destroy()
    printTable(sizes, results)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

runProgram(main)
