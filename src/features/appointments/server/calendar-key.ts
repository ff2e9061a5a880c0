import { isSameDigest, keyedDigest } from '@/lib/values/digest'

const sign = (user: string, seed: string, secret: string): Buffer =>
  keyedDigest(secret, ['perron:calendar', user, seed])

/**
 * Key of the private calendar of a member of staff. It does not expire; a new seed ends it.
 *
 * @param seed random, stored with the account; worthless without the secret
 */
export const makeCalendarKey = (user: string, seed: string, secret: string): string =>
  `${user}.${sign(user, seed, secret).toString('base64url')}`

/** Splits a key into account id and proof; null when it has not the shape of a key. */
export function readCalendarKey(key: string): { user: string; proof: Buffer } | null {
  const [, user, proof] = /^([\da-f-]{1,40})\.([\w-]{43})$/.exec(key) ?? []
  return user && proof ? { user, proof: Buffer.from(proof, 'base64url') } : null
}

/** Compares in constant time. An unknown account, or one without a seed, has no calendar. */
export function isProof(
  proof: Buffer,
  user: string,
  seed: string | null | undefined,
  secret: string,
): boolean {
  const expected = sign(user, seed ?? '', secret)
  return isSameDigest(proof, expected) && Boolean(seed)
}
