import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (user: string, seed: string, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['perron:calendar', user, seed]))
    .digest()

/**
 * Name of the private calendar of a member of staff, without an end: it lasts until there is a new seed.
 *
 * @param seed random, kept with the account; worth nothing without the secret
 */
export const makeCalendarKey = (user: string, seed: string, secret: string): string =>
  `${user}.${sign(user, seed, secret).toString('base64url')}`

/** Whose calendar a name claims to be, and its proof; null when it cannot be one. */
export function readCalendarKey(key: string): { user: string; proof: Buffer } | null {
  const [, user, proof] = /^([\da-f-]{1,40})\.([\w-]{43})$/.exec(key) ?? []
  return user && proof ? { user, proof: Buffer.from(proof, 'base64url') } : null
}

/** Takes the same time whatever is wrong; an account without a seed, or none at all, has no calendar. */
export function isProof(
  proof: Buffer,
  user: string,
  seed: string | null | undefined,
  secret: string,
): boolean {
  const expected = sign(user, seed ?? '', secret)
  const isSame = proof.length === expected.length && timingSafeEqual(proof, expected)
  return isSame && Boolean(seed)
}
