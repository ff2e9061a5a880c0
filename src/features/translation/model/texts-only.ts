import type { Block, Field } from 'payload'
import { isRecord } from '@/lib/values/read-value'

type Row = Record<string, unknown>
type FindBlock = (slug: string) => Block | undefined

interface Rules {
  findBlock: FindBlock
  /** What is left of a text. */
  textOf: (values: { stored: unknown; saved: unknown }) => unknown
}

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Fields that Payload itself sets while saving. */
const payloadFields = new Set(['id', '_status', 'createdAt', 'updatedAt'])

const blockOf = (
  field: Extract<Field, { type: 'blocks' }>,
  slug: string,
  findBlock: FindBlock,
): Block | undefined =>
  [...(field.blocks ?? []), ...(field.blockReferences ?? [])]
    .flatMap((each) => (typeof each === 'string' ? (findBlock(each) ?? []) : [each]))
    .find((block) => block.slug === slug)

/** The stored rows in their order, with the texts of the saved ones. */
function mergedRows(stored: unknown, saved: unknown, fieldsOf: (row: Row) => readonly Field[], rules: Rules) {
  const byId = new Map(rowsOf(saved).map((row) => [row.id, row]))
  return rowsOf(stored).map((row) => textsOnly(fieldsOf(row), row, byId.get(row.id) ?? row, rules))
}

function mergedValue(field: Field, stored: unknown, saved: unknown, rules: Rules): unknown {
  if ('localized' in field && field.localized) return rules.textOf({ stored, saved })
  switch (field.type) {
    case 'group':
      return isRecord(stored) || isRecord(saved)
        ? textsOnly(field.fields, isRecord(stored) ? stored : {}, isRecord(saved) ? saved : {}, rules)
        : stored
    case 'array':
      return mergedRows(stored, saved, () => field.fields, rules)
    case 'blocks':
      return mergedRows(
        stored,
        saved,
        (row) => blockOf(field, String(row.blockType), rules.findBlock)?.fields ?? [],
        rules,
      )
    default:
      return stored
  }
}

/** Replaces presentational fields by their children: all remaining fields have a name in the document. */
function namedFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field): Field[] => {
    if (field.type === 'row' || field.type === 'collapsible') return namedFields(field.fields)
    if (field.type === 'group' && !('name' in field && field.name)) return namedFields(field.fields)
    if (field.type !== 'tabs') return [field]
    return field.tabs.flatMap((tab): Field[] =>
      'name' in tab && tab.name
        ? [{ type: 'group', name: tab.name, fields: tab.fields }]
        : namedFields(tab.fields),
    )
  })
}

/**
 * The stored document with the texts of the saved one: the permitted result of a translator's save. Every value that is
 * the same in all languages stays as stored, as do the number and the order of blocks and rows.
 */
export function textsOnly(fields: readonly Field[], stored: Row, saved: Row, rules: Rules): Row {
  const result: Row = { ...saved }
  for (const field of namedFields(fields)) {
    if (!('name' in field) || !field.name || payloadFields.has(field.name)) continue
    result[field.name] = mergedValue(field, stored[field.name], saved[field.name], rules)
  }
  return result
}
