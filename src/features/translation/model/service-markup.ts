import { splitByGlossary, type GlossaryWord } from './glossary'

/** A text as a translation service gets it, and what it must give back unchanged. */
export interface ServiceText {
  /** XML that is HTML too: `span` is a mark, `br` what has no text, `code` what is not translated. */
  markup: string
  /** Contents of the `code` elements, by id. */
  storedParts: ReadonlyMap<string, string>
}

const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const unescapeMarkup = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi,
    (entity, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? entity
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity
    },
  )

/** Marks of rich texts, placeholders, URLs, e-mail addresses, telephone numbers and line breaks. */
const placeholderPattern =
  /(<\/?\d+\/?>|\{\{[^{}]*\}\}|\{[^{}\s]+\}|%[a-z]+%|https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:\+|\b0)\d(?:[ ./()-]{0,3}\d){7,13}\b|\n)/i

/**
 * Writes a text for a translation service.
 *
 * @param text with numbered marks, see `rich-segments.ts`
 * @param glossary words that get their translation from it
 */
export function toServiceText(text: string, glossary: readonly GlossaryWord[]): ServiceText {
  const storedParts = new Map<string, string>()
  const store = (content: string): string => {
    const id = `k${storedParts.size + 1}`
    storedParts.set(id, content)
    return `<code id="${id}">${escapeMarkup(content)}</code>`
  }
  const writeWords = (words: string): string =>
    splitByGlossary(words, glossary)
      .map((part) => (part.translation === undefined ? escapeMarkup(part.text) : store(part.translation)))
      .join('')
  const writePlaceholder = (token: string): string => {
    const [, closing, number, single] = /^<(\/?)(\d+)(\/?)>$/.exec(token) ?? []
    if (token === '\n') return '<br id="line"/>'
    if (number === undefined) return store(token)
    if (closing) return '</span>'
    return single ? `<br id="m${number}"/>` : `<span id="m${number}">`
  }
  const markup = text
    .split(placeholderPattern)
    .map((token, index) => (index % 2 === 1 ? writePlaceholder(token) : writeWords(token)))
    .join('')
  return { markup, storedParts }
}

/** Reads the answer of a service, tag by tag. */
class AnswerReader {
  private readonly open: string[] = []
  private readonly seen = new Set<string>()
  private isInsidePlaceholder = false
  private text = ''
  private isBroken = false

  constructor(private readonly storedParts: ServiceText['storedParts']) {}

  read(markup: string): string | null {
    const tokens = markup.split(/(<\/?(?:span|br|code)\b[^>]*>)/i)
    for (const [index, token] of tokens.entries()) {
      if (index % 2 === 1) this.readTag(token)
      else if (!this.isInsidePlaceholder) this.text += unescapeMarkup(token)
    }
    const isWhole = !this.isBroken && this.open.length === 0 && this.seen.size === this.storedParts.size
    return isWhole ? this.text : null
  }

  private readTag(tag: string): void {
    const name = /^<\/?(\w+)/.exec(tag)?.[1]?.toLowerCase()
    const id = /\bid="([^"]*)"/.exec(tag)?.[1] ?? ''
    const isClosing = tag.startsWith('</')
    if (name === 'code') this.readPlaceholder(isClosing, id)
    else if (name === 'br' && !isClosing) this.text += id === 'line' ? '\n' : `<${id.slice(1)}/>`
    else if (name === 'span') this.readMark(isClosing, id.slice(1))
  }

  private readPlaceholder(isClosing: boolean, id: string): void {
    this.isInsidePlaceholder = !isClosing
    if (isClosing) return
    const content = this.storedParts.get(id)
    if (content === undefined || this.seen.has(id)) this.isBroken = true
    this.seen.add(id)
    this.text += content ?? ''
  }

  private readMark(isClosing: boolean, number: string): void {
    if (!isClosing) this.open.push(number)
    const mark = isClosing ? this.open.pop() : number
    if (mark === undefined) this.isBroken = true
    else this.text += isClosing ? `</${mark}>` : `<${mark}>`
  }
}

/**
 * Reads the answer of a service as a text with numbered marks.
 *
 * @param sent what it got
 * @returns null when something that must remain is missing or there twice
 */
export const fromServiceText = (markup: string, sent: ServiceText): string | null =>
  new AnswerReader(sent.storedParts).read(markup)
