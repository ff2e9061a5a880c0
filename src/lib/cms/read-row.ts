import type { CollectionSlug, PayloadRequest } from 'payload'

import type { Locale } from '@/lib/i18n/locales'

import { nestedRequest } from './nested-request'
import type { RowAddress } from './row-address'

/** A stored or arriving block. */
export type Row = Record<string, unknown> & { id?: string; blockType?: string; rowAddress?: unknown }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

export const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

export const findRow = (rows: unknown, id: string): Row | undefined =>
  rowsOf(rows).find((row) => row.id === id)

/** The collections whose blocks can be copied, all in a field of this name. */
const withBlocks = new Set(['pages', 'articles', 'modules'])
const fieldName = 'blocks'

/** The blocks of a document in its newest version. */
async function readRows(
  { collection, document }: RowAddress,
  locale: Locale | 'all',
  req: PayloadRequest,
): Promise<unknown> {
  const found = await req.payload.findByID({
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
  return found ? Reflect.get(found, fieldName) : undefined
}

/**
 * Reads stored blocks in their newest version, in one language or with their texts by language, if the user may read
 * them. Each document is read once.
 */
export function rowReader(locale: Locale | 'all', req: PayloadRequest) {
  const documents = new Map<string, Promise<unknown>>()
  return async (address: RowAddress): Promise<Row | undefined> => {
    if (!withBlocks.has(address.collection)) return undefined
    const key = `${address.collection}/${address.document}`
    const rows = documents.get(key) ?? readRows(address, locale, req)
    documents.set(key, rows)
    return findRow(await rows, address.row)
  }
}
