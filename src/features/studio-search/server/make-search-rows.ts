import type { CollectionSlug, PayloadRequest } from 'payload'

import {
  findTexts,
  type Findable,
  type FindableRelation,
  type FindTexts,
} from '@/features/studio-search/model/findable'
import { asSystem } from '@/lib/payload/as-system'
import { listOf } from '@/lib/values/lists'
import { relatedId, textOf } from '@/lib/values/read-value'

import type { FindableCollection } from './findable-collections'

/** A row of the collection `studioSearchRows`. */
export interface StudioSearchRow extends FindTexts {
  id: string
  kind: CollectionSlug
  document: string
  documentUpdatedAt: string
}

type Stored = Record<string, unknown> & { id: string }

export const studioSearchRowId = (kind: CollectionSlug, document: string): string => `${kind}:${document}`

/** The newest versions in all languages; those in the trash too. */
async function readNewest(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
  paths: readonly string[],
): Promise<Stored[]> {
  if (ids.length === 0) return []
  const names = [...paths.map((path) => path.split('.')[0] ?? path), 'updatedAt']
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    draft: true,
    trash: true,
    locale: 'all',
    depth: 0,
    pagination: false,
    select: Object.fromEntries(names.map((name) => [name, true as const])),
    // Rows are read by the search alone, which asks the access rules of the documents.
    ...asSystem(req),
  })
  return docs as unknown as Stored[]
}

const idsAt = (document: Stored, field: string): string[] => {
  const value = document[field]
  return (Array.isArray(value) ? listOf(value) : [value]).map(relatedId).filter((id) => id !== null)
}

async function readRelated(
  req: PayloadRequest,
  documents: readonly Stored[],
  { related = [] }: Findable,
): Promise<(document: Stored, relation: FindableRelation) => Stored[]> {
  const read = related.map(async ({ field, collection, texts }) => {
    const ids = [...new Set(documents.flatMap((document) => idsAt(document, field)))]
    const newest = await readNewest(req, collection, ids, texts)
    return [field, new Map(newest.map((each) => [each.id, each]))] as const
  })
  const byField = new Map(await Promise.all(read))
  return (document, { field }) => idsAt(document, field).flatMap((id) => byField.get(field)?.get(id) ?? [])
}

/** The rows of documents, from their newest versions. Without those that do not exist. */
export async function makeStudioSearchRows(
  req: PayloadRequest,
  { slug, findable }: FindableCollection,
  ids: readonly string[],
): Promise<StudioSearchRow[]> {
  const { title, text = [], related = [] } = findable
  const paths = [...title, ...text, ...related.map(({ field }) => field)]
  const documents = await readNewest(req, slug, ids, paths)
  const relatedTo = await readRelated(req, documents, findable)
  return documents.map((document) => ({
    id: studioSearchRowId(slug, document.id),
    kind: slug,
    document: document.id,
    ...findTexts(document, findable, (relation) => relatedTo(document, relation)),
    documentUpdatedAt: textOf(document.updatedAt),
  }))
}
