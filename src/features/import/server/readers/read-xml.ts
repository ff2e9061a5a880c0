import { decodeHTMLStrict } from 'entities'
import { SaxesParser } from 'saxes'

import { foreignKey, languageOfSign } from '../../model/languages'
import type { Locale } from '@/lib/i18n/locales'
import type { XmlArrangement } from '../../model/feed-format'
import { XmlSplitter, type XmlParts } from '../../model/split-xml'
import { isRecord } from '@/lib/values/read-value'
import type { FeedRepair } from '../../model/feed-reading'
import type { FeedEnd, FeedParts } from './feed-reader'
import { readText, type TextEncoding } from './text-encoding'

/**
 * An element as a value: a text, or an object with its children, its attributes as `@name` and the name of its first child
 * as `#child`, because some formats say with an empty element what a property is.
 */
type XmlValue = string | { [name: string]: XmlValue | XmlValue[] }

interface OpenElement {
  name: string
  fields: Record<string, XmlValue | XmlValue[]>
  text: string
  firstChild?: string
}

/** No feed is as deep, and no text of a property as long; a longer one is cut off. */
const maxDepth = 40
const maxTextLength = 250_000
/** A file of 20 MB inside a record, as base64. */
const maxInlineLength = 28_000_000
const maxFields = 5000
/** What a record begins with, to find its number. */
const beginLength = 4000

/** Prefixes of namespaces say nothing that a mapping needs. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function addField({ fields }: OpenElement, name: string, value: XmlValue): void {
  const fieldValue = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (fieldValue === undefined) fields[name] = value
  else fields[name] = Array.isArray(fieldValue) ? [...fieldValue, value] : [fieldValue, value]
}

function toValue({ fields, text, firstChild }: OpenElement): XmlValue {
  const ownText = text.trim()
  if (Object.keys(fields).length === 0) return ownText
  return {
    ...fields,
    ...(ownText !== '' && { '#text': ownText }),
    ...(firstChild && { '#child': firstChild }),
  }
}

const makeElement = (name: string, attributes: Readonly<Record<string, string>>): OpenElement => {
  const element: OpenElement = { name, fields: Object.create(null) as OpenElement['fields'], text: '' }
  for (const [key, value] of Object.entries(attributes)) addField(element, `@${localName(key)}`, value)
  return element
}

/** What XML forbids: control characters, and lone halves of a character. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/g
const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }
const isXmlCode = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code < 0xfffe) ||
  (code >= 0x10000 && code <= 0x10ffff)

/** A text of XML in which nothing is left that a parser refuses for its signs alone. */
function repairText(xml: string, onRepair: (repair: FeedRepair) => void): string {
  const repaired = (repair: FeedRepair, text: string): string => {
    onRepair(repair)
    return text
  }
  const withoutControls = (text: string) => {
    forbidden.lastIndex = 0
    return forbidden.test(text) ? repaired('controlCharacters', text.replace(forbidden, '')) : text
  }
  const signs = /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|&(?:#(\d{1,8}|x[\da-f]{1,6});|(\w{1,32});)?/gi
  return withoutControls(xml).replace(signs, (entity: string, code?: string, name?: string) => {
    if (entity.startsWith('<')) return entity
    if (code !== undefined) {
      const number = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code)
      return isXmlCode(number) ? entity : repaired('controlCharacters', '')
    }
    if (name !== undefined && /^(?:amp|lt|gt|quot|apos)$/.test(name)) return entity
    const text = name === undefined ? '&' : decodeHTMLStrict(entity)
    return repaired(
      'htmlEntities',
      text.replace(/[<>&"]/g, (sign) => escapes[sign] ?? sign),
    )
  })
}

/**
 * Reads one record. An element of files inside it, base64, is replaced by the address that `onInlineFile` gives.
 *
 * @throws when it is malformed
 */
function parseRecord(
  xml: string,
  { inlineFiles = [] }: XmlArrangement,
  onInlineFile: FeedParts['onInlineFile'],
): XmlValue {
  const parser = new SaxesParser({ fragment: true, xmlns: false })
  const open: OpenElement[] = []
  let fields = 0
  let record: XmlValue = ''
  const isInline = ({ name }: OpenElement) => inlineFiles.includes(name.toLowerCase())
  const text = (more: string) => {
    const element = open.at(-1)
    if (!element) return
    const longest = isInline(element) ? maxInlineLength : maxTextLength
    if (element.text.length < longest) element.text += more.slice(0, longest)
  }
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= maxDepth) throw new Error('Too deep')
    open.push(makeElement(localName(name), attributes))
  })
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('closetag', () => {
    const element = open.pop()
    const parent = open.at(-1)
    if (!element) return
    if (isInline(element) && element.text !== '') {
      const { pfad = '' } = parent?.fields ?? {}
      element.text = onInlineFile?.(element.text, String(pfad)) ?? ''
    }
    if (!parent) {
      record = toValue(element)
      return
    }
    fields += 1
    parent.firstChild ??= element.name
    if (fields <= maxFields) addField(parent, element.name, toValue(element))
  })
  parser.write(xml)
  parser.close()
  return record
}

/** The elements around the records: attributes and texts by their name, and who provides the records that follow. */
class Surroundings {
  private readonly open: OpenElement[] = []
  private readonly parser = new SaxesParser<{ xmlns: false }>()
  private provider: Record<string, string> = {}
  /** A document type with definitions, or elements without end. */
  isUnusable = false

  constructor(
    private readonly arrangement: XmlArrangement,
    private readonly onValue: FeedParts['onValue'],
  ) {
    // Records that are malformed leave ends of elements behind.
    this.parser.on('error', () => undefined)
    this.parser.on('doctype', (doctype) => {
      // It could define entities.
      this.isUnusable ||= doctype.includes('[')
    })
    this.parser.on('opentag', ({ name, attributes }) => this.begin(localName(name), attributes))
    this.parser.on('text', (text) => {
      const element = this.open.at(-1)
      if (element && element.text.length < maxTextLength) element.text += text.slice(0, maxTextLength)
    })
    this.parser.on('closetag', () => this.end())
  }

  private begin(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name.toLowerCase() === this.arrangement.provider?.element) this.provider = {}
    if (this.open.length >= maxDepth) throw new Error('Too deep')
    this.open.push(makeElement(name, attributes))
    for (const [key, value] of Object.entries(attributes)) this.onValue(`${name}.@${localName(key)}`, value)
  }

  private end(): void {
    const element = this.open.pop()
    if (!element || Object.keys(element.fields).length > 0) return
    const text = element.text.trim()
    this.onValue(element.name, text)
    if (this.open.at(-1)?.name.toLowerCase() === this.arrangement.provider?.element)
      this.provider[element.name.toLowerCase()] ??= text
  }

  write(xml: string): void {
    this.step(() => void this.parser.write(xml))
  }

  /** @returns whether an element is still open, or the file is no XML that is read */
  close(): boolean {
    let isOpen = this.open.length > 0
    this.parser.on('error', ({ message }) => {
      isOpen ||= message.includes('root element')
    })
    this.step(() => void this.parser.close())
    return isOpen || this.isUnusable
  }

  get providerName(): string | undefined {
    return this.arrangement.provider?.names.map((name) => this.provider[name]).find(Boolean)
  }

  private step(work: () => void): void {
    if (this.isUnusable) return
    try {
      work()
    } catch {
      this.isUnusable = true
    }
  }
}

/** The value of an element in any capitals. */
function elementOf(record: Record<string, unknown>, name: string): unknown {
  const key = Object.keys(record).find((each) => each.toLowerCase() === name)
  return key === undefined ? undefined : record[key]
}

const isSignOfLanguage = (key: string): boolean => !/^[@#]/.test(key)

/** One record for each language in which it has texts; one without its texts when the site has none of the languages. */
function* byLanguage(record: XmlValue, { languageTexts }: XmlArrangement): Generator<unknown> {
  if (!languageTexts || !isRecord(record)) return yield record
  const elements = languageTexts.map((name) => [name, elementOf(record, name)] as const)
  const signs = elements.flatMap(([, texts]) =>
    isRecord(texts) ? Object.keys(texts).filter(isSignOfLanguage) : [],
  )
  const languages = new Set(signs.map((sign) => languageOfSign(sign)).filter((locale) => locale !== null))
  const inLanguage = (locale: Locale | null) =>
    Object.fromEntries(
      elements.map(([name, texts]) => {
        if (!isRecord(texts)) return [name, texts]
        const sign = Object.keys(texts).find((key) => isSignOfLanguage(key) && languageOfSign(key) === locale)
        return [name, locale === null || sign === undefined ? undefined : texts[sign]]
      }),
    )
  const rest = Object.fromEntries(
    Object.entries(record).filter(([key]) => !languageTexts.includes(key.toLowerCase())),
  )
  if (languages.size === 0)
    return yield { ...rest, ...inLanguage(null), ...(signs[0] && { [foreignKey]: signs[0] }) }
  for (const locale of languages) yield { ...rest, ...inLanguage(locale), '@language': locale }
}

/** Reads an XML file with the memory of one record. */
export async function readXml(
  file: string,
  encoding: TextEncoding,
  { arrangement, parts }: { arrangement: XmlArrangement; parts: FeedParts },
): Promise<FeedEnd> {
  const around = new Surroundings(arrangement, parts.onValue)
  const xmlParts: XmlParts = {
    onOutside: (xml) => around.write(repairText(xml, parts.onRepair)),
    onBadRecord: (reason, text, line) =>
      parts.onUnreadable(reason, { line, text, provider: around.providerName }),
    onRecord: (xml, line) => {
      if (around.isUnusable) return
      const context = { line, text: xml.slice(0, beginLength), provider: around.providerName }
      let record: XmlValue
      try {
        record = parseRecord(repairText(xml, parts.onRepair), arrangement, parts.onInlineFile)
      } catch {
        return parts.onUnreadable('malformed', context)
      }
      for (const each of byLanguage(record, arrangement)) parts.onRecord(each, context)
    },
  }
  const splitter = new XmlSplitter(arrangement.element, xmlParts, arrangement.provider?.element)
  await readText(file, encoding, (text) => splitter.write(text))
  const endsInside = splitter.close()
  return { isTruncated: around.close() || endsInside || encoding.isCutOff === true }
}
