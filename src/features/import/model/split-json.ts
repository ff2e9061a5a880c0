/** Longer items are refused: no property has so much text. In characters. */
const maxItemLength = 2_000_000
/** What is stored of a refused item, to find out which one it is. */
const maxExcerptLength = 4000

export interface JsonParts {
  /** An item of a list of the file, as JSON; cut off after its first characters when it is far too long. */
  onItem: (list: string, json: string, line: number) => void
  /** Any other value of the file, as JSON. */
  onValue: (key: string, json: string) => void
}

/**
 * Splits the text of a JSON file, an object with lists, into the items of the lists, so that a file of any length needs
 * the memory of one item. It checks brackets and strings only; parsing an item is up to the caller.
 */
export class JsonSplitter {
  private depth = 0
  private key: string | null = null
  private list: string | null = null
  private isInString = false
  private isEscaped = false
  private pending = ''
  /** The lines of the file so far, and the one in which the part begins that is being collected. */
  private line = 1
  private partLine = 1
  private isWhole = false
  private isBroken = false

  constructor(private readonly parts: JsonParts) {}

  /** Whether the file ended where its first bracket was closed. */
  get isComplete(): boolean {
    return this.isWhole && !this.isBroken
  }

  write(chunk: string): void {
    let start = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk[at] ?? ''
      if (character === '\n') this.line += 1
      if (this.isInString) this.stepInString(character)
      else if (this.stepOutside(character, () => chunk.slice(start, at))) start = at + 1
    }
    this.collect(chunk.slice(start))
  }

  private stepInString(character: string): void {
    if (this.isEscaped) this.isEscaped = false
    else if (character === '\\') this.isEscaped = true
    else if (character === '"') this.isInString = false
  }

  /** @returns whether the character is a limit between two parts and belongs to none */
  private stepOutside(character: string, text: () => string): boolean {
    switch (character) {
      case '"':
        this.isInString = true
        return false
      case '{':
      case '[':
        return this.open(character, text)
      case '}':
      case ']':
        return this.close(character, text)
      case ',':
        if (this.depth !== this.level) return false
        this.flush(text())
        return true
      case ':':
        return this.depth === 1 && this.key === null && this.takeKey(text())
      default:
        return false
    }
  }

  /** The depth of the parts that are being split. */
  private get level(): number {
    return this.list === null ? 1 : 2
  }

  private open(character: string, text: () => string): boolean {
    this.depth += 1
    if (this.depth === 1) {
      this.isBroken ||= character !== '{' || this.isWhole
      return true
    }
    if (this.depth === this.level + 1) this.partLine = this.line
    const isList = this.depth === 2 && this.list === null && character === '[' && this.key !== null
    if (!isList || (this.pending + text()).trim() !== '') return false
    this.list = this.key
    this.pending = ''
    return true
  }

  private close(character: string, text: () => string): boolean {
    const isEnd = this.depth === this.level && character === (this.list === null ? '}' : ']')
    this.depth -= 1
    if (!isEnd) {
      this.isBroken ||= this.depth < this.level
      return false
    }
    this.flush(text())
    if (this.list === null) this.isWhole = true
    this.list = null
    this.key = null
    return true
  }

  private takeKey(text: string): boolean {
    try {
      this.key = String(JSON.parse(this.pending + text))
    } catch {
      this.key = ''
      this.isBroken = true
    }
    this.pending = ''
    return true
  }

  private collect(text: string): void {
    this.pending += text
    if (this.pending.length > maxItemLength) this.pending = this.pending.slice(0, maxExcerptLength)
  }

  private flush(text: string): void {
    this.collect(text)
    const json = this.pending.trim()
    this.pending = ''
    if (json === '') return
    if (this.list !== null) this.parts.onItem(this.list, json, this.partLine)
    else if (this.key !== null) this.parts.onValue(this.key, json)
    if (this.list === null) this.key = null
  }
}
