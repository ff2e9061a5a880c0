import type { ClientField } from 'payload'

/** What a block shows, for the one line of it that is seen when it is folded. */
export type RowContent =
  | { kind: 'text'; text: string }
  /** A document whose title says it. */
  | { kind: 'related'; collection: string; id: string }
  | { kind: 'count'; count: number; label: unknown }
  /** The label of what was chosen, by language. */
  | { kind: 'choice'; label: unknown }

type Row = Record<string, unknown>

const longestText = 90

/** Where a block says by itself what it is about, the best first. */
const speakingTexts = ['heading', 'title', 'name', 'caption']

/** The options all blocks share say nothing about what a block shows. */
const shared = new Set([
  'titleSize',
  'view',
  'position',
  'backgroundType',
  'backgroundImage',
  'columns',
  'status',
])

/** Fields that hold data, whatever folds them together. */
function dataFields(fields: ClientField[]): ClientField[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => dataFields(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return dataFields(field.fields)
    return 'name' in field && field.name && !shared.has(field.name) ? [field] : []
  })
}

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longestText ? `${line.slice(0, longestText - 1).trimEnd()}…` : line
}

/** The words of formatted text, until there are enough for a line. */
function wordsOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  const { text, children } = node as Row
  if (typeof text === 'string') return text
  let words = ''
  for (const child of Array.isArray(children) ? children : []) {
    words = `${words} ${wordsOf(child)}`
    if (words.length > 2 * longestText) break
  }
  return words
}

const asText = (text: unknown): RowContent | null => {
  const line = typeof text === 'string' ? shorten(text) : ''
  return line ? { kind: 'text', text: line } : null
}

function asRelated(value: unknown, relationTo: unknown): RowContent | null {
  const { relationTo: to, value: id } =
    typeof value === 'object' && value !== null ? (value as Row) : { relationTo, value }
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

/** Kinds of field in the order in which they tell what a block shows. */
const telling: ClientField['type'][][] = [
  ['richText'],
  ['relationship', 'upload'],
  ['array'],
  ['textarea'],
  ['select'],
]

/**
 * Says what a block shows: its heading or title; without one its text, the document it relates to, how many items it
 * lists, or what was chosen in it.
 *
 * @param row the block as the form holds it
 * @param fields the fields of its kind
 */
export function describeBlockRow(row: Row, fields: ClientField[]): RowContent | null {
  const named = dataFields(fields)
  for (const name of speakingTexts) {
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
