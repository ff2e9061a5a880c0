import type { FlattenedField } from 'payload'

import { isRecord } from '@/lib/values/read-value'

/** Operators that both databases know for the fields of this site; it stores no points. */
const operators: ReadonlySet<string> = new Set([
  ...['equals', 'not_equals', 'in', 'not_in', 'exists', 'like', 'not_like', 'contains'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
])

const maxDepth = 20

/** The field at a path such as `person.email`; undefined for one that Payload refuses itself. */
function fieldAt(fields: readonly FlattenedField[], path: string): FlattenedField | undefined {
  const [first, ...rest] = path.split('.')
  const field = fields.find(({ name }) => name === first)
  if (rest.length === 0 || !field) return field
  return 'flattenedFields' in field ? fieldAt(field.flattenedFields, rest.join('.')) : undefined
}

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object'

/** A relation to several collections is compared with a pair; the parts have paths of their own. */
const isPair = (value: unknown): boolean =>
  isRecord(value) && isScalar(value.relationTo) && isScalar(value.value) && Object.keys(value).length === 2

const isDate = (value: unknown): boolean =>
  value === null || value === '' || value === 'null' || !Number.isNaN(new Date(value as string).getTime())

function isReadableValue(operator: string, value: unknown, field: FlattenedField | undefined): boolean {
  if (!operators.has(operator) || field?.type === 'blocks') return false
  if (operator === 'exists') return isScalar(value)
  const isList = operator === 'in' || operator === 'not_in'
  // Payload reads this text as no value, which is no list.
  if (isList && value === 'null') return false
  const values = isList && typeof value === 'string' ? value.split(',') : isList ? value : [value]
  if (!Array.isArray(values)) return false
  if (field && 'relationTo' in field && Array.isArray(field.relationTo)) return values.every(isPair)
  return values.every((each) => isScalar(each) && (field?.type !== 'date' || isDate(each)))
}

/**
 * Whether Payload and both databases can read a condition of a request. Payload answers others with status 500: an
 * unknown operator, an object as value, a date that is none, a list that is a text.
 */
export function isReadableWhere(where: unknown, fields: readonly FlattenedField[], depth = 0): boolean {
  if (where === undefined || where === null) return true
  if (!isRecord(where) || depth > maxDepth) return false
  return Object.entries(where).every(([path, condition]) => {
    if (/^(?:and|or)$/i.test(path)) {
      const all = isRecord(condition) ? Object.values(condition) : condition
      return Array.isArray(all) && all.every((each) => isReadableWhere(each, fields, depth + 1))
    }
    if (!isRecord(condition)) return false
    const field = fieldAt(fields, path)
    return Object.entries(condition).every(([operator, value]) => isReadableValue(operator, value, field))
  })
}
