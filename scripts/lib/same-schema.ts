import { isRecord } from '@/lib/values/read-value'
/** Every snapshot has an id and the id of the one before; the rest is the schema. */
const ownToSnapshot = new Set(['id', 'prevId'])

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
  const comparableEntries = Object.entries(isRecord(snapshot) ? snapshot : {}).filter(
    ([key]) => !ownToSnapshot.has(key),
  )
  return JSON.stringify(sortKeys(Object.fromEntries(comparableEntries)))
}

/** Whether two snapshots of a database schema describe the same tables, in any order. */
export const sameSchema = (one: unknown, other: unknown): boolean => essence(one) === essence(other)
