import { fieldOfKey, type FieldValue, type FieldValues } from './field-values'
import { findTarget, locksOf } from './targets'

/** One field that an import changes. */
export interface FieldChange {
  field: string
  old: FieldValue
  new: FieldValue
}

/** Fields of a property that are made of several values of the feed, with the field group and lock of one of them. */
const joined: Readonly<Record<string, string>> = {
  type: 'typeWebId',
  furtherTypes: 'furtherTypeWebIds',
  locality: 'localityZip',
  agent: 'agentName',
  project: 'projectNumber',
}

const targetOfKey = (key: string) => findTarget(joined[fieldOfKey(key)] ?? fieldOfKey(key))

/** The values of `lockedFields` that keep a field of a property as editors filled it; the first is the one to set. */
export const locksOfKey = (key: string): readonly string[] => {
  const target = targetOfKey(key)
  return target ? locksOf(target) : []
}

/** Whether an editor's lock or the owner of its group keeps a field from the feed. */
export function isProtectedField(
  key: string,
  locks: ReadonlySet<string>,
  editorGroups: ReadonlySet<string>,
): boolean {
  const target = targetOfKey(key)
  if (!target) return false
  return editorGroups.has(target.group) || locksOf(target).some((lock) => locks.has(lock))
}

/** A stored date is a moment, one of a feed a day. */
const comparable = (key: string, value: FieldValue): string => {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'null'
  const isDate = targetOfKey(key)?.kind === 'date' && typeof value === 'string'
  return JSON.stringify(isDate ? value.slice(0, 10) : Array.isArray(value) ? [...value].sort() : value)
}

export const isSameValue = (key: string, one: FieldValue, other: FieldValue): boolean =>
  comparable(key, one) === comparable(key, other)

export interface Comparison {
  /** What the feed says. */
  incoming: FieldValues
  /** What the feed said when it was applied last; null for a new property. */
  applied: FieldValues | null
  /** What is stored. */
  stored: FieldValues
  locks: ReadonlySet<string>
  /** Groups that belong to the editors once the property exists. */
  editorGroups: ReadonlySet<string>
}

/**
 * The fields that an import changes, in the order of their names. A field that the feed never filled stays as the editors
 * filled it; one that the feed filled before and fills no longer becomes empty. Locked fields stay.
 */
export function compareFields({ incoming, applied, stored, locks, editorGroups }: Comparison): FieldChange[] {
  const emptied = Object.keys(applied ?? {}).filter((key) => applied?.[key] !== null && !(key in incoming))
  const wanted: FieldValues = { ...Object.fromEntries(emptied.map((key) => [key, null])), ...incoming }
  return Object.keys(wanted)
    .sort()
    .filter((key) => !isProtectedField(key, locks, editorGroups))
    .filter((key) => !isSameValue(key, stored[key] ?? null, wanted[key] ?? null))
    .map((key) => ({ field: key, old: stored[key] ?? null, new: wanted[key] ?? null }))
}
