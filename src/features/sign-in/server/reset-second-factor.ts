import type { Payload } from 'payload'

import { endAllSessions } from '@/lib/sessions/sessions'
import type { User } from '@/payload-types'

import { staffSessions } from '../model/staff-sessions'
import { dropChallenges } from './challenges'
import { findFactors, removeAllFactors } from './factors'
import { recordLogIn } from './record-log-in'

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
  await endAllSessions(payload, staffSessions, account.id)
  await recordLogIn(payload, { kind: 'secondFactorRemoved', account, headers: null })
  return length
}
