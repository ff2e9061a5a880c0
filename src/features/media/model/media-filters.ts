import type { Where } from 'payload'

import { isRecord } from '@/lib/values/read-value'

/**
 * By what the list of the media library is narrowed. A filter is a condition of the list, so that it is part of the URL
 * and counts for paging; `use` and `texts` are no fields: the server replaces them (`filterMedia`).
 */
export const mediaFilters = {
  /** Kind of file. */
  kind: { path: 'mimeType', operator: 'contains', values: ['image', 'video'] },
  /** Whether a document or draft uses the file. */
  use: { path: 'use', operator: 'equals', values: ['used', 'unused'] },
  /** Pictures without an alternative text in one or more languages. */
  texts: { path: 'texts', operator: 'equals', values: ['missing'] },
} as const

/** The conditions that are no fields. */
export const mediaConditions = [mediaFilters.use.path, mediaFilters.texts.path]

export type MediaFilter = keyof typeof mediaFilters
export type FilterValue<Name extends MediaFilter> = (typeof mediaFilters)[Name]['values'][number]

type Condition = Record<string, unknown>

/** The type of a file begins with its kind and a slash. */
const storedValue = (name: MediaFilter, value: string): string => (name === 'kind' ? `${value}/` : value)

/**
 * True of every file. Payload's own filters show the first field of each condition as a line, and fail in the browser at
 * each click when it is none of those they list.
 */
const ofEveryFile: Where = { filename: { exists: true } }

/** The condition of a list that shows only the files with this value. */
export function mediaCondition<Name extends MediaFilter>(name: Name, value: FilterValue<Name>): Where {
  const { path, operator } = mediaFilters[name]
  const isField = path === mediaFilters.kind.path
  return { ...(!isField && ofEveryFile), [path]: { [operator]: storedValue(name, value) } }
}

/** The value of a filter that a condition asks for; null for any other condition. */
export function valueOfCondition<Name extends MediaFilter>(
  name: Name,
  condition: Condition,
): FilterValue<Name> | null {
  const { path, operator, values } = mediaFilters[name]
  const conditionValue = condition[path]
  const value = values.find(
    (value) => isRecord(conditionValue) && conditionValue[operator] === storedValue(name, value),
  )
  // The values are those of this filter.
  return (value as FilterValue<Name> | undefined) ?? null
}

const groupsOf = (where: unknown): Condition[][] => {
  if (!isRecord(where)) return []
  const groups = Array.isArray(where.or) ? where.or : [where]
  return groups.map((group): Condition[] => {
    if (!isRecord(group)) return []
    return (Array.isArray(group.and) ? group.and : [group]).filter(isRecord)
  })
}

/** The value that every result of a list has; null when the list is not narrowed by this filter. */
export function filterOfList<Name extends MediaFilter>(where: unknown, name: Name): FilterValue<Name> | null {
  const values = groupsOf(where).map((group) => {
    const values = group.map((condition) => valueOfCondition(name, condition))
    return values.find((value) => value !== null) ?? null
  })
  const [first = null] = values
  return values.every((value) => value === first) ? first : null
}

/** The conditions of a list with another value; its other conditions stay. In the form that Payload's filters read. */
export function withFilter<Name extends MediaFilter>(
  where: unknown,
  name: Name,
  value: FilterValue<Name> | null,
): Where {
  const { path } = mediaFilters[name]
  const groups = groupsOf(where).map((group) => group.filter((condition) => !(path in condition)))
  const others = groups.length > 0 ? groups : [[]]
  const and = others.map(
    (group) => (value === null ? group : [...group, mediaCondition(name, value)]) as Where[],
  )
  const filledGroups = and.filter((group) => group.length > 0)
  return filledGroups.length === 0 ? {} : { or: filledGroups.map((group) => ({ and: group })) }
}
