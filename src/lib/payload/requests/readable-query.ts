import type { FlattenedField, Payload } from 'payload'

import { isLocale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

/** Operators that both databases know for the fields of this site; it stores no points. */
const operators: ReadonlySet<string> = new Set([
  'equals',
  'not_equals',
  'in',
  'not_in',
  'exists',
  'like',
  'not_like',
  'contains',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
])

/** A date is stored as one value, of which no part can be compared. */
const textOperators: ReadonlySet<string> = new Set(['contains', 'not_like'])

const maxDepth = 20

/** Each step into another collection is a join, of which SQLite allows 64 in a statement, those of Payload included. */
const maxJoins = 30

/** SQLite refuses an expression of a thousand levels, and Payload chains the conditions of a list. */
const maxConditions = 300

const maxOrders = 10

type Fields = readonly FlattenedField[]
type Collections = Payload['collections']

/** The query that is read, with what it has requested so far. */
interface Reading {
  collections: Collections
  conditions: number
  joins: number
}

/** `value` of a relation to several collections, which Payload does not split into a list. */
type Target = FlattenedField | 'scalar' | 'reference'

const fieldsOf = (collections: Collections, slug: string): Fields =>
  (Reflect.get(collections, slug) as Collections[keyof Collections] | undefined)?.config.flattenedFields ?? []

function inRelated(slug: unknown, rest: string[], reading: Reading): Target | undefined {
  if (typeof slug !== 'string' || ++reading.joins > maxJoins) return undefined
  if (rest.join('.') === 'id') return 'scalar'
  const target = targetOf(fieldsOf(reading.collections, slug), rest, reading)
  // Payload fails on the list of documents that a related one is in.
  return typeof target === 'object' && target.type === 'join' ? undefined : target
}

function inField(field: FlattenedField, rest: string[], reading: Reading): Target | undefined {
  if (field.type === 'blocks') return undefined
  if (field.type === 'group' || field.type === 'tab') return targetOf(field.flattenedFields, rest, reading)
  if (rest.length === 0) return field
  if (field.type === 'array') return targetOf(field.flattenedFields, rest, reading)
  if (field.type === 'join') return inRelated(field.collection, rest, reading)
  if (field.type !== 'relationship' && field.type !== 'upload') return undefined
  if (!Array.isArray(field.relationTo))
    return field.localized ? undefined : inRelated(field.relationTo, rest, reading)
  if (rest.length > 1) return undefined
  return rest[0] === 'value' ? 'reference' : rest[0] === 'relationTo' ? 'scalar' : undefined
}

/**
 * What a path such as `person.email` compares. Undefined for a path that does not exist, or into what is stored as one
 * value: blocks, rich texts, JSON.
 */
function targetOf(fields: Fields, [first, ...rest]: string[], reading: Reading): Target | undefined {
  const field = fields.find(({ name }) => name === first)
  if (!field) return (first === 'id' || first === '_id') && rest.length === 0 ? 'scalar' : undefined
  const isInLanguage = 'localized' in field && field.localized === true && isLocale(rest[0])
  return inField(field, isInLanguage ? rest.slice(1) : rest, reading)
}

const readPath = (path: string, fields: Fields, reading: Reading): Target | undefined =>
  targetOf(fields, path.split(/\.|__/), reading)

const isScalar = (value: unknown): boolean =>
  value === null || typeof value !== 'object' || value instanceof Date

/** A relation to several collections is compared with a pair; the parts have paths of their own. */
const isPair = (value: unknown): boolean =>
  isRecord(value) && isScalar(value.relationTo) && isScalar(value.value) && Object.keys(value).length === 2

const isDate = (value: unknown): boolean =>
  value === null || value === '' || value === 'null' || !Number.isNaN(new Date(value as string).getTime())

/** The values to compare; undefined if they are no list where one is needed. */
function valuesOf(operator: string, value: unknown, target: Target): unknown[] | undefined {
  if (operator !== 'in' && operator !== 'not_in') return [value]
  if (Array.isArray(value)) return value
  // Payload reads `null` as no value, which is no list.
  return typeof value === 'string' && value !== 'null' && target !== 'reference'
    ? value.split(',')
    : undefined
}

function isReadableValue(operator: string, value: unknown, target: Target): boolean {
  if (!operators.has(operator)) return false
  if (operator === 'exists') return isScalar(value)
  const values = valuesOf(operator, value, target)
  if (!values) return false
  if (typeof target === 'string') return values.every(isScalar)
  if ('relationTo' in target && Array.isArray(target.relationTo)) return values.every(isPair)
  if (target.type !== 'date') return values.every(isScalar)
  return !textOperators.has(operator) && values.every((each) => isScalar(each) && isDate(each))
}

function unreadableOf(path: string, condition: unknown, fields: Fields, reading: Reading): string[] {
  const target = readPath(path, fields, reading)
  if (!target || !isRecord(condition)) return [path]
  return Object.entries(condition)
    .filter(([operator, value]) => !isReadableValue(operator, value, target))
    .map(([operator]) => `${path} ${operator}`)
}

function findIn(where: unknown, fields: Fields, reading: Reading, depth = 0): string[] {
  // A list may have no condition; one in `and` or `or` that is none is not read by the hooks that rewrite conditions.
  if ((where === undefined || where === null) && depth === 0) return []
  if (!isRecord(where) || depth > maxDepth) return ['where']
  return Object.entries(where).flatMap(([path, condition]) => {
    if (++reading.conditions > maxConditions) return ['where']
    if (!/^(?:and|or)$/i.test(path)) return unreadableOf(path, condition, fields, reading)
    if (!Array.isArray(condition)) return [path]
    return condition.flatMap((each) => findIn(each, fields, reading, depth + 1))
  })
}

/** The paths of an order, joined by dots. An unknown field changes no order. */
export const pathsOfSort = (sort: unknown, fields: Fields): string[] =>
  [sort]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? each.split(',') : []))
    .map((path) => path.trim().replace(/^-/, '').replaceAll('__', '.'))
    .filter((path) => fields.some(({ name }) => name === path.split('.', 1)[0]))

function findInOrder(sort: unknown, fields: Fields, reading: Reading): string[] {
  const paths = pathsOfSort(sort, fields)
  return paths.length > maxOrders ? ['sort'] : paths.filter((path) => !readPath(path, fields, reading))
}

/** Numbers that both databases accept; Payload reads zero and less as a page or a limit of its own. */
const isReadableNumber = (value: unknown): boolean => typeof value !== 'number' || Number.isSafeInteger(value)

/**
 * The parts of a query that Payload and both databases cannot read, such as `blocks.blockType` or `id near`. Payload
 * answers them with status 500: a path into blocks, an unknown operator, an object as value, a date that is none, a list
 * that is a text, half a page.
 */
export function findUnreadable(
  query: Record<string, unknown>,
  fields: Fields,
  collections: Collections,
): string[] {
  const reading = { collections, conditions: 0, joins: 0 }
  const parts = [
    ...findIn(query.where, fields, reading),
    ...findInOrder(query.sort, fields, reading),
    ...['limit', 'page'].filter((name) => !isReadableNumber(query[name])),
  ]
  return [...new Set(parts)]
}
