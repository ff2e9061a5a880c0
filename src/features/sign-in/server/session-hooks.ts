import type {
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeLoginHook,
} from 'payload'

import { normaliseEmail } from '@/lib/email/email-address'
import { afterDeletion } from '@/lib/payload/hooks/after-deletion'
import { endAllSessions } from '@/lib/sessions/sessions'
import { isRecord } from '@/lib/values/read-value'
import type { User } from '@/payload-types'

import { staffSessions } from '../model/staff-sessions'
import { dropChallenges } from './challenges'
import { sessionOf } from './sessions'

/**
 * Payload's own log-in and its setting of a new password begin a session in the list of the account. It is taken out
 * before the token is signed, so that no such token is worth anything, wherever these operations are called: sessions
 * of staff begin in `openSession` alone.
 */
export const dropPayloadSessions: CollectionBeforeLoginHook = async ({ collection, req, user }) => {
  await req.payload.db.updateOne({
    collection: collection.slug,
    id: user.id,
    // With null Payload leaves the date as it is.
    data: { sessions: [], updatedAt: null },
    req,
    returning: false,
  })
  return { ...user, sessions: [] }
}

const idIn = (value: unknown): string | null =>
  isRecord(value) && typeof value.id === 'string' ? value.id : null

/**
 * A new password ends the other sessions of the account; one by the link of an e-mail, all. Log-ins that the old one began
 * end too.
 */
export const endSessionsOnNewPassword: CollectionAfterOperationHook = async ({
  args,
  operation,
  req,
  result,
}) => {
  const data: unknown = 'data' in args ? args.data : null
  if (operation === 'resetPassword' && isRecord(result)) {
    const id = idIn(result.user)
    if (id) await dropChallenges(req.payload, id)
    if (id) await endAllSessions(req.payload, staffSessions, id)
  }
  if (operation === 'updateByID' && isRecord(data) && data.password) {
    const id = idIn(result)
    const own = sessionOf(req.user)
    if (id) await dropChallenges(req.payload, id)
    const kept = own?.id === id ? own?.sid : undefined
    if (id) await endAllSessions(req.payload, staffSessions, id, kept)
  }
  return result
}

/** With an e-mail address ends the link to a new password that was mailed to it. */
export const endLinkOnNewEmail: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) =>
  data.email && originalDoc?.email && normaliseEmail(data.email) !== normaliseEmail(originalDoc.email)
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data

/** On MongoDB, which has no keys that would do it. */
export const deleteSignIn = afterDeletion('signIn', {
  find: async () => null,
  remove: async (_, user, { payload }) => {
    await endAllSessions(payload, staffSessions, user)
    const where = { user: { equals: user } }
    for (const collection of ['secondFactors', 'logInChallenges'] as const)
      await payload.db.deleteMany({ collection, where })
  },
})
