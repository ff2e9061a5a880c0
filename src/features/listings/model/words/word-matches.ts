/**
 * The properties that have a word, or all words of a search: for each its public number times four plus the weight of the
 * word (`wordWeights`), in ascending order. Public numbers have nine digits at most, so 32 bits are enough.
 */
export type WordMatches = Uint32Array

export const noMatches: WordMatches = new Uint32Array()

export const refOf = (match: number): number => match >>> 2
export const weightOf = (match: number): number => match & 3

export const toMatch = (ref: number, weight: number): number => ref * 4 + weight

/** The properties of either list, with the larger weight. */
function unite(one: WordMatches, other: WordMatches): WordMatches {
  const united = new Uint32Array(one.length + other.length)
  let [length, at, otherAt] = [0, 0, 0]
  while (at < one.length || otherAt < other.length) {
    const [match = Infinity, second = Infinity] = [one[at], other[otherAt]]
    const isSame = refOf(match) === refOf(second) && match !== Infinity && second !== Infinity
    united[length++] = isSame ? Math.max(match, second) : Math.min(match, second)
    if (isSame || match < second) at += 1
    if (isSame || second < match) otherAt += 1
  }
  return united.subarray(0, length)
}

/** The properties of both lists, with the smaller weight. */
function intersect(one: WordMatches, other: WordMatches): WordMatches {
  const common = new Uint32Array(Math.min(one.length, other.length))
  let [length, otherAt] = [0, 0]
  for (const match of one) {
    while (otherAt < other.length && refOf(other[otherAt] ?? 0) < refOf(match)) otherAt += 1
    const second = other[otherAt]
    if (second !== undefined && refOf(second) === refOf(match)) common[length++] = Math.min(match, second)
  }
  return common.subarray(0, length)
}

/** The properties with any of some words, such as the variants of one. */
export const uniteMatches = (lists: readonly WordMatches[]): WordMatches => lists.reduce(unite, noMatches)

/** The properties with all words of a search; there is one at least. */
export const intersectMatches = (lists: readonly WordMatches[]): WordMatches =>
  lists.length === 0 ? noMatches : lists.reduce(intersect)

/** Those where the weight of the least important word is at least this. */
export const matchesFrom = (matches: WordMatches, weight: number): WordMatches =>
  matches.filter((match) => weightOf(match) >= weight)
