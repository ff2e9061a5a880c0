import { parseRefs, refsParamName } from '@/features/property/model/search-params-values'

/** The query of a shared list of properties, without its `?`; short enough for a URL. */
export const refsQuery = (refs: readonly number[]): string => `${refsParamName}=${refs.join(',')}`

/** Beside `refs`, in links that are sent to others: the page says that the list was shared. */
export const sharedParamName = 'shared'

/**
 * Beside `refs`: `compare=4310&compare=4311` lists the properties to compare; any other value, such as
 * `compare=1`, means the first ones.
 */
export const compareParamName = 'compare'

/** Maximum number of properties side by side. */
export const maxCompared = 4

/** The properties of a list to compare, in its order, at most four; empty without the parameter. */
export function parseCompared(raw: unknown, refs: readonly number[]): number[] {
  if (raw === undefined) return []
  const requested = new Set(parseRefs(raw))
  const chosen = refs.filter((ref) => requested.has(ref))
  return (chosen.length > 0 ? chosen : refs).slice(0, maxCompared)
}
