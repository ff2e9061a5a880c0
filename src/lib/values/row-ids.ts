const isId = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value)

/** An id in the format of Payload's rows. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** A copy of stored blocks with new ids, also for the rows within them: ids of rows are unique. */
export function withNewIds<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withNewIds) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === 'id' && isId(inner) ? newId() : withNewIds(inner),
  ])
  return Object.fromEntries(entries) as Value
}
