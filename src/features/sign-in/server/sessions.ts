import { getFieldsToSign, jwtSign, type Payload, type PayloadRequest } from 'payload'

import type { StaffClaims } from '@/lib/payload/sign-in/session-signature'
import { claimRow } from '@/lib/queue/claim-row'
import { createSession, readSession, renewSession, type Session } from '@/lib/sessions/sessions'
import type { User } from '@/payload-types'

import { deviceName } from '../model/device-name'
import { staffSessions } from '../model/staff-sessions'

/** The account and session of a request of staff; null for all others. */
export function sessionOf(user: PayloadRequest['user']): StaffClaims | null {
  if (user?.collection !== 'users' || !('_sid' in user) || typeof user._sid !== 'string') return null
  return { id: user.id, sid: user._sid }
}

export interface SignedToken {
  token: string
  /** Seconds since 1970. */
  exp: number
}

/** A token of a session that is valid as long as the session, unless that is renewed. */
function signToken(payload: Payload, user: User, sid: string, lastsMs: number): Promise<SignedToken> {
  const { config } = payload.collections.users
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email: user.email,
    sid,
    user: { ...user, collection: 'users' },
  })
  return jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: Math.floor(lastsMs / 1000) })
}

/** Begins a session. The caller has checked the password, and the second factor where one is asked. */
export async function startSession(
  payload: Payload,
  { user, headers, now }: { user: User; headers: Headers; now: Date },
): Promise<SignedToken> {
  const columns = { device: deviceName(headers.get('user-agent')), seenAt: now.toISOString() }
  const { token, until } = await createSession(payload, staffSessions, { account: user.id, now, columns })
  return signToken(payload, user, token, until.getTime() - now.getTime())
}

/** The session that a token names, unless it has ended or is that of another account. */
export async function findSession(payload: Payload, claims: StaffClaims, now: Date): Promise<Session | null> {
  const session = await readSession(payload, staffSessions, claims.sid, now)
  return session?.account === claims.id ? session : null
}

/** A new token of a session that goes on; null when it has ended, also at this very moment. */
export async function renewToken(
  payload: Payload,
  { user, sid, now }: { user: User; sid: string; now: Date },
): Promise<SignedToken | null> {
  const session = await renewSession(payload, staffSessions, sid, now)
  return session && signToken(payload, user, sid, session.until.getTime() - now.getTime())
}

/** Granularity of "last seen". */
const seenMs = 5 * 60_000

/** Notes that a session was used. Not awaited by requests: nothing depends on it. */
export async function noteSeen(payload: Payload, { id }: Session, now: Date): Promise<void> {
  const before = new Date(now.getTime() - seenMs).toISOString()
  await claimRow(payload, {
    collection: staffSessions.sessions,
    id,
    due: { seenAt: { less_than: before } },
    data: { seenAt: now.toISOString() },
  })
}
