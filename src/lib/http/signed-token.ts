import { isSameDigest, keyedDigest } from '@/lib/values/digest'

/** Purpose and subject of a token: a separate purpose for every kind of link. */
export type TokenSubject = readonly [purpose: string, ...parts: string[]]

const sign = (subject: TokenSubject, untilInSeconds: number, secret: string): Buffer =>
  keyedDigest(secret, [...subject, untilInSeconds])

/**
 * Creates a token which proves, until it expires, that this site created a link: the expiry and a signature over the
 * subject. Safe in a URL.
 */
export function makeSignedToken(subject: TokenSubject, until: Date, secret: string): string {
  const seconds = Math.floor(until.getTime() / 1000)
  return `${seconds}.${sign(subject, seconds, secret).toString('base64url')}`
}

/**
 * @param secret the one the token was created with
 * @param now the time at which the link is used
 * @returns the expiry of the token, or null when it has expired, was changed or is for something else
 */
export function readSignedToken(
  token: string,
  subject: TokenSubject,
  secret: string,
  now: Date = new Date(),
): Date | null {
  const found = openSignedToken(token, subject, secret)
  return found && found > now ? found : null
}

/** The expiry of a token of this site, also of an expired one; null when it was changed or is for something else. */
export function openSignedToken(token: string, subject: TokenSubject, secret: string): Date | null {
  const [, seconds, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
  if (!seconds || !signature) return null
  const until = Number(seconds)
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(subject, until, secret)
  return isSameDigest(given, expected) ? new Date(until * 1000) : null
}
