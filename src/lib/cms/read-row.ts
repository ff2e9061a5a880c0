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

/** A stored block in its newest version, in one language or with its texts by language, if the user may read it. */
export async function readRow(
  { collection, document, row }: RowAddress,
  locale: Locale | 'all',
  req: PayloadRequest,
): Promise<Row | undefined> {
  if (!withBlocks.has(collection)) return undefined
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
  return found ? findRow(Reflect.get(found, fieldName), row) : undefined
}
