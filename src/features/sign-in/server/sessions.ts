import { getFieldsToSign, jwtSign, type Payload, type PayloadRequest, type Where } from 'payload'

import { claimRow } from '@/lib/queue/claim-row'
import type { StaffClaims } from '@/lib/payload/sign-in/session-signature'
import type { StaffSession, User } from '@/payload-types'

import { deviceName } from '../model/device-name'
import { sessionEnd } from '../model/session-life'

const collection = 'staffSessions'

const ofUser = ({ id, sid }: StaffClaims): Where => ({
  and: [{ id: { equals: sid } }, { user: { equals: id } }],
})

const openAt = (now: Date): Where => ({ until: { greater_than: now.toISOString() } })

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

/** A token of a session that is valid until then. */
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
  const until = sessionEnd(now, now)
  const { id } = await payload.create({
    collection,
    data: {
      user: user.id,
      device: deviceName(headers.get('user-agent')),
      beganAt: now.toISOString(),
      seenAt: now.toISOString(),
      until: until.toISOString(),
    },
    depth: 0,
    // The account has just proved that it is its own.
    overrideAccess: true,
  })
  return signToken(payload, user, id, until.getTime() - now.getTime())
}

/** The session of a token, unless it has ended. */
export const findSession = (payload: Payload, claims: StaffClaims, now: Date): Promise<StaffSession | null> =>
  payload.db.findOne<StaffSession>({ collection, where: { and: [ofUser(claims), openAt(now)] } })

/** Renews a session, at most to the end of its life; null when it has ended, also at this very moment. */
export async function renewSession(
  payload: Payload,
  { user, sid, now }: { user: User; sid: string; now: Date },
): Promise<SignedToken | null> {
  const session = await findSession(payload, { id: user.id, sid }, now)
  if (!session) return null
  const until = sessionEnd(new Date(session.beganAt), now)
  const renewed = await claimRow<StaffSession>(payload, {
    collection,
    id: sid,
    due: openAt(now),
    data: { until: until.toISOString(), seenAt: now.toISOString() },
  })
  return renewed && signToken(payload, user, sid, until.getTime() - now.getTime())
}

/** Granularity of "last seen". */
const seenMs = 5 * 60_000

/** Notes that a session was used. Not awaited by requests: nothing depends on it. */
export async function noteSeen(payload: Payload, { id }: StaffSession, now: Date): Promise<void> {
  const before = new Date(now.getTime() - seenMs).toISOString()
  await claimRow(payload, {
    collection,
    id,
    due: { seenAt: { less_than: before } },
    data: { seenAt: now.toISOString() },
  })
}

/** Open sessions of an account, the one used last first. */
export async function findSessions(payload: Payload, user: string, now: Date): Promise<StaffSession[]> {
  const where: Where = { and: [{ user: { equals: user } }, openAt(now)] }
  const { docs } = await payload.db.find<StaffSession>({
    collection,
    where,
    sort: ['-seenAt'],
    pagination: false,
  })
  return docs
}

interface Ended {
  user: string
  /** One session; all when left out. */
  only?: string
  /** A session that stays. */
  except?: string | undefined
}

/** Ends sessions of an account: their tokens are worth nothing from the next request on. */
export async function endSessions(payload: Payload, { user, only, except }: Ended): Promise<void> {
  const conditions: Where[] = [{ user: { equals: user } }]
  if (only !== undefined) conditions.push({ id: { equals: only } })
  if (except !== undefined) conditions.push({ id: { not_equals: except } })
  await payload.db.deleteMany({ collection, where: { and: conditions } })
}
