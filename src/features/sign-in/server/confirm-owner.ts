import type { PayloadRequest } from 'payload'

import { checkCurrentPassword } from '@/lib/payload/sign-in/own-password'
import type { StoredPassword } from '@/lib/payload/sign-in/password-match'
import type { User } from '@/payload-types'

import { isFresh } from '../model/staff-sessions'
import { findSession, sessionOf } from './sessions'

/** Whether the request comes from a session that began a few minutes ago. */
export async function isFreshSession({ payload, user }: PayloadRequest, now: Date): Promise<boolean> {
  const claims = sessionOf(user)
  const session = claims && (await findSession(payload, claims, now))
  return session !== null && isFresh(session.beganAt, now)
}

/**
 * Confirms that it is the owner of the account who asks: the session has just begun, or the password is given. A
 * stranger at an open session could otherwise remove the second factor or add another.
 *
 * @returns the account
 * @throws ValidationError, APIError: see `checkCurrentPassword`
 */
export async function confirmOwner(req: PayloadRequest, currentPassword: string): Promise<User> {
  const account = await req.payload.db.findOne<User & StoredPassword>({
    collection: 'users',
    where: { id: { equals: req.user?.id } },
  })
  if (!account) throw new Error('The account of a session exists')
  if (!(await isFreshSession(req, new Date())))
    await checkCurrentPassword(req, account, currentPassword, 'users')
  return account
}
