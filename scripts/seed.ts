import { getPayload, type Payload } from 'payload'

import { env } from '@/lib/env'

import configPromise from '../payload.config'

import type { Login } from './demo/seed/accounts'
import { isEmptyDatabase, isLocalDatabase, makeDatabaseFolder, migrateDatabase } from './demo/seed/database'
import { consoleProgress } from './demo/seed/progress'
import { seedDemo } from './demo/seed/seed-demo'
import { makeStore } from './demo/seed/store'

/**
 * Fills an empty database of this machine with the demo: `npm run seed`. With `--if-empty` a database that holds
 * something is left as it is. The last line is for programs: `SEEDED {"logins":[…]}`.
 */

class Refusal extends Error {}

async function startPayload(): Promise<Payload> {
  const config = await configPromise
  // Payload's own lines would drown ours, and the last one must be ours.
  Object.assign(config, { logger: { options: { level: 'error' } } })
  return getPayload({ config })
}

async function seed(payload: Payload, onlyIfEmpty: boolean): Promise<Login[]> {
  await migrateDatabase(payload)
  if (await isEmptyDatabase(payload)) {
    const progress = consoleProgress()
    const logins = await seedDemo(makeStore(payload), new Date().toISOString().slice(0, 10), progress)
    progress.step('done')
    return logins
  }
  if (!onlyIfEmpty)
    throw new Refusal('The database already holds users or pages: the demo goes into an empty one only.')
  return []
}

async function main(): Promise<void> {
  if (!isLocalDatabase(env.databaseUri))
    throw new Refusal(
      'The demo goes into a database of this machine only: a file, or MongoDB on 127.0.0.1 or localhost.',
    )
  await makeDatabaseFolder(env.databaseUri)
  const payload = await startPayload()
  const logins = await seed(payload, process.argv.includes('--if-empty'))
  await payload.destroy()
  console.log(`SEEDED ${JSON.stringify({ logins })}`)
}

// While modules are still being translated nothing else keeps Node running, and it would end without a word.
setInterval(() => undefined, 60_000)

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Refusal ? error.message : error)
    process.exit(1)
  },
)
