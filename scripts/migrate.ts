// Brings the database to this version of the product: `node perron.mjs migrate`. A start does the same; this shows what
// comes of it before the server is started.
import { getPayload } from 'payload'

import configPromise from '../payload.config'
import { makeDatabaseFolder, migrateDatabase } from './content/database'
import { env } from '../src/lib/env'
import { migrations } from '../src/migrations'

async function migrate(): Promise<void> {
  await makeDatabaseFolder(env.databaseUri)
  const payload = await getPayload({ config: await configPromise })
  await migrateDatabase(payload)
  const isSqlite = payload.db.name === 'sqlite'
  console.log(
    isSqlite
      ? `The database is that of this version: ${migrations.map(({ name }) => name).join(', ')}.`
      : 'MongoDB has no migrations; its indexes are there.',
  )
  await payload.destroy()
}

// While modules load, nothing else keeps Node running, and it would exit without a message.
setInterval(() => undefined, 60_000)

migrate().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
