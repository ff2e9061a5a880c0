/**
 * @relies payload@3 session-token: how the secret of tokens is derived, and the claims of a token; held by
 * session-signature.test.ts; until never, the HTTP server has no Payload
 */
import { createHash } from 'node:crypto'

import { readCookie } from '@/lib/http/cookies'
import { isSameDigest, keyedDigest } from '@/lib/values/digest'
import { isRecord } from '@/lib/values/read-value'

import { tokenCookieName } from './token-cookie'

/** As Payload derives the secret of its tokens from that of the configuration: `payload/dist/index.js`. */
const tokenSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 32)

function parsePart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return null
  }
}

/** The account and the session of a token. */
export interface StaffClaims {
  id: string
  sid: string
}

/**
 * Reads a token of staff that this site signed and that has not expired; null for any other text. Reads no database, so
 * it does not tell whether the session was ended.
 *
 * @param secret the one that signs tokens: Payload derives it from that of the configuration
 */
export function readStaffToken(token: string, secret: string, now = Date.now()): StaffClaims | null {
  const [head, body, signature, ...rest] = token.split('.')
  if (!head || !body || !signature || rest.length > 0) return null
  const expected = keyedDigest(secret, `${head}.${body}`)
  if (!isSameDigest(Buffer.from(signature, 'base64url'), expected)) return null
  const header = parsePart(head)
  const claims = parsePart(body)
  if (!isRecord(header) || header.alg !== 'HS256' || !isRecord(claims)) return null
  const { collection, exp, id, sid } = claims
  const isValid = collection === 'users' && typeof exp === 'number' && exp * 1000 > now
  return isValid && typeof id === 'string' && typeof sid === 'string' ? { id, sid } : null
}

/**
 * Whether the cookie of a request is a token of staff, see `readStaffToken`. The code behind it asks whether the session
 * was ended.
 *
 * @param secret the secret of the configuration
 */
export const hasStaffToken = (headers: Headers, secret: string, now = Date.now()): boolean =>
  readStaffToken(readCookie(headers.get('cookie') ?? '', tokenCookieName) ?? '', tokenSecret(secret), now) !==
  null
