import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a token is for: a purpose of its own for every kind of link, then what it opens. */
export type TokenSubject = readonly [purpose: string, ...parts: string[]]

const sign = (subject: TokenSubject, untilInSeconds: number, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([...subject, untilInSeconds]))
    .digest()

/** Proves for a time that we made a link: its end, and a signature over what it opens until then. Safe in an address. */
export function makeSignedToken(subject: TokenSubject, until: Date, secret: string): string {
  const seconds = Math.floor(until.getTime() / 1000)
  return `${seconds}.${sign(subject, seconds, secret).toString('base64url')}`
}

/**
 * @param secret the one the token was made with
 * @param now the moment at which the link is used
 * @returns the end of the token, or null when it has ended, was changed or is for something else
 */
export function readSignedToken(
  token: string,
  subject: TokenSubject,
  secret: string,
  now: Date = new Date(),
): Date | null {
  const [, seconds, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
  if (!seconds || !signature) return null
  const until = Number(seconds)
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(subject, until, secret)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && until * 1000 > now.getTime() ? new Date(until * 1000) : null
}
