import type {
  CollectionAfterOperationHook,
  CollectionBeforeChangeHook,
  CollectionBeforeLoginHook,
} from 'payload'

import { normaliseEmail } from '@/lib/email/email-address'
import { afterDeletion } from '@/lib/payload/hooks/after-deletion'
import { collectionSteps } from '@/lib/payload/save-pipeline'
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
const dropPayloadSessions: CollectionBeforeLoginHook = async ({ collection, req, user }) => {
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
const endSessionsOnNewPassword: CollectionAfterOperationHook = async ({ args, operation, req, result }) => {
  const data: unknown = 'data' in args ? args.data : null
  if (operation === 'resetPassword' && isRecord(result)) {
    const id = idIn(result.user)
    if (id) await dropChallenges(req.payload, id)
    if (id) await endAllSessions(req.payload, staffSessions, id)
  }
  if (operation === 'updateByID' && isRecord(data) && data.password) {
    const id = idIn(result)
    const session = sessionOf(req.user)
    if (id) await dropChallenges(req.payload, id)
    const sessionToKeep = session?.id === id ? session?.sid : undefined
    if (id) await endAllSessions(req.payload, staffSessions, id, sessionToKeep)
  }
  return result
}

/** With an e-mail address ends the link to a new password that was mailed to it. */
const endLinkOnNewEmail: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) =>
  data.email && originalDoc?.email && normaliseEmail(data.email) !== normaliseEmail(originalDoc.email)
    ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
    : data

/** On MongoDB, which has no keys that would do it. */
const deleteSignIn = afterDeletion('signIn', {
  find: async () => null,
  remove: async (_, { id: user, req: { payload } }) => {
    await endAllSessions(payload, staffSessions, user)
    const where = { user: { equals: user } }
    for (const collection of ['secondFactors', 'logInChallenges'] as const)
      await payload.db.deleteMany({ collection, where })
  },
})

export const sessionSteps = collectionSteps({
  endLinkOnNewEmail: {
    stage: 'derive',
    reason: 'the link to a new password belongs to the e-mail address that it was sent to',
    for: ['users'],
    run: endLinkOnNewEmail,
  },
  endSessionsOnNewPassword: {
    stage: 'close',
    reason: 'a new password ends what the old one opened',
    for: ['users'],
    run: endSessionsOnNewPassword,
  },
  deleteSignIn: {
    stage: 'followDeletion',
    reason: 'sessions and second factors go with the account',
    for: ['users'],
    run: deleteSignIn.remove,
  },
  dropPayloadSessions: {
    stage: 'logIn',
    reason: 'sessions of staff begin in one place alone, so that no token of Payload is worth anything',
    for: ['users'],
    run: dropPayloadSessions,
  },
})
