import type { Payload, Where } from 'payload'

import type { MissingCount } from '@/features/routing/model/missing-counter'
import { withLease } from '@/lib/queue/lease'
import { daysAfter } from '@/lib/time/belgian-time'

import { missingCounter } from './watch-missing'

export const maxMissingRows = 500
/** Limit that includes rows first seen within the last day. */
export const maxRowsWithNew = 600
/** Limit of ignored rows, which are counted separately. */
export const maxIgnoredRows = 500
const retentionDays = 90

const collection = 'missingUrls'

/** Without a user: the counts contain no personal data, and only editors may read them. */
const asProgram = { depth: 0, overrideAccess: true } as const

/** The paths that lead elsewhere meanwhile: their requests were counted before the redirect was made. */
async function findRedirected(payload: Payload, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { in: paths } },
    pagination: false,
    select: { from: true },
    ...asProgram,
  })
  return new Set(docs.map(({ from }) => from))
}

async function storeCounts(payload: Payload, counts: MissingCount[]): Promise<void> {
  const { docs } = await payload.find({
    collection,
    where: { path: { in: counts.map(({ path }) => path) } },
    pagination: false,
    ...asProgram,
  })
  const rows = new Map(docs.map((row) => [row.path, row]))
  const redirected = await findRedirected(
    payload,
    counts.flatMap(({ path }) => (rows.has(path) ? [] : [path])),
  )
  for (const { path, locale, hits, referrer, lastSeen } of counts) {
    const row = rows.get(path)
    const seen = { lastSeen: lastSeen.toISOString(), ...(referrer && { referrer }) }
    if (row)
      await payload.update({
        collection,
        id: row.id,
        data: { ...seen, hits: row.hits + hits },
        ...asProgram,
      })
    else if (!redirected.has(path))
      await payload.create({
        collection,
        data: { path, locale, hits, firstSeen: seen.lastSeen, ...seen },
        ...asProgram,
      })
  }
}

/** Deletes the first rows in an order, at most `limit`; returns their number. */
async function dropFirst(payload: Payload, where: Where, sort: string, limit: number): Promise<number> {
  if (limit <= 0) return 0
  const { docs } = await payload.find({
    collection,
    where,
    sort,
    limit,
    pagination: false,
    select: {},
    ...asProgram,
  })
  await payload.delete({ collection, where: { id: { in: docs.map(({ id }) => id) } }, ...asProgram })
  return docs.length
}

async function countRows(payload: Payload, where: Where): Promise<number> {
  // Only the number of rows is read.
  return (await payload.count({ collection, where, overrideAccess: true })).totalDocs
}

/**
 * Deletes rows not requested lately. Rows of the last day may exceed the limit a little, because their counts are not
 * yet meaningful. Ignored rows stay; otherwise they would return to the list.
 */
async function dropSurplus(payload: Payload, now: Date): Promise<void> {
  const daysAgo = (days: number) => daysAfter(now, -days).toISOString()
  const ignored: Where = { ignored: { equals: true } }
  const open: Where = { ignored: { not_equals: true } }
  const forgotten: Where = { and: [open, { lastSeen: { less_than: daysAgo(retentionDays) } }] }
  await payload.delete({ collection, where: forgotten, ...asProgram })
  const surplusIgnored = (await countRows(payload, ignored)) - maxIgnoredRows
  await dropFirst(payload, ignored, 'lastSeen', surplusIgnored)

  const count = await countRows(payload, open)
  const grown: Where = { and: [open, { firstSeen: { less_than: daysAgo(1) } }] }
  const dropped = await dropFirst(payload, grown, 'lastSeen', count - maxMissingRows)
  await dropFirst(payload, open, 'firstSeen', count - dropped - maxRowsWithNew)
}

/** Stores the counts since the last run. A failure loses the counts, but no request fails. */
export async function storeMissing(payload: Payload, now = new Date()): Promise<void> {
  if (missingCounter().isEmpty) return
  try {
    // Two processes at once would each add to what it has read. One that has to wait counts on.
    await withLease(payload, 'missing addresses', async () => {
      await storeCounts(payload, missingCounter().take())
      await dropSurplus(payload, now)
    })
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'The missing URLs could not be stored.' })
  }
}
