import { parse } from 'csv-parse/sync'

import { CsvSplitter } from '../../model/split-csv'
import type { FeedEnd, FeedParts } from './feed-reader'
import { readText, type TextEncoding } from './text-encoding'

const separators = [';', ',', '\t', '|']
/** What a line begins with, to find its number. */
const beginLength = 4000

/** The separator that the heading line has most of: csv-parse would split at every one that it is given. */
function separatorOf(heading: string): string {
  const counts = separators.map((separator) => heading.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ';'
}

/** The cells of one line of a table; null when its quotation marks do not fit. */
function cellsOf(text: string, delimiter: string): string[] | null {
  try {
    // Excel leaves quotation marks in cells as they are that do not begin with one.
    const [cells] = parse(text, { delimiter, trim: true, relax_quotes: true }) as string[][]
    return cells ?? null
  } catch {
    return null
  }
}

/** The lines of a table, after its heading line. */
class Table {
  private splitter: CsvSplitter | null = null
  private separator = ''
  private columns: string[] | null = null
  private head = ''
  /** The last line so far cannot be read, and whether the text so far ends with a line break. */
  private isLastBad = false
  private hasEnd = false
  /** Excel names the separator in a first line, `sep=;`. */
  private skipped = 0

  constructor(private readonly parts: FeedParts) {}

  write(text: string): void {
    if (text !== '') this.hasEnd = /[\r\n]$/.test(text)
    if (this.splitter) return this.splitter.write(text)
    this.head += text
    const named = /^sep=([;,\t|])(?:\r\n|\r|\n)/i.exec(this.head)
    const body = named ? this.head.slice(named[0].length) : this.head
    const heading = /^[^\r\n]*(?=[\r\n])/.exec(body)?.[0]
    if (heading === undefined) return
    this.begin(named?.[1] ?? separatorOf(heading), named ? 1 : 0).write(body)
  }

  private begin(separator: string, skipped: number): CsvSplitter {
    this.separator = separator
    this.skipped = skipped
    this.splitter = new CsvSplitter(separator, {
      onLine: (text, line) => this.line(text, line),
      onBadLine: (text, line) => this.unreadable('stray', text, line),
    })
    return this.splitter
  }

  /** @returns whether the table is whole: it has a heading line, and does not break off in the middle of its last line */
  close(): boolean {
    if (!this.splitter) this.begin(separatorOf(this.head), 0).write(this.head)
    this.splitter?.close()
    return this.columns !== null && (this.hasEnd || !this.isLastBad)
  }

  private unreadable(reason: 'stray' | 'wrongCells', text: string, line: number): void {
    this.isLastBad = true
    this.parts.onUnreadable(reason, { line: line + this.skipped, text: text.slice(0, beginLength) })
  }

  private line(text: string, line: number): void {
    const cells = cellsOf(text, this.separator)
    this.isLastBad = false
    if (!cells) return this.unreadable('stray', text, line)
    if (!this.columns) {
      this.columns = cells
      return
    }
    if (cells.length !== this.columns.length) return this.unreadable('wrongCells', text, line)
    const record = Object.fromEntries(this.columns.map((column, index) => [column, cells[index] ?? '']))
    this.parts.onRecord(record, { line: line + this.skipped, text: text.slice(0, beginLength) })
  }
}

/** Reads a CSV file with the memory of one line. Every line must have as many cells as the heading. */
export async function readCsv(file: string, encoding: TextEncoding, parts: FeedParts): Promise<FeedEnd> {
  const table = new Table(parts)
  await readText(file, encoding, (text) => table.write(text))
  return { isTruncated: !table.close() || encoding.isCutOff === true }
}
