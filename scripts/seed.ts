import { getPayload, type Payload } from 'payload'

import { env } from '@/lib/env'
import { belgianDay } from '@/lib/time/belgian-time'

import configPromise from '../payload.config'

import type { Login } from './demo/seed/accounts'
import {
  isEmptyDatabase,
  isLocalDatabase,
  makeDatabaseFolder,
  migrateDatabase,
  skipDiskSync,
} from './content/database'
import { consoleProgress } from './demo/seed/progress'
import { seedDemo } from './demo/seed/seed-demo'
import { makeStore } from './content/store'

/**
 * Fills an empty database of this machine with the demo: `npm run seed`. With `--if-empty` a database that is not
 * empty is left unchanged. The last line is for programs: `SEEDED {"logins":[…]}`.
 */

class Refusal extends Error {}

async function startPayload(): Promise<Payload> {
  const config = await configPromise
  // Payload's own lines would hide ours, and the last one must be ours.
  Object.assign(config, { logger: { options: { level: 'error' } } })
  return getPayload({ config })
}

async function seed(payload: Payload, onlyIfEmpty: boolean): Promise<Login[]> {
  await migrateDatabase(payload)
  if (await isEmptyDatabase(payload)) {
    await skipDiskSync(payload)
    const progress = consoleProgress()
    const logins = await seedDemo(makeStore(payload), belgianDay(new Date()), progress)
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

// While modules load, nothing else keeps Node running, and it would exit without a message.
setInterval(() => undefined, 60_000)

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Refusal ? error.message : error)
    process.exit(1)
  },
)
