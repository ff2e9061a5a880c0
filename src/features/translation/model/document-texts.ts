import { isLocale, localized, type Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'
import { plainText } from './plain-text'
import type { LabelPart, SchemaNode, StoredLabel, TextSchema } from './text-schema'

/** One localized text of a document, in the languages that were read. */
export interface DocumentText {
  /** Stable path of the text, with the ids of blocks and rows: `blocks.66f….heading`. */
  path: string
  /** Current path in the studio's form, with indexes from 0: `blocks.0.heading`. */
  at: string
  parts: LabelPart[]
  values: Partial<Record<Locale, unknown>>
  /** The address of a link, the same in every language. */
  isLink?: true
}

type Row = Record<string, unknown>

interface Place {
  path: string
  at: string
  parts: LabelPart[]
}

const below = (place: Place, name: string): Place => ({
  path: place.path === '' ? name : `${place.path}.${name}`,
  at: place.at === '' ? name : `${place.at}.${name}`,
  parts: place.parts,
})

const inRow = (place: Place, row: Row, index: number, label: StoredLabel): Place => ({
  path: `${place.path}.${typeof row.id === 'string' ? row.id : index}`,
  at: `${place.at}.${index}`,
  parts: [...place.parts, { label, number: index + 1 }],
})

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : [])

function readValues(value: unknown, locale: Locale | undefined): DocumentText['values'] {
  if (locale) return { [locale]: value }
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(([key]) => isLocale(key)))
}

/** Of a column that holds a text in all languages, whatever language the document was read in. */
const readFromColumn = (byLanguage: Row, locale: Locale | undefined): DocumentText['values'] =>
  readValues(locale ? byLanguage[locale] : byLanguage, locale)

function textsBelow(node: SchemaNode, data: Row, place: Place, locale: Locale | undefined): DocumentText[] {
  const here = below(place, node.name)
  const value = data[node.name]
  const inside = (nodes: SchemaNode[], row: Row, at: Place) =>
    nodes.flatMap((each) => textsBelow(each, row, at, locale))
  switch (node.kind) {
    case 'text': {
      const text = { ...here, parts: [...here.parts, { label: node.label }] }
      if (node.isLink) return [{ ...text, values: localized(() => value), isLink: true }]
      const columnValues = value === undefined && node.column ? data[node.column] : undefined
      const byLanguage = isRecord(columnValues) ? columnValues[node.name] : undefined
      if (isRecord(byLanguage)) return [{ ...text, values: readFromColumn(byLanguage, locale) }]
      return [{ ...text, values: readValues(value, locale) }]
    }
    case 'group':
      return isRecord(value) ? inside(node.nodes, value, here) : []
    case 'rows':
      return rowsOf(value).flatMap((row, index) =>
        inside(node.nodes, row, inRow(here, row, index, node.label)),
      )
    case 'blocks':
      return rowsOf(value).flatMap((row, index) => {
        const block = node.blocks.get(String(row.blockType))
        return block ? inside(block.nodes, row, inRow(here, row, index, block.label)) : []
      })
  }
}

/**
 * All localized texts of a document, in the order of its fields.
 *
 * @param locale the language the document was read in; left out when it was read in all languages at once
 */
export const documentTexts = (schema: TextSchema, document: object, locale?: Locale): DocumentText[] =>
  schema.nodes.flatMap((node) => textsBelow(node, document as Row, { path: '', at: '', parts: [] }, locale))

/** The plain text in a language; empty when there is none. */
export const wordsIn = (text: DocumentText, locale: Locale): string => plainText(text.values[locale])
