import { readRef } from '../routing/property-path'

import { readTexts } from './search-params-values'

/** The parameter by which a list of chosen properties is shared: `refs=4310,4311`. */
export const refsParamName = 'refs'

const maxRefs = 100

/** Reads chosen properties in the order given, each once, at most a hundred; what is no number is left out. */
export function readRefs(raw: unknown): number[] {
  const parts = readTexts(raw).flatMap((text) => text.split(','))
  const refs = parts.map((part) => readRef(part.trim())).filter((ref) => ref !== null)
  return [...new Set(refs)].slice(0, maxRefs)
}

/** The canonical query of a list of chosen properties, with its `?`; empty without any. */
export const toRefsQuery = (refs: readonly number[]): string =>
  refs.length === 0 ? '' : `?${new URLSearchParams([[refsParamName, refs.join(',')]])}`
