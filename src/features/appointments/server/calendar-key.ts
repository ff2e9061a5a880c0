import { isSignedKey, makeSignedKey } from '@/lib/http/signed-links'

/**
 * Key of the private calendar of a member of staff. It does not expire; a new seed ends it.
 *
 * @param seed random, stored with the account; worthless without the secret
 */
export const makeCalendarKey = (user: string, seed: string, secret: string): string =>
  `${user}.${makeSignedKey(['perron:calendar', user, seed], secret)}`

/** Splits a key into account id and proof; null when it has not the shape of a key. */
export function readCalendarKey(key: string): { user: string; proof: string } | null {
  const [, user, proof] = /^([\da-f-]{1,40})\.([\w-]{43})$/.exec(key) ?? []
  return user && proof ? { user, proof } : null
}

/** An unknown account, or one without a seed, has no calendar. */
export const isProof = (
  proof: string,
  user: string,
  seed: string | null | undefined,
  secret: string,
): boolean => Boolean(seed) && isSignedKey(proof, ['perron:calendar', user, seed ?? ''], secret)
