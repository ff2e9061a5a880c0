// Makes a restored site ready, as a step of `npm run restore`, which starts it with the environment of the restored site:
//   prepare-restored.ts [--anonymise] [sqlite|mongodb SOURCE]
import { buildConfig, getPayload, type Payload } from 'payload'

import { payloadOptions } from '../src/composition/payload-options'
import { sourceOfExport, sourceOfPayload } from '../src/features/operations/server/document-sources'
import type { DocumentSource } from '../src/features/operations/server/move-documents'
import { prepareRestored } from '../src/features/operations/server/prepare-restored'
import { env } from '../src/lib/env'
import { databaseAdapter } from '../src/lib/payload/database'
import { formatError } from '../src/lib/values/format-error'
import { migrateDatabase } from './content/database'

const anonymiseOption = '--anonymise'

async function openPayload(uri: string): Promise<Payload> {
  const database = databaseAdapter(uri, { joinAggregations: env.mongodbJoinAggregations })
  const options = payloadOptions({ database, secret: env.payloadSecret })
  const config = buildConfig({ ...options, logger: { options: { level: 'error' } } })
  const payload = await getPayload({ config, key: uri })
  await migrateDatabase(payload)
  return payload
}

async function openSource(payload: Payload): Promise<DocumentSource | null> {
  const [kind, source = ''] = process.argv.slice(2).filter((argument) => argument !== anonymiseOption)
  if (kind === 'sqlite') return sourceOfPayload(await openPayload(`file:${source}`))
  return kind === 'mongodb' ? sourceOfExport(payload, source) : null
}

async function prepare(): Promise<void> {
  const payload = await openPayload(env.databaseUri)
  const source = await openSource(payload)
  const options = {
    now: new Date(),
    say: (line: string) => console.log(line),
    isAnonymous: process.argv.includes(anonymiseOption),
  }
  const { people, missingFiles } = await prepareRestored(payload, source, options)
  if (people > 0) console.log(`${people} people erased again`)
  if (missingFiles.length > 0)
    console.log(
      `${missingFiles.length} files were missing when the backup was made, such as ${missingFiles[0]}`,
    )
  await payload.destroy()
}

// While modules load, nothing else keeps Node running, and it would exit without a message.
setInterval(() => undefined, 60_000)

prepare().then(
  () => process.exit(0),
  (error: unknown) => {
    // Errors of the databases hold personal data after their first line.
    console.error(formatError(error))
    process.exit(1)
  },
)
