import { isLocale, type Locale } from '../i18n/locales'
import { plainText } from './plain-text'
import type { SchemaNode, StoredLabel, TextSchema } from './text-schema'

/** One step on the way to a text: a block with its number, or the field. */
export interface LabelPart {
  label: StoredLabel
  /** Place in its list, counted from 1. */
  number?: number
}

/** One localized text of a document, in the languages that were read. */
export interface DocumentText {
  /** Names the text for good, by the ids of blocks and rows: `blocks.66f….heading`. */
  path: string
  /** Where it is now, by numbers from 0, as the studio's form names it: `blocks.0.heading`. */
  at: string
  parts: LabelPart[]
  values: Partial<Record<Locale, unknown>>
}

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

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

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

function valuesOf(value: unknown, locale: Locale | undefined): DocumentText['values'] {
  if (locale) return { [locale]: value }
  if (!isRow(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(([key]) => isLocale(key)))
}

function textsBelow(node: SchemaNode, data: Row, place: Place, locale: Locale | undefined): DocumentText[] {
  const here = below(place, node.name)
  const value = data[node.name]
  const inside = (nodes: SchemaNode[], row: Row, at: Place) =>
    nodes.flatMap((each) => textsBelow(each, row, at, locale))
  switch (node.kind) {
    case 'text':
      return [{ ...here, parts: [...here.parts, { label: node.label }], values: valuesOf(value, locale) }]
    case 'group':
      return isRow(value) ? inside(node.nodes, value, here) : []
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
 * @param locale the language the document was read in; left out: it was read in all languages at once
 */
export const documentTexts = (schema: TextSchema, document: object, locale?: Locale): DocumentText[] =>
  schema.nodes.flatMap((node) => textsBelow(node, document as Row, { path: '', at: '', parts: [] }, locale))

/** The words of a text in a language; empty when there are none. */
export const wordsIn = (text: DocumentText, locale: Locale): string => plainText(text.values[locale])
