import {
  createLocalReq,
  type CollectionAfterChangeHook,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
} from 'payload'

import { replaceRows, type BulkRow } from '@/lib/payload/bulk-rows'
import { finishLater } from '@/lib/payload/finish-later'
import { defineProjection, type Stored } from '@/lib/payload/projection'
import { inChunks } from '@/lib/values/lists'

import { dependentsOf, findableCollections } from './findable-collections'
import { studioSearchRowId, makeStudioSearchRows, type StudioSearchRow } from './make-search-rows'

const rowsOf = { collection: 'studioSearchRows', table: 'studio_search_rows' } as const
const batchSize = 200

const hasSameTexts = (one: StudioSearchRow, other: StudioSearchRow | undefined): boolean =>
  other !== undefined && one.text === other.text && one.restricted === other.restricted

async function readRows(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, StudioSearchRow>> {
  const { docs } = await req.payload.db.find<StudioSearchRow>({
    collection: 'studioSearchRows',
    where: { id: { in: [...ids] } },
    pagination: false,
    req,
  })
  return new Map(docs.map((row) => [row.id, row]))
}

async function indexBatch(
  req: PayloadRequest,
  slug: CollectionSlug,
  documents: readonly string[],
): Promise<string[]> {
  const collection = findableCollections(req.payload).find((each) => each.slug === slug)
  if (!collection) return []
  const ids = documents.map((document) => studioSearchRowId(slug, document))
  const [rows, before] = await Promise.all([
    makeStudioSearchRows(req, collection, documents),
    readRows(req, ids),
  ])
  const written: BulkRow[] = rows.map((row) => ({ ...row }))
  await replaceRows(req.payload, rowsOf, { of: 'id', ids, rows: written }, req)
  return rows.filter((row) => !hasSameTexts(row, before.get(row.id))).map(({ document }) => document)
}

/**
 * Makes the rows of documents anew and removes those of documents that no longer exist. Repeatable.
 *
 * @returns the documents whose texts have changed
 */
export async function indexDocuments(
  req: PayloadRequest,
  slug: CollectionSlug,
  documents: readonly string[],
): Promise<string[]> {
  const changed: string[] = []
  for (const batch of inChunks(documents, batchSize)) changed.push(...(await indexBatch(req, slug, batch)))
  return changed
}

/** Makes the rows anew of everything that is found by texts of these documents, after the answer. */
async function indexDependents(
  payload: Payload,
  slug: CollectionSlug,
  ids: readonly string[],
): Promise<void> {
  const req = await createLocalReq({}, payload)
  for (const { slug: dependent, field } of dependentsOf(payload, slug)) {
    const { docs } = await payload.db.find({
      collection: dependent,
      where: { [field]: { in: [...ids] } },
      select: { updatedAt: true },
      pagination: false,
      limit: 0,
    })
    await indexDocuments(
      req,
      dependent,
      docs.map(({ id }) => String(id)),
    )
  }
}

/** The documents of a page whose row is missing or older. */
async function findOutdated(
  payload: Payload,
  slug: CollectionSlug,
  page: readonly Stored[],
): Promise<string[]> {
  const { docs } = await payload.db.find<StudioSearchRow>({
    collection: 'studioSearchRows',
    where: { id: { in: page.map(({ id }) => studioSearchRowId(slug, id)) } },
    select: { document: true, documentUpdatedAt: true },
    pagination: false,
    limit: 0,
  })
  const madeFrom = new Map(docs.map(({ document, documentUpdatedAt }) => [document, documentUpdatedAt]))
  return page
    .filter(({ id, updatedAt }) => (madeFrom.get(id) ?? '') < new Date(String(updatedAt)).toISOString())
    .map(({ id }) => id)
}

export const findIndex = defineProjection({
  name: 'The search of the studio',
  from: (payload) => findableCollections(payload).map(({ slug }) => slug),
  rows: {
    collection: 'studioSearchRows',
    document: 'document',
    of: (kind) => ({ kind: { equals: kind } }),
    write: indexDocuments,
  },
  outdated: { fields: ['updatedAt'], find: findOutdated },
})

/** Makes the rows of saved documents anew, and after the answer those of what is found by their texts. */
async function indexWithDependents(
  req: PayloadRequest,
  slug: CollectionSlug,
  documents: readonly string[],
): Promise<void> {
  const changed = await indexDocuments(req, slug, documents)
  if (changed.length > 0 && dependentsOf(req.payload, slug).length > 0)
    void finishLater(req.payload, () => indexDependents(req.payload, slug, changed))
}

/** Hook of findable collections: the row follows every save, and the rows of what is found by it. */
export const indexFindable: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  // Nothing is found by a new document yet.
  const write = operation === 'update' ? indexWithDependents : indexDocuments
  await findIndex.follow(req, collection.slug, doc.id, write)
  return doc
}
