import { randomBytes } from 'node:crypto'

import type { Payload, Where } from 'payload'

import { env } from '@/lib/env'
import { claimRow } from '@/lib/queue/claim-row'
import { sealText } from '@/lib/secrets/sealed-text'
import { deleteEnded } from '@/lib/sessions/sessions'
import { sha256 } from '@/lib/values/digest'
import { uniqueInsert } from '@/lib/payload/unique-insert'
import type { LogInChallenge } from '@/payload-types'

import { staffSessions } from '../model/staff-sessions'

const collection = 'logInChallenges'

const lifeMs = 5 * 60_000
const maxAttempts = 5

const random = (): string => randomBytes(32).toString('base64url')

export interface OpenChallenge {
  /** Known to the browser alone; stored as a digest. */
  token: string
  challenge: LogInChallenge
}

/** Opens a second step for five minutes. */
export async function openChallenge(
  payload: Payload,
  { user, purpose, now }: { user: string; purpose: LogInChallenge['purpose']; now: Date },
): Promise<OpenChallenge> {
  const token = random()
  const challenge = await payload.create({
    collection,
    data: {
      user,
      purpose,
      key: sha256(token),
      attempts: 0,
      isUsed: false,
      nonce: random(),
      until: new Date(now.getTime() + lifeMs).toISOString(),
    },
    ...uniqueInsert,
    // The account has just proved with its password, or its session, that it may.
    overrideAccess: true,
  })
  return { token, challenge }
}

const openAt = (now: Date): Where => ({
  and: [{ isUsed: { equals: false } }, { until: { greater_than: now.toISOString() } }],
})

/** The challenge of a token; null when it was used, is over or never was one. */
export const findChallenge = (payload: Payload, token: string, now: Date): Promise<LogInChallenge | null> =>
  payload.db.findOne<LogInChallenge>({
    collection,
    where: { and: [{ key: { equals: sha256(token) } }, openAt(now)] },
  })

/** Counts an attempt before anything is checked; false when the challenge has none left or is over. */
export async function takeAttempt(payload: Payload, id: string, now: Date): Promise<boolean> {
  const due: Where = { and: [{ attempts: { less_than: maxAttempts } }, openAt(now)] }
  const taken = await claimRow(payload, { collection, id, due, data: { attempts: { $inc: 1 } } })
  return taken !== null
}

/** Uses a challenge up; true for exactly one of several requests. */
export async function claimChallenge(payload: Payload, id: string, now: Date): Promise<boolean> {
  return (await claimRow(payload, { collection, id, due: openAt(now), data: { isUsed: true } })) !== null
}

/** Stores the secret of an app that is being set up. */
export async function storeSecret(payload: Payload, id: string, secret: string, now: Date): Promise<boolean> {
  const data = { secret: sealText(secret, env.payloadSecret) }
  return (await claimRow(payload, { collection, id, due: openAt(now), data })) !== null
}

/** Ends every open challenge of an account. */
export async function dropChallenges(payload: Payload, user: string): Promise<void> {
  await payload.db.deleteMany({ collection: 'logInChallenges', where: { user: { equals: user } } })
}

/** Task of the worker: deletes what has expired. */
export const sweepSignIn = (payload: Payload, now: Date): Promise<void> =>
  deleteEnded(payload, [collection, staffSessions.sessions], now)
