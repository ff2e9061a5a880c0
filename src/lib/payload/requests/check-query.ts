import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  QueryError,
  validateQueryPaths,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'

import { isRecord } from '@/lib/values/read-value'

import { findUnreadable, pathsOfSort } from './readable-query'

type Fields = readonly FlattenedField[]

/**
 * Payload's own error for a list that cannot be read: its list of the studio then shows no documents, its API answers
 * 400 with the text of `answerQueryError`. Payload recognises it by a name that a production build shortens.
 *
 * @param parts of the query that cannot be read, as paths
 */
export function refuseQuery(parts: string[]): never {
  const error = new QueryError(parts.map((path) => ({ path })))
  error.name = 'QueryError'
  throw error
}

/**
 * Conditions of a collection that are no fields, named in its `custom.conditions`: a hook of its own replaces them. What
 * it leaves, Payload refuses.
 */
const conditionsOf = ({ custom }: SanitizedCollectionConfig): FlattenedField[] =>
  isStrings(custom?.conditions) ? custom.conditions.map((name) => ({ name, type: 'text' })) : []

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const fieldsOfVersions = new WeakMap<SanitizedCollectionConfig, Fields>()

/** The fields of the versions of a collection; none without versions. */
function versionFieldsOf(collection: SanitizedCollectionConfig, { payload }: PayloadRequest): Fields {
  if (!collection.versions) return []
  const cachedFields = fieldsOfVersions.get(collection)
  if (cachedFields) return cachedFields
  const made = buildVersionCollectionFields(payload.config, collection, true)
  fieldsOfVersions.set(collection, made)
  return made
}

/** The fields of documents and of their versions: the hook does not get which of both are read. */
function fieldsOf(collection: SanitizedCollectionConfig, req: PayloadRequest): Fields {
  const ownFields = [...collection.flattenedFields, ...conditionsOf(collection)]
  const names = new Set(ownFields.map(({ name }) => name))
  return [...ownFields, ...versionFieldsOf(collection, req).filter(({ name }) => !names.has(name))]
}

type Ordered = ({ collectionConfig: SanitizedCollectionConfig } | { globalConfig: SanitizedGlobalConfig }) & {
  /** Of the versions, where they are ordered. */
  versionFields?: FlattenedField[]
}

/**
 * Refuses an order by what its reader may not read: it would tell who has the smallest and the largest value. A list is
 * ordered by the fields that a condition may use, and by no others. Payload itself skips paths into hidden fields of
 * other collections in this check, and orders by them all the same.
 */
async function checkOrder(path: string, ordered: Ordered, req: PayloadRequest): Promise<void> {
  const where = { [path]: { exists: true } }
  await validateQueryPaths({ ...ordered, overrideAccess: false, req, where })
  // Payload adds a condition where only some of the related documents may be read; an order has none.
  if (Object.keys(where).length > 1 || !(path in where)) refuseQuery([`sort ${path}`])
}

async function checkSort(
  sort: unknown,
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<void> {
  const paths = pathsOfSort(sort, fieldsOf(collection, req))
  // Who reads nothing of the collection is refused by Payload, with another status.
  if (paths.length === 0 || (await collection.access.read({ req })) === false) return
  const ownNames = new Set(collection.flattenedFields.map(({ name }) => name))
  for (const path of paths) {
    const isOfVersion = Boolean(collection.versions) && !ownNames.has(path.split('.', 1)[0] ?? '')
    const versionFields = isOfVersion ? [...versionFieldsOf(collection, req)] : undefined
    await checkOrder(path, { collectionConfig: collection, versionFields }, req)
  }
}

/**
 * Refuses a list of documents whose condition, order or size Payload or a database would answer with status 500, and an
 * order by fields that the reader may not read; likewise the lists of joined documents in it.
 *
 * @throws QueryError that names what cannot be read
 */
export async function checkQuery(
  args: unknown,
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<void> {
  if (!isRecord(args)) return
  const unreadable = findUnreadable(args, fieldsOf(collection, req), req.payload.collections)
  if (unreadable.length > 0) refuseQuery(unreadable)
  await checkSort(args.sort, collection, req)
  const { joins } = args
  if (!isRecord(joins)) return
  for (const [slug, each] of Object.entries(collection.joins))
    for (const { joinPath } of each)
      await checkQuery(joins[joinPath], req.payload.collections[slug as CollectionSlug].config, req)
}

const toNumber = (value: unknown): unknown => (typeof value === 'string' ? Number(value) : value)

/**
 * Checks a request for versions of a global, for which Payload has no hook.
 *
 * @throws QueryError that names what cannot be read
 */
export async function checkGlobalVersionsQuery(
  req: PayloadRequest,
  global: SanitizedGlobalConfig,
): Promise<void> {
  const { payload, query } = req
  const args = { ...query, limit: toNumber(query.limit), page: toNumber(query.page) }
  const versionFields = buildVersionGlobalFields(payload.config, global, true)
  const unreadable = findUnreadable(args, versionFields, payload.collections)
  if (unreadable.length > 0) refuseQuery(unreadable)
  const paths = pathsOfSort(query.sort, versionFields)
  if (paths.length === 0 || (await global.access.readVersions?.({ req })) === false) return
  for (const path of paths) await checkOrder(path, { globalConfig: global, versionFields }, req)
}
