/** @relies server-actions */
import { createDecipheriv } from 'node:crypto'

import { keyedDigest } from '@/lib/values/digest'

/** Bytes before and after the encrypted text. Source: `encodeActionBoundArg` in `next/dist/server/app-render/encryption.js`. */
const ivBytes = 16
const tagBytes = 16

/**
 * The key with which Next encrypts the values that a server action captured from its page, in base64. Made of the
 * secret, so that the HTTP server can check these values, and that a studio which is open during a restart goes on working.
 */
export const captureKey = (secret: string): string => keyedDigest(secret, 'server actions').toString('base64')

/**
 * Whether a text is what this site encrypted for this action. Next answers any other text with status 500.
 *
 * @param text base64, from the arguments of a call
 */
export function isCapturedFor(actionId: string, text: string, secret: string): boolean {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length <= ivBytes + tagBytes || bytes.toString('base64') !== text) return false
  const key = Buffer.from(captureKey(secret), 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  const start = decipher.update(bytes.subarray(ivBytes, -tagBytes))
  try {
    decipher.final()
  } catch {
    return false
  }
  return start.toString('utf8').startsWith(actionId)
}
