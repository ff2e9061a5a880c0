import { randomBytes, randomUUID } from 'node:crypto'

import type { Payload, Where } from 'payload'

import { claimRow } from '@/lib/queue/claim-row'
import { relatedId } from '@/lib/values/read-value'
import { sha256 } from '@/lib/values/digest'
import type { OwnerSession } from '@/payload-types'

import { isWorthRenewing, ownerSessionEnd } from '../model/owner-session-life'

const collection = 'ownerSessions'

const openAt = (now: Date): Where => ({ until: { greater_than: now.toISOString() } })

/**
 * Begins a session. The caller has checked the password or the link.
 *
 * @returns the token for the cookie; the database has its digest alone
 */
export async function startOwnerSession(payload: Payload, owner: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await payload.db.create({
    collection,
    data: {
      id: randomUUID(),
      owner,
      key: sha256(token),
      beganAt: now.toISOString(),
      until: ownerSessionEnd(now, now).toISOString(),
    },
  })
  return token
}

/** The id of the owner of a session, and moves its end; null when it has ended, also at this very moment. */
export async function resumeOwnerSession(payload: Payload, token: string, now: Date): Promise<string | null> {
  const where: Where = { and: [{ key: { equals: sha256(token) } }, openAt(now)] }
  const session = await payload.db.findOne<OwnerSession>({ collection, where })
  if (!session) return null
  const began = new Date(session.beganAt)
  if (!isWorthRenewing(began, new Date(session.until), now)) return relatedId(session.owner)
  const until = ownerSessionEnd(began, now).toISOString()
  const renewed = await claimRow<OwnerSession>(payload, {
    collection,
    id: session.id,
    due: openAt(now),
    data: { until },
  })
  return renewed && relatedId(session.owner)
}

/** Ends the session of a token. */
export async function endOwnerSession(payload: Payload, token: string): Promise<void> {
  await payload.db.deleteMany({ collection, where: { key: { equals: sha256(token) } } })
}
