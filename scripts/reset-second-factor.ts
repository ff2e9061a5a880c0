import { getPayload } from 'payload'

import { resetSecondFactor } from '@/features/sign-in/server/reset-second-factor'

import configPromise from '../payload.config'
import { commandLine } from './lib/command-line'

/**
 * Removes the second factor of an account whose owner lost it: `npm run reset-second-factor -- anne@agency.be`. The
 * next log-in asks for the password alone, or for a new factor where the role requires one.
 */
async function run(email: string | undefined): Promise<void> {
  if (!email?.includes('@')) throw new Error(`Usage: ${commandLine('reset-second-factor')} e-mail-address`)
  const count = await resetSecondFactor(await getPayload({ config: await configPromise }), email)
  if (count === null) throw new Error(`No account of staff has the e-mail address ${email}.`)
  console.log(
    count === 0 ? `${email} had no second factor.` : `Second factor of ${email} removed; its sessions ended.`,
  )
}

// While modules load, nothing else keeps Node running, and it would exit without a message.
setInterval(() => undefined, 60_000)

run(process.argv[2]).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
