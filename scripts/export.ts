// Writes the published properties as a feed that another site imports in the format `perron`:
//   npm run export -- FILE
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { getPayload } from 'payload'

import configPromise from '../payload.config'
import { exportProperties } from '../src/features/import/server/export-properties'
import { exitWhenWritten } from '../src/lib/queue/exit-when-written'
import { commandLine } from './lib/command-line'

async function run(): Promise<void> {
  const [file, ...others] = process.argv.slice(2)
  if (!file || others.length > 0) throw new Error(`Usage: ${commandLine('export')} FILE`)
  const payload = await getPayload({ config: await configPromise })
  await pipeline(Readable.from(exportProperties(payload, new Date())), createWriteStream(file))
  console.log(`Written: ${file}`)
  await payload.destroy()
}

// While modules load, nothing else keeps Node running, and it would exit without a message.
setInterval(() => undefined, 60_000)

run().then(
  () => exitWhenWritten(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    exitWhenWritten(1)
  },
)
