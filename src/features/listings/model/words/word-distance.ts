type Rows = [beforeLast: Uint16Array, last: Uint16Array, next: Uint16Array]

const makeRows = (length: number): Rows => [
  new Uint16Array(length),
  new Uint16Array(length),
  new Uint16Array(length),
]

/** Used for every comparison: making new ones takes longer than comparing. */
let rows = makeRows(64)

function rowsOf(length: number): Rows {
  if (length > rows[0].length) rows = makeRows(length)
  return rows
}

/**
 * The number of typing mistakes between two words: letters left out, added, replaced, or two neighbours in the wrong
 * order (optimal string alignment).
 *
 * @returns `max + 1` for any larger number
 */
export function wordDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1
  let [beforeLast, last, next] = rowsOf(other.length + 1)
  for (let column = 0; column <= other.length; column += 1) last[column] = column
  for (let row = 1; row <= one.length; row += 1) {
    next.fill(max + 1, 0, other.length + 1)
    next[0] = row
    let least = row
    // Cells farther from the diagonal are above the limit.
    const end = Math.min(other.length, row + max)
    for (let column = Math.max(1, row - max); column <= end; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let steps = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped && row > 1 && column > 1) steps = Math.min(steps, (beforeLast[column - 2] ?? 0) + 1)
      next[column] = steps
      least = Math.min(least, steps)
    }
    if (least > max) return max + 1
    ;[beforeLast, last, next] = [last, next, beforeLast]
  }
  return Math.min(last[other.length] ?? 0, max + 1)
}

/** How many mistakes are forgiven in a word; none in numbers and short words, which too many others resemble. */
export function forgivenMistakes(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 7 ? 1 : 2
}
