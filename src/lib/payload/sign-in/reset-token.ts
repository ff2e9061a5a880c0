import { randomBytes } from 'node:crypto'

import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Payload } from 'payload'

import { makeSignedKey } from '@/lib/http/signed-links'
import { isRecord } from '@/lib/values/read-value'
import { sha256 } from '@/lib/values/digest'

/**
 * Links to a new password. Payload draws a random number for each request; here it is only the seed of the token: the
 * outbox has the seed, the account the digest of the token, and the token itself exists in the e-mail alone. So neither
 * a copy of the database nor a message in the outbox opens an account.
 */

const seedPattern = /^[0-9a-f]{40}$/

/** @param secret that of Payload */
export const tokenOfSeed = (seed: string, secret: string): string =>
  makeSignedKey(['newPassword', seed], secret)

/** Of staff, of owners to their portal or to a new password, of subscribers to a password. */
const seedInPath =
  /(\/(?:admin\/reset|login\/link|login\/password|my\/account\/password)\/)([0-9a-f]{40})(?=\/|$)/

/** The URL in an e-mail, made when it is sent: with the token in place of its seed. */
export const withResetToken = (href: string, { secret }: Pick<Payload, 'secret'>): string =>
  href.replace(seedInPath, (_, path: string, seed: string) => path + tokenOfSeed(seed, secret))

/** Stores the digest of the token in place of its seed. */
export const storeResetDigest: CollectionBeforeChangeHook = ({ data, req }) => {
  const seed: unknown = data.resetPasswordToken
  if (typeof seed !== 'string' || !seedPattern.test(seed)) return data
  return { ...data, resetPasswordToken: sha256(tokenOfSeed(seed, req.payload.secret)) }
}

/**
 * Payload reads the account and writes it later, so that a token would work for every request between the two. This
 * replaces the token by one of this request in one atomic step: only one of several requests finds it.
 */
export const claimResetToken: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const data: unknown = operation === 'resetPassword' && 'data' in args ? args.data : null
  if (!isRecord(data)) return args
  const claim = randomBytes(32).toString('hex')
  await req.payload.db.updateOne({
    collection: collection.slug,
    where: {
      and: [
        { resetPasswordToken: { equals: sha256(String(data.token)) } },
        { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
      ],
    },
    data: { resetPasswordToken: claim },
    options: { atomic: true },
    returning: false,
  })
  // In place, because Payload has read this object from the arguments before. Without a claim nothing has this token.
  data.token = claim
  return args
}
