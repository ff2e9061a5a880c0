import type { CollectionSlug, Payload } from 'payload'

import { rowsInPages } from '@/lib/payload/in-pages'

export type StoredRow = Record<string, unknown> & { id: string }

const everything = { limit: 200, sort: 'id', locale: 'all', where: {} } as const

/**
 * Every row of a collection as the database stores it: in all languages, with the trash, without hooks and access rules.
 * For erasing, which must be complete and shows no row to users.
 */
export const storedRows = (payload: Payload, collection: CollectionSlug): AsyncGenerator<StoredRow> =>
  rowsInPages((page) => payload.db.find<StoredRow>({ collection, page, ...everything }))

/** All versions of a collection, each under the id of its document. */
export async function* storedVersions(
  payload: Payload,
  collection: CollectionSlug,
): AsyncGenerator<StoredRow> {
  if (!payload.collections[collection].config.versions) return
  const versions = rowsInPages((page) =>
    payload.db.findVersions<Record<string, unknown>>({ collection, page, ...everything }),
  )
  for await (const { parent, version, createdAt } of versions)
    yield { ...version, id: String(parent), createdAt }
}

/** The value at a path such as `person.email`. */
export const valueAt = (row: Record<string, unknown>, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      row,
    )
