import { randomBytes } from 'node:crypto'

import type { Payload, Where } from 'payload'

import { env } from '@/lib/env'
import { uniqueInsert } from '@/lib/payload/unique-insert'
import { claimRow } from '@/lib/queue/claim-row'
import { openText } from '@/lib/secrets/sealed-text'
import { keyedDigest } from '@/lib/values/digest'
import type { SecondFactor } from '@/payload-types'

import {
  makeRecoveryCode,
  parseRecoveryCode,
  recoveryCodeCount,
  recoveryCodeLength,
} from '../model/recovery-code'
import { findTotpStep } from '../model/totp'

const collection = 'secondFactors'

const ofUser = (user: string, ...more: Where[]): Where => ({ and: [{ user: { equals: user } }, ...more] })

const isFactor: Where = { kind: { in: ['totp', 'passkey'] } }
const isRecovery: Where = { kind: { equals: 'recovery' } }

/** The apps and passkeys of an account, the oldest first; no recovery codes. */
export async function findFactors(payload: Payload, user: string): Promise<SecondFactor[]> {
  const { docs } = await payload.db.find<SecondFactor>({
    collection,
    where: ofUser(user, isFactor),
    sort: ['createdAt'],
    pagination: false,
  })
  return docs
}

export async function countRecoveryCodes(payload: Payload, user: string): Promise<number> {
  return (await payload.db.count({ collection, where: ofUser(user, isRecovery) })).totalDocs
}

export type NewFactor = Pick<SecondFactor, 'kind' | 'key'> & Partial<SecondFactor>

/** Stores a factor; throws when its unique key is taken. */
export const addFactor = (payload: Payload, user: string, factor: NewFactor): Promise<SecondFactor> =>
  payload.create({
    collection,
    data: { counter: 0, ...factor, user },
    ...uniqueInsert,
    // The account has shown that it has the factor.
    overrideAccess: true,
  })

/** One app per account: the key is unique. */
export const totpKey = (user: string): string => `totp ${user}`

/** Checks a code of the account's app and uses it up: it works for exactly one of several requests. */
export async function claimTotpCode(payload: Payload, user: string, code: string, now: Date) {
  const [factor] = (await findFactors(payload, user)).filter(({ kind }) => kind === 'totp')
  if (!factor?.secret) return false
  const secret = openText(factor.secret, env.secrets)
  if (secret === null) return false
  const step = await findTotpStep({ secret, code, now, after: factor.counter }).catch(() => null)
  if (step === null) return false
  const data = { counter: step, usedAt: now.toISOString() }
  const due: Where = { counter: { less_than: step } }
  return (await claimRow(payload, { collection, id: factor.id, due, data })) !== null
}

/** Notes a use of a passkey, whose counter never goes back. */
export async function claimPasskeyUse(payload: Payload, id: string, counter: number, now: Date) {
  const due: Where = counter === 0 ? { counter: { equals: 0 } } : { counter: { less_than: counter } }
  const data = { counter, usedAt: now.toISOString() }
  return (await claimRow(payload, { collection, id, due, data })) !== null
}

const recoveryKey = (user: string, code: string, secret = env.payloadSecret): string =>
  keyedDigest(secret, ['recovery', user, code]).toString('base64url')

/** Whether a text has the form of a recovery code. */
export const looksLikeRecoveryCode = (typed: string): boolean => parseRecoveryCode(typed) !== null

/** Uses a recovery code up: true for exactly one of several requests. */
export async function claimRecoveryCode(payload: Payload, user: string, typed: string, now: Date) {
  const code = parseRecoveryCode(typed)
  if (code === null) return false
  const keys = env.secrets.map((secret) => recoveryKey(user, code, secret))
  const factor = await payload.db.findOne<SecondFactor>({
    collection,
    where: ofUser(user, isRecovery, { key: { in: keys } }),
  })
  if (!factor) return false
  const due: Where = { usedAt: { exists: false } }
  const claimed = await claimRow(payload, {
    collection,
    id: factor.id,
    due,
    data: { usedAt: now.toISOString() },
  })
  if (claimed) await payload.db.deleteMany({ collection, where: { id: { equals: factor.id } } })
  return claimed !== null
}

/** New recovery codes in place of the old ones. Only their digests are stored. */
export async function makeRecoveryCodes(payload: Payload, user: string): Promise<string[]> {
  await payload.db.deleteMany({ collection, where: ofUser(user, isRecovery) })
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    makeRecoveryCode(randomBytes(recoveryCodeLength)),
  )
  for (const code of codes) await addFactor(payload, user, { kind: 'recovery', key: recoveryKey(user, code) })
  return codes
}

/** Removes one factor, and with the last one the recovery codes. */
export async function removeFactor(payload: Payload, user: string, id: string): Promise<void> {
  await payload.db.deleteMany({ collection, where: ofUser(user, isFactor, { id: { equals: id } }) })
  if ((await findFactors(payload, user)).length === 0) await removeAllFactors(payload, user)
}

/** Removes every factor and recovery code of an account. */
export async function removeAllFactors(payload: Payload, user: string): Promise<void> {
  await payload.db.deleteMany({ collection, where: ofUser(user) })
}
