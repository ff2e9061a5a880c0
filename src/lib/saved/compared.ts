import { readRefs } from '@/lib/property/search-params-refs'

/** Beside `refs`: `compare=4310&compare=4311` names the ones to compare; anything else, as `compare=1`, takes the first. */
export const compareParamName = 'compare'

/** As many stand beside each other. */
export const comparedAtMost = 4

/** The ones of a list to compare, in its order, at most four; empty when no comparison is asked for. */
export function readCompared(raw: unknown, refs: readonly number[]): number[] {
  if (raw === undefined) return []
  const asked = new Set(readRefs(raw))
  const chosen = refs.filter((ref) => asked.has(ref))
  return (chosen.length > 0 ? chosen : refs).slice(0, comparedAtMost)
}
