import type { ClientField } from 'payload'
import { isRecord } from '@/lib/values/read-value'

/** The summary of a block, for its folded row. */
export type RowContent =
  | { kind: 'text'; text: string }
  /** The document whose title is the summary. */
  | { kind: 'related'; collection: string; id: string }
  | { kind: 'count'; count: number; label: unknown }
  /** The label of the chosen option, by language. */
  | { kind: 'choice'; label: unknown }

type Row = Record<string, unknown>

const maxText = 90

/** Names of fields that summarise a block, the best first. */
const summaryFields = ['heading', 'title', 'name', 'caption']

/** Options that every block has; they do not describe its content. */
const shared = new Set([
  'titleSize',
  'view',
  'position',
  'backgroundType',
  'backgroundImage',
  'columns',
  'status',
])

/** Fields with data, also those inside rows, tabs and collapsibles. */
function dataFields(fields: ClientField[]): ClientField[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => dataFields(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return dataFields(field.fields)
    return 'name' in field && field.name && !shared.has(field.name) ? [field] : []
  })
}

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > maxText ? `${line.slice(0, maxText - 1).trimEnd()}…` : line
}

/** Plain text of rich text, cut off when it fills a line. */
function wordsOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  const { text, children } = node as Row
  if (typeof text === 'string') return text
  let words = ''
  for (const child of Array.isArray(children) ? children : []) {
    words = `${words} ${wordsOf(child)}`
    if (words.length > 2 * maxText) break
  }
  return words
}

const asText = (text: unknown): RowContent | null => {
  const line = typeof text === 'string' ? shorten(text) : ''
  return line ? { kind: 'text', text: line } : null
}

function asRelated(value: unknown, relationTo: unknown): RowContent | null {
  const { relationTo: to, value: id } = isRecord(value) ? value : { relationTo, value }
  const isKnown = typeof to === 'string' && (typeof id === 'string' || typeof id === 'number')
  return isKnown && id !== '' ? { kind: 'related', collection: to, id: String(id) } : null
}

const asCount = (value: unknown, label: unknown): RowContent | null =>
  Array.isArray(value) && value.length > 0 ? { kind: 'count', count: value.length, label } : null

function contentOf(field: ClientField, row: Row): RowContent | null {
  const value = 'name' in field ? row[field.name ?? ''] : undefined
  switch (field.type) {
    case 'richText':
      return asText(wordsOf(Object(value).root))
    case 'relationship':
    case 'upload':
      return field.hasMany ? asCount(value, field.label) : asRelated(value, field.relationTo)
    case 'array':
      return asCount(value, field.label)
    case 'textarea':
      return asText(value)
    case 'select': {
      const chosen = field.options.find((option) => typeof option === 'object' && option.value === value)
      return typeof chosen === 'object' ? { kind: 'choice', label: chosen.label } : null
    }
    default:
      return null
  }
}

/** Kinds of field, the most descriptive first. */
const telling: ClientField['type'][][] = [
  ['richText'],
  ['relationship', 'upload'],
  ['array'],
  ['textarea'],
  ['select'],
]

/**
 * The summary of a block: its heading or title; without one its text, the document it relates to, the number of its
 * items, or the chosen option.
 *
 * @param row the values of the block in the form
 * @param fields the fields of its type
 */
export function describeBlockRow(row: Row, fields: ClientField[]): RowContent | null {
  const named = dataFields(fields)
  for (const name of summaryFields) {
    const text = named.some((field) => 'name' in field && field.name === name) ? asText(row[name]) : null
    if (text) return text
  }
  for (const types of telling)
    for (const field of named.filter(({ type }) => types.includes(type))) {
      const content = contentOf(field, row)
      if (content) return content
    }
  return null
}
