import type { ClientField } from 'payload'

import { labelColon } from '@/lib/i18n/label-colon'
import { intlLocales, type Locale } from '@/lib/i18n/locales'
import { numberFormat } from '@/lib/i18n/number-format'
import { isRecord } from '@/lib/values/read-value'

/** What a folded row says of its content. */
export type RowContent =
  | { kind: 'text'; text: string }
  /** The document whose title is the summary. */
  | { kind: 'related'; collection: string; id: string }
  | { kind: 'count'; count: number; label: unknown }
  /** The label of the chosen option, by language. */
  | { kind: 'choice'; label: unknown }
  | { kind: 'number'; number: number; label: unknown }
  /** A moment as it is stored, with the label of its field where that says which day it is. */
  | { kind: 'date'; date: string; label?: unknown }

export type Row = Record<string, unknown>

const maxText = 90

/** Options that every block or link has; they do not describe its content. */
const sharedTypes = new Set([
  'titleSize',
  'view',
  'position',
  'backgroundType',
  'backgroundImage',
  'columns',
  'status',
])

/**
 * Fields with data, also those inside rows, tabs and collapsibles.
 *
 * @param without names of fields that are left out
 */
export function dataFields(fields: ClientField[], without: ReadonlySet<string> = sharedTypes): ClientField[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => dataFields(tab.fields, without))
    if (field.type === 'row' || field.type === 'collapsible') return dataFields(field.fields, without)
    return 'name' in field && field.name && !without.has(field.name) ? [field] : []
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

export const asText = (text: unknown): RowContent | null => {
  const line = typeof text === 'string' ? shorten(text) : ''
  return line ? { kind: 'text', text: line } : null
}

function asRelated(value: unknown, relationTo: unknown): RowContent | null {
  const { relationTo: to, value: id } = isRecord(value) ? value : { relationTo, value }
  const isKnown = typeof to === 'string' && (typeof id === 'string' || typeof id === 'number')
  return isKnown && id !== '' ? { kind: 'related', collection: to, id: String(id) } : null
}

/** Units as labels of fields name them: `Taux (%)`. */
const unitFormats: Record<string, Intl.NumberFormatOptions> = {
  '%': { style: 'percent', maximumFractionDigits: 3 },
  '€': {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  },
}

/** A number with the label of its field, as the editor's language writes both: `Taux : 12,5 %`. */
export function numberText(label: string, number: number, language: Locale): string {
  const [, name = label, unit = ''] = /^(.*?)\s*\((%|€)\)$/.exec(label) ?? []
  const text = numberFormat(intlLocales[language], unitFormats[unit] ?? {}).format(
    unit === '%' ? number / 100 : number,
  )
  return `${name}${labelColon(language)}${text}`
}

/** A day after the label of its field, which begins in the middle of a line: `vérifié le 26 novembre 2026`. */
export const dayText = (label: string, day: string): string =>
  label ? `${label.charAt(0).toLowerCase()}${label.slice(1)} ${day}` : day

const asCount = (value: unknown, label: unknown): RowContent | null =>
  Array.isArray(value) && value.length > 0 ? { kind: 'count', count: value.length, label } : null

export function contentOf(field: ClientField, row: Row): RowContent | null {
  const value = 'name' in field ? row[field.name ?? ''] : undefined
  switch (field.type) {
    case 'richText':
      return asText(wordsOf(Object(value).root))
    case 'relationship':
    case 'upload':
      return field.hasMany ? asCount(value, field.label) : asRelated(value, field.relationTo)
    case 'array':
      return asCount(value, field.label)
    case 'text':
    case 'email':
    case 'textarea':
      return asText(Array.isArray(value) ? value.join(', ') : value)
    case 'number':
      return typeof value === 'number' ? { kind: 'number', number: value, label: field.label } : null
    case 'date':
      return typeof value === 'string' && value ? { kind: 'date', date: value } : null
    case 'select': {
      const chosen = field.options.find((option) => typeof option === 'object' && option.value === value)
      return typeof chosen === 'object' ? { kind: 'choice', label: chosen.label } : null
    }
    default:
      return null
  }
}
