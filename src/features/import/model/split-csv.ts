/** More text than one line of a table has; a longer one has a quotation mark that does not end. In characters. */
const maxRecordLength = 1_000_000

export interface CsvParts {
  /** A line of the table, which may have line breaks in quotes. */
  onLine: (text: string, line: number) => void
  /** A line with a quotation mark that does not end as it should. */
  onBadLine: (text: string, line: number) => void
}

/** Where a line of the table ends. `more`: its end is not there yet. A bad one ends with the line of the file at `badAt`. */
type LineEnd = { end: number; next: number } | 'more' | { badAt: number }

/**
 * Splits the text of a table into its lines. Quotation marks count at the beginning of a cell; one that does not end costs
 * the line that it is in, and not those that follow.
 */
export class CsvSplitter {
  private pending = ''
  private line = 1
  /** The rest of a line that is far too long is passed over. */
  private isSkipping = false

  constructor(
    private readonly separator: string,
    private readonly parts: CsvParts,
  ) {}

  write(text: string): void {
    this.pending += text
    this.split(false)
  }

  close(): void {
    this.split(true)
  }

  private split(isEnd: boolean): void {
    let at = 0
    if (this.isSkipping) {
      const { end, next } = this.endOfLine(0)
      this.isSkipping = next === end && !isEnd
      at = next
    }
    while (at < this.pending.length) {
      const lineEnd = this.findEnd(at, isEnd)
      if (lineEnd === 'more') break
      const isBad = 'badAt' in lineEnd
      const { end, next } = isBad ? this.endOfLine(lineEnd.badAt) : lineEnd
      const text = this.pending.slice(at, end)
      if (isBad) {
        this.parts.onBadLine(text, this.line)
        this.isSkipping = next === end && !isEnd
      } else if (text.trim() !== '') this.parts.onLine(text, this.line)
      this.line += this.pending.slice(at, next).split(/\r\n|\r|\n/).length - 1
      at = next
    }
    this.pending = this.pending.slice(at)
  }

  private endOfLine(at: number): { end: number; next: number } {
    const match = /\r\n|\r|\n/.exec(this.pending.slice(at))
    const end = match ? at + match.index : this.pending.length
    return { end, next: end + (match?.[0].length ?? 0) }
  }

  private findEnd(from: number, isEnd: boolean): LineEnd {
    const { pending, separator } = this
    let isAtStart = true
    let isInQuotes = false
    // A cell that ends as it should may have lines of its own; until then the first line is to blame.
    let badAt = from
    for (let at = from; at < pending.length; at += 1) {
      if (at - from > maxRecordLength) return { badAt: from }
      const sign = pending[at] ?? ''
      if (isInQuotes) {
        if (sign !== '"') continue
        if (pending[at + 1] === '"') {
          at += 1
          continue
        }
        const after = /^[ \t]*/.exec(pending.slice(at + 1, at + 100))?.[0].length ?? 0
        const next = pending[at + 1 + (separator === '\t' ? 0 : after)]
        if (next === undefined && !isEnd) return 'more'
        if (next === undefined || next === '\r' || next === '\n' || next === separator) {
          isInQuotes = false
          badAt = at
        } else return { badAt }
      } else if (sign === '"' && isAtStart) {
        isInQuotes = true
        isAtStart = false
      } else if (sign === '\r' || sign === '\n') {
        if (sign === '\r' && at + 1 === pending.length && !isEnd) return 'more'
        return { end: at, next: at + (sign === '\r' && pending[at + 1] === '\n' ? 2 : 1) }
      } else if (sign === separator) isAtStart = true
      else if (sign !== ' ') isAtStart = false
    }
    if (!isEnd) return 'more'
    return isInQuotes ? { badAt } : { end: pending.length, next: pending.length }
  }
}
