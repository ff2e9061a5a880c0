import { Webhook } from 'standardwebhooks'

/** Marks a secret as base64 in Standard Webhooks. */
const prefix = 'whsec_'
const minLength = 32

/**
 * Signs and verifies with a secret, as Standard Webhooks describes. After `whsec_` the secret is base64; any other text
 * is used as its UTF-8 bytes.
 *
 * @throws when the text after `whsec_` is not base64, or empty
 */
export const createWebhook = (secret: string): Webhook =>
  secret.startsWith(prefix)
    ? new Webhook(secret)
    : new Webhook(new TextEncoder().encode(secret), { format: 'raw' })

/** Whether a text is long enough for a secret and can be used as one. */
export function isWebhookSecret(text: string): boolean {
  if (text.length < minLength) return false
  try {
    createWebhook(text)
    return true
  } catch {
    return false
  }
}
