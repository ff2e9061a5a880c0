import type { CollectionSlug, Payload } from 'payload'

export type StoredRow = Record<string, unknown> & { id: string }

const batchSize = 200

/**
 * Every row of a collection as the database stores it: in all languages, with the trash, without hooks and access rules.
 * For erasing, which must be complete and shows no row to users.
 */
export async function* storedRows(payload: Payload, collection: CollectionSlug): AsyncGenerator<StoredRow> {
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { docs, hasNextPage } = await payload.db.find<StoredRow>({
      collection,
      page,
      limit: batchSize,
      sort: 'id',
      locale: 'all',
      where: {},
    })
    yield* docs
    isMore = hasNextPage
  }
}

/** All versions of a collection, each under the id of its document. */
export async function* storedVersions(
  payload: Payload,
  collection: CollectionSlug,
): AsyncGenerator<StoredRow> {
  if (!payload.collections[collection].config.versions) return
  for (let page = 1, isMore = true; isMore; page += 1) {
    const { docs, hasNextPage } = await payload.db.findVersions<Record<string, unknown>>({
      collection,
      page,
      limit: batchSize,
      sort: 'id',
      locale: 'all',
      where: {},
    })
    for (const { parent, version, createdAt } of docs) {
      yield { ...version, id: String(parent), createdAt }
    }
    isMore = hasNextPage
  }
}

/** The value at a path such as `person.email`. */
export const valueAt = (row: Record<string, unknown>, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      row,
    )
