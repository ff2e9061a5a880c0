import type { Payload } from 'payload'

import type { User } from '@/payload-types'

import { dropChallenges } from './challenges'
import { findFactors, removeAllFactors } from './factors'
import { recordLogIn } from './record-log-in'
import { endSessions } from './sessions'

/**
 * Removes every factor and recovery code of an account and ends its sessions. For the command on the server alone: in
 * the studio no account removes the factor of another.
 *
 * @returns how many factors it had; null when there is no such account
 */
export async function resetSecondFactor(payload: Payload, email: string): Promise<number | null> {
  const where = { email: { equals: email.toLowerCase().trim() } }
  const account = await payload.db.findOne<User>({ collection: 'users', where })
  if (!account) return null
  const { length } = await findFactors(payload, account.id)
  if (length === 0) return 0
  await removeAllFactors(payload, account.id)
  await dropChallenges(payload, account.id)
  await endSessions(payload, { user: account.id })
  await recordLogIn(payload, { kind: 'secondFactorRemoved', account, headers: null })
  return length
}
