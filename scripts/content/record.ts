import type { CollectionSlug, GlobalSlug } from 'payload'

import type { SeedData, SeedFile } from './store'

/** A document to store. Its key is unique in its collection. */
export interface DocumentRecord {
  collection: CollectionSlug
  key: string
  data: unknown
  /** Makes the file of an upload, when its turn comes. */
  file?: () => Promise<SeedFile>
}

/** Settings to store. */
export interface SettingsRecord {
  global: GlobalSlug
  data: unknown
}

export type SeedRecord = DocumentRecord | SettingsRecord

/** A reference to a document, which the loader replaces by its id anywhere in the data of a record. */
export const ref = (collection: CollectionSlug, key: string | number): string => `ref:${collection}/${key}`

const isReference = (value: unknown): value is string =>
  typeof value === 'string' && /^ref:\w+\/./.test(value)

export const referenceOf = ({ collection, key }: DocumentRecord): string => ref(collection, key)

export const documentRecord = <Slug extends CollectionSlug>(
  collection: Slug,
  key: string | number,
  data: SeedData<Slug>,
  file?: () => Promise<SeedFile>,
): DocumentRecord => ({ collection, key: String(key), data, file })

/** The references in data, each once, in the order of their places. */
export function referencesIn(data: unknown): string[] {
  if (isReference(data)) return [data]
  if (typeof data !== 'object' || data === null) return []
  return [...new Set(Object.values(data).flatMap(referencesIn))]
}

/** The same data with ids instead of references. */
export function withIds(data: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (isReference(data)) return ids.get(data)
  if (Array.isArray(data)) return data.map((item) => withIds(item, ids))
  if (typeof data !== 'object' || data === null || data instanceof Date) return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withIds(value, ids)]))
}
