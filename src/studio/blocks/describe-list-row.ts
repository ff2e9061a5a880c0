import type { ClientField } from 'payload'

import { contentOf, dataFields, type Row, type RowContent } from './row-content'

/** Names of fields that name a row by themselves, the best first. */
const namingFields = ['label', 'title', 'name', 'question', 'heading', 'caption']

const maxParts = 2

/** Parts of the lists that choose them; one hook reads each (`list-row-label.tsx`). */
export const maxChosenParts = 4

const nameOf = (field: ClientField): string => ('name' in field ? (field.name ?? '') : '')

/** A hidden field says nothing to the editor, and neither does a colour or an icon. */
const isNaming = (field: ClientField): boolean =>
  !field.admin?.hidden && !field.admin?.disabled && !['id', 'colour', 'icon'].includes(nameOf(field))

/** Fields of a list that can name its rows; a list without any would show numbers. */
export const namingFieldsOf = (fields: ClientField[]): ClientField[] => {
  const naming = dataFields(fields).filter(isNaming)
  const rank = (field: ClientField) => {
    const place = namingFields.indexOf(nameOf(field))
    if (place !== -1) return place
    return namingFields.length + (field.type === 'select' ? 1 : 0)
  }
  return naming.toSorted((one, other) => rank(one) - rank(other))
}

/** The chosen fields that are filled. Of several days the first one counts, under its own label. */
function chosenParts(row: Row, fields: ClientField[], names: readonly string[]): RowContent[] {
  const named = dataFields(fields, new Set())
  const contents = names.flatMap((name): RowContent[] => {
    const field = named.find((each) => nameOf(each) === name)
    const content = field && contentOf(field, row)
    if (!content) return []
    return content.kind === 'date' && 'label' in field ? [{ ...content, label: field.label }] : [content]
  })
  const day = contents.find(({ kind }) => kind === 'date')
  return contents.filter((each) => each.kind !== 'date' || each === day).slice(0, maxChosenParts)
}

/**
 * What a row of a list says, for its folded line: its label or title; without one its first two filled fields, such as
 * the page it leads to, or a day and what is closed on it.
 *
 * @param row the values of the row in the form
 * @param fields the fields of the list
 * @param names the fields that name its rows, if the list chooses them (`admin.custom.rowParts`)
 */
export function describeListRow(row: Row, fields: ClientField[], names?: readonly string[]): RowContent[] {
  if (names) return chosenParts(row, fields, names)
  const contents: RowContent[] = []
  for (const field of namingFieldsOf(fields)) {
    const content = contentOf(field, row)
    if (!content) continue
    if (contents.length === 0 && namingFields.includes(nameOf(field))) return [content]
    contents.push(content)
    if (contents.length === maxParts) break
  }
  return contents
}
