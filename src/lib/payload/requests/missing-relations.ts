import type { CollectionSlug, FlattenedField, Payload, PayloadRequest } from 'payload'

import { isLocale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

/** A document that written data names. */
interface Relation {
  /** Of the field, with the numbers of rows: `blocks.0.picture`. */
  path: string
  collection: CollectionSlug
  id: string
  /** The field and those around it. */
  through: Fields
}

interface Reading {
  payload: Payload
  /** Whether localised fields have a value per language. */
  hasAllLocales: boolean
  /** The fields around what is read. */
  through: Fields
}

type Fields = readonly FlattenedField[]

const idOf = (value: unknown): string | null => {
  const id = isRecord(value) ? value.id : value
  return typeof id === 'string' && id !== '' ? id : null
}

/** One value of a relation: the document or its id, or a pair with the collection where there are several. */
function* relationOf(
  value: unknown,
  path: string,
  to: unknown,
  { payload, through }: Reading,
): Generator<Relation> {
  const isPair = Array.isArray(to) && isRecord(value)
  const collection = isPair ? value.relationTo : to
  const id = idOf(isPair ? value.value : value)
  if (typeof collection === 'string' && Object.hasOwn(payload.collections, collection) && id !== null)
    yield { path, collection: collection as CollectionSlug, id, through }
}

function* inRows(
  value: unknown,
  path: string,
  fieldsOf: (row: Record<string, unknown>) => Fields,
  reading: Reading,
) {
  for (const [index, row] of Array.isArray(value) ? value.entries() : [])
    if (isRecord(row)) yield* relationsOf(row, fieldsOf(row), reading, `${path}.${index}.`)
}

function blockFields({ blockType }: Record<string, unknown>, { payload: { blocks } }: Reading): Fields {
  const isKnown = typeof blockType === 'string' && Object.hasOwn(blocks, blockType)
  return isKnown ? Reflect.get(blocks, blockType).flattenedFields : []
}

function* inField(
  value: unknown,
  field: FlattenedField,
  path: string,
  reading: Reading,
): Generator<Relation> {
  if (reading.hasAllLocales && 'localized' in field && field.localized && isRecord(value)) {
    for (const [locale, each] of Object.entries(value).filter(([name]) => isLocale(name)))
      yield* inField(each, field, `${path}.${locale}`, { ...reading, hasAllLocales: false })
  } else if (field.type === 'relationship' || field.type === 'upload')
    for (const each of [value].flat()) yield* relationOf(each, path, field.relationTo, reading)
  else if (field.type === 'array') yield* inRows(value, path, () => field.flattenedFields, reading)
  else if (field.type === 'blocks') yield* inRows(value, path, (row) => blockFields(row, reading), reading)
  else if ((field.type === 'group' || field.type === 'tab') && isRecord(value))
    yield* relationsOf(value, field.flattenedFields, reading, `${path}.`)
}

function* relationsOf(
  data: Record<string, unknown>,
  fields: Fields,
  reading: Reading,
  before = '',
): Generator<Relation> {
  for (const field of fields) {
    const inside = { ...reading, through: [...reading.through, field] }
    yield* inField(data[field.name], field, before + field.name, inside)
  }
}

interface Write {
  operation: 'create' | 'update'
  req: PayloadRequest
}

/** Whether the request may write a relation. What it may not, such as a picture for a translator, Payload leaves as stored. */
async function isWritten(
  { through }: Relation,
  data: Record<string, unknown>,
  { operation, req }: Write,
): Promise<boolean> {
  for (const field of through) if ((await field.access?.[operation]?.({ data, req })) === false) return false
  return true
}

/**
 * The fields of written data that name a document which does not exist. SQLite would refuse the row in the middle of the
 * save, without a word of which field; MongoDB would store it.
 *
 * @returns their paths, in the order of the schema
 */
export async function findMissingRelations(
  data: Record<string, unknown>,
  fields: Fields,
  write: Write,
): Promise<string[]> {
  const { payload, locale } = write.req
  const relations = [...relationsOf(data, fields, { payload, hasAllLocales: locale === 'all', through: [] })]
  const existing = new Map<CollectionSlug, Set<unknown>>()
  for (const collection of new Set(relations.map((relation) => relation.collection))) {
    const ids = new Set(relations.filter((each) => each.collection === collection).map(({ id }) => id))
    const { docs } = await payload.db.find({
      collection,
      where: { id: { in: [...ids] } },
      pagination: false,
      limit: 0,
      select: { id: true },
    })
    existing.set(collection, new Set(docs.map(({ id }) => id)))
  }
  const missing = relations.filter(({ collection, id }) => !existing.get(collection)?.has(id))
  const paths = new Set<string>()
  for (const relation of missing) if (await isWritten(relation, data, write)) paths.add(relation.path)
  return [...paths]
}
