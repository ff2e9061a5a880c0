import { SaxesParser } from 'saxes'

import { isRecord } from '@/lib/values/read-value'

import type { XmlArrangement } from '../../model/feed-format'
import { malformed, readWhole, wronglyEncoded, type FeedEnd, type FeedParts } from './feed-reader'
import { readText } from './read-text'

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
const maxFields = 5000

/** Prefixes of namespaces say nothing that a mapping needs. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function addField({ fields }: OpenElement, name: string, value: XmlValue): void {
  const known = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (known === undefined) fields[name] = value
  else fields[name] = Array.isArray(known) ? [...known, value] : [known, value]
}

function toValue({ fields, text, firstChild }: OpenElement): XmlValue {
  const own = text.trim()
  if (Object.keys(fields).length === 0) return own
  return { ...fields, ...(own !== '' && { '#text': own }), ...(firstChild && { '#child': firstChild }) }
}

/** Elements of the records, and attributes and texts of the elements around them. */
class XmlRecords {
  private readonly open: OpenElement[] = []
  private fields = 0

  constructor(
    private readonly arrangement: XmlArrangement,
    private readonly parts: FeedParts,
  ) {}

  private get isInRecord(): boolean {
    return this.open.some(({ name }) => name === this.arrangement.element)
  }

  begin(fullName: string, attributes: Readonly<Record<string, string>>): void {
    if (this.open.length >= maxDepth) throw new Error('Too deep')
    const name = localName(fullName)
    if (name === this.arrangement.element) this.fields = 0
    const element: OpenElement = { name, fields: Object.create(null) as OpenElement['fields'], text: '' }
    for (const [key, value] of Object.entries(attributes)) {
      addField(element, `@${localName(key)}`, value)
      if (!this.isInRecord && name !== this.arrangement.element)
        this.parts.onValue(`${name}.@${localName(key)}`, value)
    }
    this.open.push(element)
  }

  text(text: string): void {
    const element = this.open.at(-1)
    if (element && element.text.length < maxTextLength) element.text += text.slice(0, maxTextLength)
  }

  end(): void {
    const element = this.open.pop()
    if (!element) return
    if (element.name === this.arrangement.element) return this.endRecord(toValue(element))
    const parent = this.open.at(-1)
    if (this.isInRecord && parent) {
      this.fields += 1
      parent.firstChild ??= element.name
      if (this.fields <= maxFields) addField(parent, element.name, toValue(element))
    } else if (Object.keys(element.fields).length === 0) this.parts.onValue(element.name, element.text.trim())
  }

  private endRecord(record: XmlValue): void {
    const { languageTexts } = this.arrangement
    const texts = languageTexts && isRecord(record) ? record[languageTexts] : undefined
    if (!languageTexts || !isRecord(record) || !isRecord(texts)) return this.parts.onRecord(record)
    for (const [language, text] of Object.entries(texts)) {
      if (language.startsWith('#')) continue
      this.parts.onRecord({ ...record, '@language': language, [languageTexts]: text })
    }
  }
}

/** Reads an XML file with the memory of one record. A document type is refused: it could define entities. */
export async function readXml(file: string, arrangement: XmlArrangement, parts: FeedParts): Promise<FeedEnd> {
  const parser = new SaxesParser()
  const records = new XmlRecords(arrangement, parts)
  let isMalformed = false
  const fail = () => {
    isMalformed = true
  }
  parser.on('error', fail)
  parser.on('doctype', fail)
  parser.on('opentag', ({ name, attributes }) => records.begin(name, attributes))
  parser.on('text', (text) => records.text(text))
  parser.on('cdata', (text) => records.text(text))
  parser.on('closetag', () => records.end())
  const step = (work: () => void) => {
    if (isMalformed) return
    try {
      work()
    } catch {
      fail()
    }
  }
  const isText = await readText(file, (text) => step(() => void parser.write(text)))
  if (!isText) return wronglyEncoded
  step(() => void parser.close())
  return isMalformed ? malformed : readWhole
}
