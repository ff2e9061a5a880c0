import { randomBytes } from 'node:crypto'

const isId = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value)

/** The shape in which Payload makes the ids of rows. */
const newId = () => randomBytes(12).toString('hex')

/** A stored block under new ids, those of the rows within it included: no two rows may share one. */
export function withNewIds<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withNewIds) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === 'id' && isId(inner) ? newId() : withNewIds(inner),
  ])
  return Object.fromEntries(entries) as Value
}
