import { emailPattern } from '@/lib/email/email-address'

/** Replaces an e-mail address. */
export const redacted = '…'

function redactWith(value: unknown, pattern: RegExp): unknown {
  if (typeof value === 'string') return value.replace(pattern, redacted)
  if (Array.isArray(value)) return value.map((each) => redactWith(each, pattern))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    // Keys may contain it too: answers of a form that no longer exists.
    Object.entries(value).map(([name, each]) => [name.replace(pattern, redacted), redactWith(each, pattern)]),
  )
}

/** The same value without the e-mail address, at any depth. */
export const redact = (value: unknown, email: string): unknown => redactWith(value, emailPattern(email))

/** Whether a value contains the e-mail address at any depth. */
export const mentions = (value: unknown, email: string): boolean =>
  emailPattern(email).test(JSON.stringify(value) ?? '')

const preservedFields = new Set(['id', 'createdAt', 'updatedAt'])

/** The fields of a document that contain the e-mail address, with the address redacted; no others. */
export function redactedFields(doc: Record<string, unknown>, email: string): Record<string, unknown> {
  const changed = Object.entries(doc).filter(
    ([name, value]) => !preservedFields.has(name) && mentions(value, email),
  )
  return Object.fromEntries(changed.map(([name, value]) => [name, redact(value, email)]))
}
