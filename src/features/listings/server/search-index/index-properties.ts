import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'

import type { SearchRow } from '@/features/listings/model/search-row'
import { noteRefresh } from '@/lib/cache/pending-refresh'
import { tags } from '@/lib/cache/tags'
import { nestedRequest } from '@/lib/payload/as-system'
import { inChunks } from '@/lib/values/lists'

import { writeIndex } from './index-writer'
import { isListed, makeIndexRows, readIndexSettings, type PublicationState } from './read-sources'
import { withholdPictures } from './withhold-pictures'

const batchSize = 200

/** More properties are left to the worker, so that a save does not wait for them. */
const maxAtOnce = 400

/** The last index write of each Payload. */
const lastWrites = new WeakMap<Payload, Promise<void>>()

/** One after the other in this process: otherwise rows read before a change could be written after it. */
async function inTurn(payload: Payload, write: () => Promise<void>): Promise<void> {
  const turn = (lastWrites.get(payload) ?? Promise.resolve()).then(write)
  lastWrites.set(
    payload,
    turn.catch(() => undefined),
  )
  return turn
}

async function indexBatch(req: PayloadRequest, ids: readonly string[], now: Date): Promise<void> {
  const readAt = Date.now()
  const settings = await readIndexSettings(req, now)
  const made = await makeIndexRows(req, ids, settings)
  await writeIndex(req.payload, { ...made, ids, readAt }, req)
  await withholdPictures(req, ids, settings)
}

async function indexWithin(req: PayloadRequest, ids: readonly string[], now = new Date()): Promise<void> {
  for (const batch of inChunks(ids, batchSize)) await inTurn(req.payload, () => indexBatch(req, batch, now))
}

/**
 * Makes the search rows and cards of properties anew from their documents, and removes those of properties that
 * visitors cannot find or that no longer exist. Repeatable.
 *
 * @param options `within` is the request of the calling hook, for its transaction; `now` decides what visitors may still
 *   know of sold and let ones
 */
export async function indexProperties(
  payload: Payload,
  ids: readonly string[],
  { within, now }: { within?: PayloadRequest; now?: Date } = {},
): Promise<void> {
  await indexWithin(within ? nestedRequest(within) : await createLocalReq({}, payload), ids, now)
}

/**
 * The ids of the properties that lists know of.
 *
 * @param where on their search rows
 * @param options `limit` 0 is no limit; `req` is the request whose transaction is read
 */
export async function findIndexed(
  payload: Payload,
  where: Where,
  { limit = 0, req }: { limit?: number; req?: PayloadRequest } = {},
): Promise<string[]> {
  const { docs } = await payload.db.find<Pick<SearchRow, 'id' | 'property'>>({
    collection: 'searchRows',
    where: { and: [{ isPrimary: { equals: true } }, where] },
    select: { property: true },
    pagination: false,
    limit,
    ...(req && { req }),
  })
  return docs.map(({ property }) => property)
}

/** Marks search rows for the worker (`repairSearchIndex`). */
async function markStale(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  const data = { staleSince: Date.now() }
  for (const batch of inChunks(ids, batchSize))
    await req.payload.db.updateMany({
      collection: 'searchRows',
      where: { property: { in: batch } },
      data,
      returning: false,
      req,
    })
}

interface Published extends PublicationState {
  id: string
}

async function findPublished(req: PayloadRequest, where: Where): Promise<Published[]> {
  const { docs } = await req.payload.db.find({
    collection: 'properties',
    where: { and: [{ _status: { equals: 'published' } }, where] },
    select: {
      _status: true,
      status: true,
      deletedAt: true,
      marquee: true,
      soldAt: true,
      sellerConsent: true,
    },
    pagination: false,
    limit: 0,
    req,
  })
  return docs as unknown as Published[]
}

/** Of these properties, those that lists are to show but that have no row, which alone can be marked. */
async function findUnmarked(req: PayloadRequest, properties: readonly Published[]): Promise<string[]> {
  const settings = await readIndexSettings(req)
  const marked = new Set(await findIndexed(req.payload, {}, { req }))
  return properties.filter((each) => !marked.has(each.id) && isListed(each, settings)).map(({ id }) => id)
}

/**
 * Makes the rows of all published properties that match anew: at once if they are few, otherwise by the worker, apart
 * from those that lists did not show until now.
 *
 * @param where on the properties
 * @param atOnce at most so many properties
 */
export async function indexWhere(within: PayloadRequest, where: Where, atOnce = maxAtOnce): Promise<void> {
  const req = nestedRequest(within)
  const published = await findPublished(req, where)
  const ids = published.map(({ id }) => id)
  if (ids.length > atOnce) {
    await markStale(req, ids)
    return indexWithin(req, await findUnmarked(req, published))
  }
  await indexWithin(req, ids)
  // Pages name the properties whose cards they show.
  noteRefresh(
    within,
    ids.map((id) => tags.document('properties', id)),
  )
}
