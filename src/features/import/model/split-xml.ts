/** Longer records are refused: pictures inside one may have some megabytes. In characters. */
const maxRecordLength = 64 * 1024 * 1024
/** What is stored of a record that is refused, to find its number. */
const maxExcerptLength = 4000
/** No tag is as long; one that is has a quotation mark too many. */
const maxTagLength = 200_000

export interface XmlParts {
  /** A record from its first sign to its last. */
  onRecord: (xml: string, line: number) => void
  /** A record that does not end, or is far too long, with its beginning. */
  onBadRecord: (reason: 'unclosed' | 'tooLong', begin: string, line: number) => void
  /** Text and tags around the records, never cut inside a tag or a text. */
  onOutside: (xml: string) => void
}

/** The end of what begins with a sign, and where it may be looked for. */
const sections = [
  { begin: '<!--', end: '-->' },
  { begin: '<![CDATA[', end: ']]>' },
  { begin: '<?', end: '?>' },
] as const

/** Prefixes of namespaces and capitals say nothing that a mapping needs. */
const localName = (tag: string): string =>
  (/^<\/?(?:[^\s<>/:]*:)?([^\s<>/]*)/.exec(tag)?.[1] ?? '').toLowerCase()

/** The end of a tag, after its last sign; -1 when it is not there yet. A sign in quotes is none. */
function endOfTag(text: string, from: number): number {
  let quote = ''
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
    if (at - from > maxTagLength) break
  }
  if (text.length - from <= maxTagLength) return -1
  // A quotation mark that does not end: the tag ends at its first sign of an end.
  const end = text.indexOf('>', from)
  return end < 0 ? text.length : end + 1
}

const countLines = (text: string): number => {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1
  return count
}

/**
 * Splits the text of an XML file into its records and what is around them, so that a file of any length needs the memory of
 * one record, and a malformed record costs itself alone.
 */
export class XmlSplitter {
  private pending = ''
  private incoming: string[] = []
  private incomingLength = 0
  /** The line of the first sign of `pending`. */
  private line = 1
  private at = 0
  /** Where the end of a section was looked for already. */
  private searched = 0
  private recordAt = -1
  private isTooLong = false
  private readonly element: string

  /** @param around an element around records, in small letters, which no record has inside */
  constructor(
    element: string,
    private readonly parts: XmlParts,
    private readonly around?: string,
  ) {
    this.element = element.toLowerCase()
  }

  write(text: string): void {
    this.incoming.push(text)
    this.incomingLength += text.length
    // A record of many megabytes is not searched anew with each piece of the file.
    if (this.incomingLength * 8 >= this.pending.length) this.work()
  }

  private work(): void {
    this.pending += this.incoming.join('')
    this.incoming = []
    this.incomingLength = 0
    while (this.step());
    this.shorten()
  }

  /** @returns whether the file ends inside a record, a tag or a comment */
  close(): boolean {
    this.work()
    const isInside = this.recordAt >= 0 || this.pending.slice(this.at).includes('<')
    if (this.recordAt >= 0) {
      const begin = this.pending.slice(this.recordAt, this.recordAt + maxExcerptLength)
      this.parts.onBadRecord('unclosed', begin, this.lineAt(this.recordAt))
    } else if (!isInside) this.parts.onOutside(this.pending)
    return isInside
  }

  private lineAt(at: number): number {
    return this.line + countLines(this.pending.slice(0, at))
  }

  /** Takes what is before `at` off the text that waits. */
  private take(at: number): string {
    const taken = this.pending.slice(0, at)
    this.line += countLines(taken)
    this.pending = this.pending.slice(at)
    this.at = 0
    this.searched = 0
    return taken
  }

  /** Handles the next tag or section; false when it is not there whole. */
  private step(): boolean {
    const { pending } = this
    const begin = pending.indexOf('<', this.at)
    if (begin < 0) {
      this.at = pending.length
      return false
    }
    this.at = begin
    const section = sections.find((each) => pending.startsWith(each.begin, begin))
    if (section) return this.stepOver(section, begin)
    // Its beginning may still be on the way.
    if (
      begin + 9 > pending.length &&
      sections.some(({ begin: sign }) => sign.startsWith(pending.slice(begin)))
    )
      return false
    const end = endOfTag(pending, begin)
    if (end < 0) return false
    this.tag(pending.slice(begin, end), begin, end)
    return true
  }

  private stepOver({ begin: sign, end: mark }: (typeof sections)[number], begin: number): boolean {
    const end = this.pending.indexOf(mark, Math.max(begin + sign.length, this.searched))
    if (end < 0) {
      this.searched = Math.max(begin + sign.length, this.pending.length - mark.length)
      return this.endInside(begin, this.pending.length)
    }
    if (this.endInside(begin, end)) return true
    this.at = end + mark.length
    this.searched = 0
    return true
  }

  /** The record ends inside a section that does not: its end sign in a text is no text of a property. */
  private endInside(begin: number, end: number): boolean {
    if (this.recordAt < 0 || sections[2].begin === this.pending.slice(begin, begin + 2)) return false
    const sign = new RegExp(`</(?:[\\w.-]+:)?${this.element}\\s*>`, 'i')
    const match = sign.exec(this.pending.slice(begin, end))
    if (!match) return false
    this.bad('unclosed', begin + match.index + match[0].length)
    return true
  }

  private tag(tag: string, begin: number, end: number): void {
    this.at = end
    this.searched = 0
    const name = localName(tag)
    const isRecordTag = name === this.element
    if (this.recordAt < 0) {
      if (!isRecordTag || tag.startsWith('</')) return
      const before = this.take(begin)
      if (before !== '') this.parts.onOutside(before)
      if (tag.endsWith('/>')) this.parts.onRecord(this.take(tag.length), this.line)
      else {
        this.recordAt = 0
        this.at = tag.length
      }
      return
    }
    // The end of a record is missing, and not who provides the next one.
    if (name === this.around) return this.bad('unclosed', begin)
    if (!isRecordTag) return
    // A record inside a record: the end of the first one is missing.
    if (!tag.startsWith('</')) this.bad('unclosed', begin)
    else if (this.isTooLong) this.bad('tooLong', end)
    else {
      const { line } = this
      this.recordAt = -1
      this.parts.onRecord(this.take(end), line)
    }
  }

  private bad(reason: 'unclosed' | 'tooLong', end: number): void {
    const { line } = this
    this.recordAt = -1
    this.isTooLong = false
    this.parts.onBadRecord(reason, this.take(end).slice(0, maxExcerptLength), line)
  }

  /** Gives what is finished to the caller, and forgets what is too long. */
  private shorten(): void {
    if (this.recordAt < 0) {
      // A text goes on until its tag: an entity in it could be cut in two.
      const end = this.pending.lastIndexOf('>', this.at - 1) + 1
      if (end > 0 && end <= this.at) this.parts.onOutside(this.take(end))
      return
    }
    if (this.pending.length <= maxRecordLength) return
    this.isTooLong = true
    const shortened = this.pending.slice(0, maxExcerptLength)
    this.line += countLines(this.pending.slice(maxExcerptLength, this.at))
    const rest = this.pending.slice(this.at)
    this.pending = shortened + rest
    this.searched = 0
    this.at = shortened.length
  }
}
