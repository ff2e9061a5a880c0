import { addressPattern } from './mail-address'

/** Stands where an address stood. */
export const redacted = '…'

function redactWith(value: unknown, pattern: RegExp): unknown {
  if (typeof value === 'string') return value.replace(pattern, redacted)
  if (Array.isArray(value)) return value.map((each) => redactWith(each, pattern))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    // Names may hold it too: answers of a form nobody knows any more.
    Object.entries(value).map(([name, each]) => [name.replace(pattern, redacted), redactWith(each, pattern)]),
  )
}

/** The same value without the address, wherever in it the address stands. */
export const redact = (value: unknown, address: string): unknown => redactWith(value, addressPattern(address))

/** Whether the address stands anywhere in a value. */
export const mentions = (value: unknown, address: string): boolean =>
  addressPattern(address).test(JSON.stringify(value) ?? '')

const keptFields = new Set(['id', 'createdAt', 'updatedAt'])

/** The fields of a document that hold the address, without it; nothing else. */
export function redactedFields(doc: Record<string, unknown>, address: string): Record<string, unknown> {
  const changed = Object.entries(doc).filter(
    ([name, value]) => !keptFields.has(name) && mentions(value, address),
  )
  return Object.fromEntries(changed.map(([name, value]) => [name, redact(value, address)]))
}
