/** What a pattern makes: a whole page, or a group of blocks within one. */
export const patternKinds = ['page', 'group'] as const
export type PatternKind = (typeof patternKinds)[number]

export const maxPatternName = 120
export const maxPatternDescription = 300

/** A pattern as editors choose it, in their language. */
export interface OfferedPattern {
  id: string
  kind: PatternKind
  name: string
  description: string
  /** The kinds of its blocks, from top to bottom. */
  blocks: string[]
}

/** The kinds of block from top to bottom; a kind that follows itself is counted. */
export function blockRuns(blocks: readonly string[]): { kind: string; count: number }[] {
  const runs: { kind: string; count: number }[] = []
  for (const kind of blocks) {
    const last = runs.at(-1)
    if (last?.kind === kind) last.count += 1
    else runs.push({ kind, count: 1 })
  }
  return runs
}
