import type { CollectionSlug, PayloadRequest } from 'payload'

import type { Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

import { nestedRequest } from './as-system'

/** The location of a stored block: its collection, its document and its id. */
interface RowLocation {
  collection: string
  document: string
  row: string
}

/** Formats a location for the field `rowLocation`, such as `pages/<document>/<row>`. */
export const formatRowLocation = ({ collection, document, row }: RowLocation): string =>
  [collection, document, row].join('/')

/** Parses a location that the studio sent; `null` for any other value. */
export function parseRowLocation(value: unknown): RowLocation | null {
  if (typeof value !== 'string') return null
  const [, collection, document, row] = /^([a-z-]{1,40})\/([\w-]{1,64})\/([\w-]{1,64})$/i.exec(value) ?? []
  return collection && document && row ? { collection, document, row } : null
}

/** A block, stored or sent. */
export type Row = Record<string, unknown> & { id?: string; blockType?: string; rowLocation?: unknown }

const isRow = (value: unknown): value is Row => isRecord(value)

/** The blocks in the value of a field; empty for anything else. */
export const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

/** The block with this id; undefined when there is none. */
export const findRow = (rows: unknown, id: string): Row | undefined =>
  rowsOf(rows).find((row) => row.id === id)

/** The collections whose blocks can be copied, all in a field of this name. */
const withBlocks = new Set(['pages', 'articles', 'modules', 'patterns'])
const fieldName = 'blocks'

/** The blocks of a document in its newest version. */
async function readRows(
  { collection, document }: RowLocation,
  locale: Locale | 'all',
  req: PayloadRequest,
): Promise<unknown> {
  const storedDocument = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id: document,
    locale,
    fallbackLocale: false,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  })
  return storedDocument ? Reflect.get(storedDocument, fieldName) : undefined
}

/**
 * Reads stored blocks in their newest version, in one language or with their texts by language, if the user may read
 * them. Each document is read once.
 */
export function rowReader(locale: Locale | 'all', req: PayloadRequest) {
  const documents = new Map<string, Promise<unknown>>()
  return async (location: RowLocation): Promise<Row | undefined> => {
    if (!withBlocks.has(location.collection)) return undefined
    const key = `${location.collection}/${location.document}`
    const rows = documents.get(key) ?? readRows(location, locale, req)
    documents.set(key, rows)
    return findRow(await rows, location.row)
  }
}

/** Versions that are looked through for a removed row. */
const maxVersions = 10

/** How the newest versions of a document are read, with their texts by language and by the rights of the user. */
export const newestVersions = (req: PayloadRequest) =>
  ({
    sort: '-updatedAt',
    locale: 'all',
    depth: 0,
    limit: maxVersions,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  }) as const

/** A block that its document no longer has, with its texts by language, as the newest version with it has it. */
export async function findRemovedRow(
  { collection, document, row }: RowLocation,
  req: PayloadRequest,
): Promise<Row | undefined> {
  if (!withBlocks.has(collection)) return undefined
  const slug = collection as CollectionSlug
  if (!req.payload.collections[slug].config.versions) return undefined
  const { docs } = await req.payload.findVersions({
    collection: slug,
    where: { parent: { equals: document } },
    ...newestVersions(req),
  })
  for (const { version } of docs) {
    const removed = findRow(Reflect.get(version, fieldName), row)
    if (removed) return removed
  }
  return undefined
}
