import { createLocalReq, type Payload, type Where } from 'payload'

import { refreshTags } from '@/lib/cache/refresh-tags'
import { tags } from '@/lib/cache/tags'
import { allPropertyLists } from '@/features/listings/model/property-lists'
import { publicSettings, storedEpcScales } from '@/features/property/server/api'
import { addDays, belgianDay, daysAfter, startOfDay, toDay } from '@/lib/time/belgian-time'
import { inChunks } from '@/lib/values/lists'

import { indexProperties } from './index-properties'
import { isListed, readIndexSettings, type PublicationState } from './read-sources'

/** Documents compared at a time. */
const pageSize = 1000

/** Stale rows made anew in one run; the next one continues. */
const maxStalePerRun = 2000

/** Properties between two reports of a rebuild. */
const reportedBatch = 200

/** A document saved this long before the last comparison is compared again: its hook may have been slow. */
const overlapMs = 10 * 60_000

/** The moment of the last comparison of each Payload, in milliseconds since 1970. */
const comparedAt = new WeakMap<Payload, number>()

interface Stored extends PublicationState {
  id: string
  [field: string]: unknown
}

async function findPage(
  payload: Payload,
  collection: 'properties' | 'searchRows',
  where: Where,
  fields: string[],
) {
  const { docs } = await payload.db.find({
    collection,
    where,
    select: Object.fromEntries(fields.map((name) => [name, true as const])),
    sort: 'id',
    limit: pageSize,
    pagination: false,
  })
  return docs as unknown as Stored[]
}

/** The documents or rows that match, in pages by id. */
async function* inPages(
  payload: Payload,
  collection: 'properties' | 'searchRows',
  where: Where,
  fields: string[],
): AsyncGenerator<Stored[]> {
  for (let last = '', isMore = true; isMore;) {
    const page = await findPage(payload, collection, { and: [where, { id: { greater_than: last } }] }, fields)
    if (page.length > 0) yield page
    last = page.at(-1)?.id ?? last
    isMore = page.length === pageSize
  }
}

const idsOf = (rows: readonly Stored[]) => rows.map(({ id }) => id)

/** The properties whose row is missing, is older than the document or should not exist. */
async function findOutdated(payload: Payload, where: Where, now: Date): Promise<string[]> {
  const outdated: string[] = []
  const settings = await readIndexSettings(await createLocalReq({}, payload), now)
  const fields = ['updatedAt', '_status', 'status', 'deletedAt', 'marquee', 'soldAt', 'sellerConsent']
  for await (const page of inPages(payload, 'properties', where, fields)) {
    const rows = await findPage(payload, 'searchRows', { id: { in: idsOf(page) } }, ['documentUpdatedAt'])
    const madeFrom = new Map(rows.map(({ id, documentUpdatedAt }) => [id, documentUpdatedAt]))
    outdated.push(
      ...idsOf(
        page.filter(
          (each) => madeFrom.get(each.id) !== (isListed(each, settings) ? each.updatedAt : undefined),
        ),
      ),
    )
  }
  return outdated
}

/** The rows whose property no longer exists. */
async function findOrphans(payload: Payload): Promise<string[]> {
  const orphans: string[] = []
  for await (const page of inPages(payload, 'searchRows', {}, ['ref'])) {
    const kept = new Set(idsOf(await findPage(payload, 'properties', { id: { in: idsOf(page) } }, ['ref'])))
    orphans.push(...idsOf(page).filter((id) => !kept.has(id)))
  }
  return orphans
}

/** Whether an energy scale began to apply in the last two days: labels change without a save. */
async function hasNewScale(payload: Payload, now: Date): Promise<boolean> {
  const scales = await storedEpcScales(await createLocalReq({}, payload))
  const [yesterday, today] = [belgianDay(daysAfter(now, -1)), belgianDay(now)]
  return scales.some(({ validFrom }) => [yesterday, today].includes(toDay(validFrom) ?? ''))
}

async function markAllStale(payload: Payload, now: Date): Promise<void> {
  await payload.db.updateMany({
    collection: 'searchRows',
    where: { id: { exists: true } },
    data: { staleSince: now.getTime() },
    returning: false,
  })
}

/**
 * The properties with an open house since yesterday or to come: with the day, their pages change without a save.
 */
async function findOpenHouses(payload: Payload, now: Date): Promise<string[]> {
  const { docs } = await payload.db.find({
    collection: 'searchRows',
    where: { openHouseUntil: { greater_than_equal: belgianDay(daysAfter(now, -1)) } },
    select: { ref: true },
    pagination: false,
  })
  return docs.map(({ id }) => String(id))
}

/**
 * The sold and let properties that lists show no longer from today on, or of which they show less.
 *
 * @param last the previous run; undefined for all of them
 */
async function findNoLongerRecent(payload: Payload, now: Date, last: Date | undefined): Promise<string[]> {
  const { daysShownWhenGone } = await publicSettings(payload)
  const firstRecent = (moment: Date): string =>
    startOfDay(addDays(belgianDay(moment), 1 - daysShownWhenGone)).toISOString()
  const { docs } = await payload.db.find({
    collection: 'searchRows',
    where: {
      and: [
        { availability: { equals: 'gone' } },
        { soldAt: { less_than: firstRecent(now) } },
        ...(last ? [{ soldAt: { greater_than_equal: firstRecent(last) } }] : []),
      ],
    },
    select: { ref: true },
    pagination: false,
  })
  return docs.map(({ id }) => String(id))
}

async function findStale(payload: Payload): Promise<string[]> {
  const { docs } = await payload.db.find({
    collection: 'searchRows',
    where: { staleSince: { exists: true } },
    select: { ref: true },
    limit: maxStalePerRun,
    pagination: false,
  })
  return docs.map(({ id }) => String(id))
}

/**
 * Task of the worker: makes rows anew that were marked, and mends what a process left that ended between a save and its
 * hook. The first run of a process compares all documents, later ones those saved since.
 */
export async function mendSearchIndex(payload: Payload, now: Date): Promise<void> {
  const last = comparedAt.get(payload)
  const isNewDay = last === undefined || belgianDay(new Date(last)) !== belgianDay(now)
  if (isNewDay && (await hasNewScale(payload, now))) await markAllStale(payload, now)
  const since: Where =
    last === undefined ? {} : { updatedAt: { greater_than: new Date(last - overlapMs).toISOString() } }
  const stale = await findStale(payload)
  const lastRun = last === undefined ? undefined : new Date(last)
  const expired = isNewDay ? await findNoLongerRecent(payload, now, lastRun) : []
  const ids = [
    ...stale,
    ...expired,
    ...(await findOutdated(payload, since, now)),
    ...(last === undefined ? await findOrphans(payload) : []),
  ]
  await indexProperties(payload, [...new Set(ids)], { now })
  const changedByDate = isNewDay ? await findOpenHouses(payload, now) : []
  comparedAt.set(payload, now.getTime())
  // What was missing is on no page: only the lists know where it belongs. A page that shows a stale card names it.
  const shown = [...stale, ...expired, ...changedByDate]
  await refreshTags(payload, [
    ...(ids.length > 0 ? allPropertyLists : []),
    ...shown.map((id) => tags.document('properties', id)),
  ])
}

/**
 * Makes all rows anew and removes those of properties that no longer exist. The site may run meanwhile.
 *
 * @param report is called after every batch
 */
export async function reindexProperties(
  payload: Payload,
  report: (done: number, total: number) => void,
): Promise<void> {
  const { totalDocs } = await payload.db.count({ collection: 'properties' })
  let done = 0
  for await (const page of inPages(payload, 'properties', {}, ['ref'])) {
    for (const batch of inChunks(page, reportedBatch)) {
      await indexProperties(payload, idsOf(batch))
      done += batch.length
      report(done, totalDocs)
    }
  }
  await indexProperties(payload, await findOrphans(payload))
}
