import { randomBytes } from 'node:crypto'

import { getPayload } from 'payload'

import configPromise from '../payload.config'
import { sourceLocale } from '@/lib/i18n/locales'
import { commandLine } from './lib/command-line'

/**
 * Creates an administrator and prints the password once: `npm run create:administrator -- anne@agency.be "Anne
 * Dupont"`. It is the only way to create the first account: the studio has no registration.
 */
async function createAdministrator(email: string | undefined, name: string | undefined): Promise<void> {
  if (!email?.includes('@') || !name)
    throw new Error(`Usage: ${commandLine('create:administrator')} e-mail-address "Name"`)
  const payload = await getPayload({ config: await configPromise })
  const password = randomBytes(15).toString('base64url')
  await payload.create({
    collection: 'users',
    data: { email, name, password, role: 'administrator', language: sourceLocale },
    // A person with a shell on the server has full access to the database already.
    overrideAccess: true,
  })
  console.log(`Administrator ${email} made. Password, shown this once: ${password}`)
}

// While modules load, nothing else keeps Node running, and it would exit without a message.
setInterval(() => undefined, 60_000)

createAdministrator(process.argv[2], process.argv[3]).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
