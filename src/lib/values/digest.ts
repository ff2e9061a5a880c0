import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** SHA-256 in 64 hexadecimal digits. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/**
 * HMAC-SHA-256: can only be computed with the secret.
 *
 * @param content a text, or parts that are written as JSON so that no two lists of parts give the same text
 */
export const keyedDigest = (secret: string, content: string | readonly unknown[]): Buffer =>
  createHmac('sha256', secret)
    .update(typeof content === 'string' ? content : JSON.stringify(content))
    .digest()

/** Whether a text is an expected one, such as a key in a header; in constant time, whatever the lengths. */
export const isSameSecret = (given: string, expected: string): boolean =>
  isSameDigest(keyedDigest(expected, given), keyedDigest(expected, expected))

/** Compares in constant time, so that the response time reveals nothing about the expected bytes. */
export const isSameDigest = (given: Uint8Array, expected: Uint8Array): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected)
