/** A text with numbered marks, see `rich-segments.ts`: words, and what is inside a mark. */
export type MarkedPart = string | { number: string; parts: MarkedPart[] }

const markPattern = /(<\/?\d+\/?>)/

/**
 * Reads the marks of a text.
 *
 * @returns null when a mark is not closed, or closed in the wrong place
 */
export function readMarked(text: string): MarkedPart[] | null {
  const root: MarkedPart[] = []
  const open: { number: string; parts: MarkedPart[] }[] = []
  for (const token of text.split(markPattern)) {
    const into = open.at(-1)?.parts ?? root
    const [, closing, number, single] = /^<(\/?)(\d+)(\/?)>$/.exec(token) ?? []
    if (number === undefined) {
      if (token !== '') into.push(token)
    } else if (closing) {
      if (open.pop()?.number !== number) return null
    } else {
      const part = { number, parts: [] }
      into.push(part)
      if (!single) open.push(part)
    }
  }
  return open.length === 0 ? root : null
}

const numbersIn = (parts: readonly MarkedPart[]): string[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part.number, ...numbersIn(part.parts)]))

/** Why a text does not fit: a mark is not closed, is there twice or unknown, or is missing. */
export interface MarkProblem {
  kind: 'unclosed' | 'unknown' | 'missing'
  /** As it is written: `<2>`. */
  mark: string
}

/**
 * Compares the marks of a translation with those that its structure has.
 *
 * @param knownMarks numbers of all marks
 * @param required numbers of those that must be there
 */
export function findMarkProblem(
  text: string,
  knownMarks: readonly string[],
  required: readonly string[],
): MarkProblem | null {
  const parts = readMarked(text)
  if (!parts) return { kind: 'unclosed', mark: /<\d+>/.exec(text)?.[0] ?? /<\/\d+>/.exec(text)?.[0] ?? '' }
  const numbers = numbersIn(parts)
  const odd = numbers.find(
    (number, index) => !knownMarks.includes(number) || numbers.indexOf(number) !== index,
  )
  if (odd !== undefined) return { kind: 'unknown', mark: `<${odd}>` }
  const missing = required.find((number) => !numbers.includes(number))
  return missing === undefined ? null : { kind: 'missing', mark: `<${missing}>` }
}
