import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

import { bulkInsert } from '@/lib/payload/sqlite/bulk-insert'

/** Data as Payload's adapters take and give them: all languages, ids as text, dates in ISO form. */
export type Data = Record<string, unknown>

export interface VersionData {
  /** Id of the document; not set for a global. */
  parent?: string
  version: Data
  createdAt: string
  updatedAt: string
  autosave?: boolean
  snapshot?: true
  publishedLocale?: string
}

/** What is moved to the other kind of database. */
export interface DocumentSource {
  documents: (collection: CollectionSlug) => AsyncIterable<Data>
  /** Oldest first. */
  versions: (collection: CollectionSlug) => AsyncIterable<VersionData>
  global: (slug: GlobalSlug) => Promise<Data | null>
  /** Oldest first. */
  globalVersions: (slug: GlobalSlug) => AsyncIterable<VersionData>
}

/** Payload's own collections whose documents count on the other database too; their ids are not referred to. */
const movedPayloadCollections: readonly string[] = ['payload-jobs', 'payload-preferences']

/** Jobs that have run are history. */
const isDone = (collection: string, { completedAt }: Data): boolean =>
  collection === 'payload-jobs' && Boolean(completedAt)

/** Without null, which SQLite has for what is not set: on MongoDB it would be a second value of a unique field. */
const withoutNull = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))

async function moveCollection(
  target: Payload,
  source: DocumentSource,
  collection: CollectionSlug,
): Promise<number> {
  let count = 0
  const isPayloads = movedPayloadCollections.includes(collection)
  for await (const { id, ...data } of source.documents(collection)) {
    if (isDone(collection, data)) continue
    const set = withoutNull(data)
    await target.db.create({ collection, data: isPayloads ? set : { id, ...set }, returning: false })
    count += 1
  }
  if (!target.collections[collection].config.versions) return count
  for await (const { version, parent = '', autosave = false, ...rest } of source.versions(collection))
    await target.db.createVersion({
      collectionSlug: collection,
      parent,
      autosave,
      returning: false,
      // Payload types a version by its collection, which varies here.
      versionData: withoutNull(version) as never,
      ...rest,
    })
  return count
}

async function moveGlobal(target: Payload, source: DocumentSource, slug: GlobalSlug): Promise<void> {
  const data = await source.global(slug)
  if (data) await target.db.createGlobal({ slug, data: withoutNull(data), returning: false })
  if (!target.globals.config.find((config) => config.slug === slug)?.versions) return
  for await (const { version, autosave = false, parent: _, ...rest } of source.globalVersions(slug))
    await target.db.createGlobalVersion({
      globalSlug: slug,
      autosave,
      returning: false,
      versionData: withoutNull(version) as never,
      ...rest,
    })
}

/**
 * Copies all documents, versions and settings into an empty database of the other kind. Ids stay; Payload's locks and
 * key-value pairs stay behind (decision 027).
 *
 * @param say gets what is being copied
 * @returns number of references to documents that do not exist, which are left out
 */
export function moveDocuments(
  target: Payload,
  source: DocumentSource,
  say: (line: string) => void,
): Promise<number> {
  return bulkInsert(target, async () => {
    for (const { slug } of target.config.collections) {
      if (slug.startsWith('payload-') && !movedPayloadCollections.includes(slug)) continue
      // The configuration has the slugs of these types.
      const count = await moveCollection(target, source, slug as CollectionSlug)
      if (count > 0) say(`  ${count} ${slug}`)
    }
    for (const { slug } of target.globals.config) await moveGlobal(target, source, slug as GlobalSlug)
  })
}
