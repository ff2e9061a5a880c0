const maxLength = 600
/** Characters before the first difference that are still shown. */
const lead = 60
const maxWord = 40

const cut = (text: string, from: number): string => {
  const shown = text.slice(from, from + maxLength)
  const end = from + maxLength < text.length ? `${shown.trimEnd()}…` : shown
  return from > 0 ? `…${end.trimStart()}` : end
}

/** Where two texts begin to differ. */
function firstDifference(one: string, other: string): number {
  let index = 0
  while (index < one.length && one[index] === other[index]) index += 1
  return index
}

/**
 * Two long texts as they are compared side by side: both from shortly before their first difference, so that the
 * difference is in what is shown.
 */
export function shortenPair(before: string | null, after: string | null): [string | null, string | null] {
  const [one, other] = [before ?? '', after ?? '']
  if (Math.max(one.length, other.length) <= maxLength) return [before, after]
  const start = Math.max(0, firstDifference(one, other) - lead)
  // At the beginning of a word, unless it is very long.
  const [word = ''] = /\S*$/.exec(one.slice(0, start)) ?? []
  const from = start - (word.length > maxWord ? 0 : word.length)
  return [before === null ? null : cut(one, from), after === null ? null : cut(other, from)]
}
