import type { ClientField } from 'payload'

import { asText, contentOf, dataFields, type Row, type RowContent } from './row-content'

/** Names of fields that summarise a block, the best first. */
const summaryFields = ['heading', 'title', 'name', 'caption']

/** Kinds of field, the most descriptive first. */
const namingTypes: ClientField['type'][][] = [
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
  for (const types of namingTypes)
    for (const field of named.filter(({ type }) => types.includes(type))) {
      const content = contentOf(field, row)
      if (content) return content
    }
  return null
}
