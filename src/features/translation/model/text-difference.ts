import { diffWordsWithSpace } from 'diff'

export interface DifferencePart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** The difference between two plain texts, word by word; null when there is none. */
export function textDifference(before: string, after: string): DifferencePart[] | null {
  if (before === after) return null
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}
