import type { FlattenedField, Payload } from 'payload'

import { isLocale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

interface Surroundings {
  blocks: Payload['blocks']
  /** Whether localised fields have a value per language. */
  hasAllLocales: boolean
}

/** Fields whose value is one text, number, date or choice, or a list of them. */
const scalarTypes: ReadonlySet<string> = new Set([
  'checkbox',
  'code',
  'date',
  'email',
  'number',
  'radio',
  'select',
  'text',
  'textarea',
])

const isScalar = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || value instanceof Date

const isScalarOrList = (value: unknown, field: FlattenedField): boolean =>
  isScalar(value) ||
  ('hasMany' in field && field.hasMany === true && Array.isArray(value) && value.every(isScalar))

/** A node of a rich text, with everything below it, as far as the page that shows it depends on its shape. */
function isNode(node: unknown): boolean {
  if (!isRecord(node) || typeof node.type !== 'string' || node.type in Object.prototype) return false
  const { children = [], text = '' } = node
  return typeof text === 'string' && Array.isArray(children) && children.every(isNode)
}

const isRichText = (value: unknown): boolean => value === null || (isRecord(value) && isNode(value.root))

const areRows = (value: unknown, isRow: (row: Record<string, unknown>) => boolean): boolean =>
  !Array.isArray(value) || value.every((row) => !isRecord(row) || isRow(row))

function isReadableBlock(row: Record<string, unknown>, context: Surroundings): boolean {
  const { blockType } = row
  if (typeof blockType !== 'string' || !Object.hasOwn(context.blocks, blockType)) return true
  return isReadableData(row, Reflect.get(context.blocks, blockType).flattenedFields, context)
}

function isReadableValue(value: unknown, field: FlattenedField, context: Surroundings): boolean {
  if (value === undefined) return true
  if (context.hasAllLocales && 'localized' in field && field.localized && isRecord(value))
    return Object.entries(value).every(
      ([locale, each]) =>
        isLocale(locale) && isReadableValue(each, field, { ...context, hasAllLocales: false }),
    )
  if (scalarTypes.has(field.type)) return isScalarOrList(value, field)
  switch (field.type) {
    case 'richText':
      return isRichText(value)
    case 'array':
      return areRows(value, (row) => isReadableData(row, field.flattenedFields, context))
    case 'blocks':
      return areRows(value, (row) => isReadableBlock(row, context))
    case 'group':
    case 'tab':
      return !isRecord(value) || isReadableData(value, field.flattenedFields, context)
    default:
      return true
  }
}

/**
 * Whether texts, numbers and dates of written data are no objects, and rich texts have the shape of one. Payload accepts
 * others: a page cannot show such a rich text, and the database refuses the rest in the middle of the save.
 */
export const isReadableData = (
  data: Record<string, unknown>,
  fields: readonly FlattenedField[],
  context: Surroundings,
): boolean => fields.every((field) => isReadableValue(data[field.name], field, context))
