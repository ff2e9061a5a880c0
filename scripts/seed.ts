import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'

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
import { AnswersError, readAnswers, type SiteAnswers } from './new-site/answers'
import { seedStarter } from './starter/seed-starter'

/**
 * Fills an empty database of this machine with the demo: `npm run seed`. With `--if-empty` a database that is not
 * empty is left unchanged. The last line is for programs: `SEEDED {"logins":[…]}`. With `--answers FILE` it fills it with
 * the starter content of an agency: `npm run new:site`.
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

/** The starter content of a site of one's own, and its first account. */
async function seedSite(payload: Payload, answers: SiteAnswers): Promise<void> {
  await migrateDatabase(payload)
  await seedStarter(makeStore(payload), answers, belgianDay(new Date()))
  const { name, email } = answers.administrator
  const password = randomBytes(15).toString('base64url')
  await payload.create({
    collection: 'users',
    data: { email, name, password, role: 'administrator', language: answers.sourceLanguage },
    // A person with a shell on the server has full access to the database already.
    overrideAccess: true,
  })
  console.log(`Administrator ${email} made. Password, shown this once: ${password}`)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'if-empty': { type: 'boolean' }, answers: { type: 'string' } } })
  const answers = values.answers ? readAnswers(values.answers) : null
  if (!answers && !isLocalDatabase(env.databaseUri))
    throw new Refusal(
      'The demo goes into a database of this machine only: a file, or MongoDB on 127.0.0.1 or localhost.',
    )
  await makeDatabaseFolder(env.databaseUri)
  const payload = await startPayload()
  if (answers) await seedSite(payload, answers)
  else {
    const logins = await seed(payload, values['if-empty'] ?? false)
    console.log(`SEEDED ${JSON.stringify({ logins })}`)
  }
  await payload.destroy()
}

// While modules load, nothing else keeps Node running, and it would exit without a message.
setInterval(() => undefined, 60_000)

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Refusal || error instanceof AnswersError ? error.message : error)
    process.exit(1)
  },
)
