import type { Field, Option } from 'payload'

import { blockSchemas } from '@/blocks/registry'
import { collectionConfigs, globalConfigs } from '@/collections/registry'

import { isLocalizedValue } from './languages'
import { isFields, isFlag, isNumber, isText } from './reader'
import type { SeedRecord } from './record'

/** Fields that the program adds to the schemas of collections. */
const added = new Set(['_status', 'email', 'password'])

/** The fields that data have a value for, by name, without what only arranges a form. */
function namedFields(fields: readonly Field[]): [name: string, field: Field][] {
  return fields.flatMap((field): [string, Field][] => {
    if ('name' in field && field.name) return [[field.name, field]]
    if (field.type !== 'tabs') return 'fields' in field ? namedFields(field.fields) : []
    return field.tabs.flatMap((tab): [string, Field][] => {
      const { fields: inner } = tab
      if (!('name' in tab) || !tab.name) return namedFields(inner)
      return [[tab.name, { type: 'group', name: tab.name, fields: inner }]]
    })
  })
}

const optionValue = (option: Option): string => (typeof option === 'string' ? option : option.value)

function* problemsOfValue(field: Field, value: unknown, at: string): Generator<string> {
  const items = Array.isArray(value) ? value : [value]
  switch (field.type) {
    case 'group':
      yield* problemsIn(field.fields, value, at)
      break
    case 'array':
      for (const [index, row] of items.entries()) yield* problemsIn(field.fields, row, `${at}.${index}`)
      break
    case 'blocks':
      for (const block of items) yield* problemsOfBlock(block, at)
      break
    case 'select': {
      const options = field.options.map(optionValue)
      for (const item of items)
        if (!options.includes(String(item))) yield `${at} cannot be "${String(item)}".`
      break
    }
    case 'number':
      if (!isNumber(value)) yield `${at} is no number.`
      break
    case 'checkbox':
      if (!isFlag(value)) yield `${at} is neither true nor false.`
      break
    case 'text':
    case 'textarea':
    case 'email':
      if (!isText(value)) yield `${at} is no text.`
      break
    default:
  }
}

function* problemsOfBlock(block: unknown, at: string): Generator<string> {
  const { blockType, ...fields } = isFields(block) ? block : {}
  const schema = blockSchemas.find(({ slug }) => slug === blockType)
  if (schema) yield* problemsIn(schema.fields, fields, `${at}.${schema.slug}`)
  else yield `${at}: there is no block "${String(blockType)}".`
}

function* problemsIn(fields: readonly Field[], data: unknown, at: string): Generator<string> {
  const byName = new Map(namedFields(fields))
  for (const [name, value] of Object.entries(isFields(data) ? data : {})) {
    const field = byName.get(name)
    const place = `${at}.${name}`
    if (value === null || value === undefined || added.has(name)) continue
    if (!field) yield `${place}: there is no such field.`
    else if (!isFields(value) || !isLocalizedValue(value)) yield* problemsOfValue(field, value, place)
    else if (!('localized' in field) || !field.localized) yield `${place} has no languages.`
    else
      for (const [locale, text] of Object.entries(value))
        yield* problemsOfValue(field, text, `${place}.${locale}`)
  }
}

function fieldsOf(record: SeedRecord): readonly Field[] {
  const slug = 'collection' in record ? record.collection : record.global
  return [...collectionConfigs, ...globalConfigs].find((config) => config.slug === slug)?.fields ?? []
}

/** What the schemas of the site do not allow in the records: unknown fields, wrong kinds of values and languages. */
export const problemsOf = (records: readonly SeedRecord[]): string[] =>
  records.flatMap((record) => {
    const name = 'collection' in record ? `${record.collection} ${record.key}` : record.global
    return [...problemsIn(fieldsOf(record), record.data, name)]
  })

/** Returns the records; throws for what the schemas of the site do not allow in them. */
export function checked<Kind extends SeedRecord>(records: readonly Kind[]): readonly Kind[] {
  const problems = problemsOf(records)
  if (problems.length > 0) throw new Error(`The files do not fit:\n${problems.join('\n')}`)
  return records
}
