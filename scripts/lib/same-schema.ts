/** Every snapshot has an id of its own and names the one before; the rest is the schema. */
const ownToSnapshot = new Set(['id', 'prevId'])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sortKeys(value[key])]),
  )
}

function essence(snapshot: unknown): string {
  const kept = Object.entries(isRecord(snapshot) ? snapshot : {}).filter(([key]) => !ownToSnapshot.has(key))
  return JSON.stringify(sortKeys(Object.fromEntries(kept)))
}

/** Says whether two snapshots of a database schema describe the same tables, whatever the order they are told in. */
export const sameSchema = (one: unknown, other: unknown): boolean => essence(one) === essence(other)
