import { randomBytes, randomUUID } from 'node:crypto'

import type { Payload, Where } from 'payload'

import { claimRow } from '@/lib/queue/claim-row'
import { relatedId } from '@/lib/values/read-value'
import { sha256 } from '@/lib/values/digest'

import type { AccountKind } from '../model/account-kind'
import { isWorthRenewing, sessionEnd } from '../model/session-life'

type Sessions = Pick<AccountKind, 'sessions' | 'holder' | 'life'>

/** A row of either collection. */
interface SessionRow {
  id: string
  beganAt: string
  until: string
  owner?: unknown
  subscriber?: unknown
}

const openAt = (now: Date): Where => ({ until: { greater_than: now.toISOString() } })

/**
 * Begins a session. The caller has checked the password or the link.
 *
 * @returns the token for the cookie; the database has its digest alone
 */
export async function startSession(
  payload: Payload,
  { sessions, holder, life }: Sessions,
  account: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await payload.db.create({
    collection: sessions,
    data: {
      id: randomUUID(),
      [holder]: account,
      key: sha256(token),
      beganAt: now.toISOString(),
      until: sessionEnd(life, now, now).toISOString(),
    },
  })
  return token
}

/** The id of the account of a session, and moves its end; null when it has ended, also at this very moment. */
export async function resumeSession(
  payload: Payload,
  { sessions, holder, life }: Sessions,
  token: string,
  now: Date,
): Promise<string | null> {
  const where: Where = { and: [{ key: { equals: sha256(token) } }, openAt(now)] }
  const session = await payload.db.findOne<SessionRow>({ collection: sessions, where })
  if (!session) return null
  const account = relatedId(session[holder])
  const began = new Date(session.beganAt)
  if (!isWorthRenewing(life, began, new Date(session.until), now)) return account
  const until = sessionEnd(life, began, now).toISOString()
  const renewal = { collection: sessions, id: session.id, due: openAt(now), data: { until } }
  return (await claimRow(payload, renewal)) && account
}

/** Ends the session of a token. */
export async function endSession(payload: Payload, { sessions }: Sessions, token: string): Promise<void> {
  await payload.db.deleteMany({ collection: sessions, where: { key: { equals: sha256(token) } } })
}
