import { createLocalReq, type CollectionSlug, type Payload, type Where } from 'payload'

import { findableCollections } from './findable-collections'
import { indexDocuments } from './index-documents'
import { findRowId, type FindRow } from './make-find-rows'

/** Documents compared at a time. */
const pageSize = 500

/** A document saved this long before the last comparison is compared again: its hook may have been slow. */
const overlapMs = 10 * 60_000

/** The moment of the last comparison of each Payload, in milliseconds since 1970. */
const comparedAt = new WeakMap<Payload, number>()

interface Stored {
  id: string
  updatedAt: string
}

async function readPage(payload: Payload, slug: CollectionSlug, where: Where): Promise<Stored[]> {
  const { docs } = await payload.db.find({
    collection: slug,
    where,
    select: { updatedAt: true },
    sort: 'id',
    limit: pageSize,
    pagination: false,
  })
  return docs as unknown as Stored[]
}

/** The documents of a page whose row is missing or older. */
async function findOutdated(
  payload: Payload,
  slug: CollectionSlug,
  page: readonly Stored[],
): Promise<string[]> {
  const ids = page.map(({ id }) => findRowId(slug, id))
  const { docs } = await payload.db.find<FindRow>({
    collection: 'findRows',
    where: { id: { in: ids } },
    select: { document: true, documentUpdatedAt: true },
    pagination: false,
    limit: 0,
  })
  const madeFrom = new Map(docs.map(({ document, documentUpdatedAt }) => [document, documentUpdatedAt]))
  return page
    .filter(({ id, updatedAt }) => (madeFrom.get(id) ?? '') < new Date(updatedAt).toISOString())
    .map(({ id }) => id)
}

async function mendCollection(payload: Payload, slug: CollectionSlug, since: Where): Promise<void> {
  const req = await createLocalReq({}, payload)
  for (let last = '', isMore = true; isMore;) {
    const page = await readPage(payload, slug, { and: [since, { id: { greater_than: last } }] })
    const outdated = await findOutdated(payload, slug, page)
    if (outdated.length > 0) await indexDocuments(req, slug, outdated)
    last = page.at(-1)?.id ?? last
    isMore = page.length === pageSize
  }
}

/**
 * Task of the worker: makes the rows that are missing or older than their documents, such as after an import or a crash
 * between a save and its hook. The first run of a process compares all documents, later ones those saved since.
 */
export async function mendFindRows(payload: Payload, now: Date): Promise<void> {
  const last = comparedAt.get(payload)
  const since: Where =
    last === undefined ? {} : { updatedAt: { greater_than: new Date(last - overlapMs).toISOString() } }
  for (const { slug } of findableCollections(payload)) await mendCollection(payload, slug, since)
  comparedAt.set(payload, now.getTime())
}
