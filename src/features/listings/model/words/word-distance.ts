/**
 * The number of typing mistakes between two words: letters left out, added, replaced, or two neighbours in the wrong
 * order (optimal string alignment).
 *
 * @returns `max + 1` for any larger number
 */
export function wordDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let steps = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped && row > 1 && column > 1) steps = Math.min(steps, (beforeLast[column - 2] ?? 0) + 1)
      next.push(steps)
      least = Math.min(least, steps)
    }
    if (least > max) return max + 1
    beforeLast = last
    last = next
  }
  return Math.min(last[other.length] ?? 0, max + 1)
}

/** How many mistakes are forgiven in a word; none in numbers and short words, which too many others resemble. */
export function forgivenMistakes(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}
