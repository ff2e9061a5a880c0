import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Marks a sealed text and the way it was sealed. */
const prefix = 'sealed:1:'
const ivBytes = 12
const tagBytes = 16

const keyFor = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'perron:sealed-text', 32))

export const isSealed = (text: string): boolean => text.startsWith(prefix)

/**
 * Encrypts a text for the database with AES-256-GCM: `sealed:1:` and base64url of nonce, encrypted text and tag.
 *
 * @param secret the secret of the site; the key is derived from it
 */
export function sealText(text: string, secret: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret), iv)
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return prefix + sealed.toString('base64url')
}

/**
 * The text that `sealText` encrypted; null when it was changed, or sealed with none of the secrets. A text that is not
 * sealed comes back as it is: it was stored before texts of its kind were sealed.
 *
 * @param secrets such as `env.secrets`
 */
export function openText(text: string, secrets: readonly string[]): string | null {
  if (!isSealed(text)) return text
  for (const secret of secrets) {
    const opened = openWith(text, secret)
    if (opened !== null) return opened
  }
  return null
}

function openWith(text: string, secret: string): string | null {
  const bytes = Buffer.from(text.slice(prefix.length), 'base64url')
  if (bytes.length < ivBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString(
      'utf8',
    )
  } catch {
    return null
  }
}

/** A sealed text, sealed with the first secret instead of another one; null when it is so already, or opens with none. */
export function resealText(text: string, [secret, ...others]: readonly [string, ...string[]]): string | null {
  if (!isSealed(text) || openWith(text, secret) !== null) return null
  const opened = openText(text, others)
  return opened === null ? null : sealText(opened, secret)
}
