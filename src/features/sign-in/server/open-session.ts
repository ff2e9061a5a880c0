import type { PayloadRequest } from 'payload'

import { sessionCookies } from '@/lib/sessions/session-cookie'
import type { User } from '@/payload-types'

import { staffSessions } from '../model/staff-sessions'
import { answer } from './answers'
import { recordLogIn } from './record-log-in'
import { startSession, type SignedToken } from './sessions'

/** The cookie that gives the browser a token. */
export const tokenCookies = ({ token }: SignedToken): string[] =>
  sessionCookies(staffSessions, token, staffSessions.life.idleMs)

/** The account as it may read itself, in the shape of Payload's own answers. */
export async function readOwnAccount({ payload }: PayloadRequest, user: User) {
  const account = await payload.findByID({
    collection: 'users',
    id: user.id,
    depth: 0,
    overrideAccess: false,
    user: { ...user, collection: 'users' },
  })
  return { ...account, collection: 'users' as const }
}

/**
 * Begins a session and answers as Payload's log-in does. The caller has checked the password, and the second factor
 * where one is asked.
 *
 * @param more added to the answer
 */
export async function openSession(req: PayloadRequest, user: User, more: object = {}): Promise<Response> {
  const { payload, headers } = req
  const signed = await startSession(payload, { user, headers, now: new Date() })
  await recordLogIn(payload, { kind: 'success', account: user, headers })
  const body = {
    message: req.t('authentication:passed'),
    user: await readOwnAccount(req, user),
    exp: signed.exp,
    ...more,
  }
  return answer(body, 200, tokenCookies(signed))
}
