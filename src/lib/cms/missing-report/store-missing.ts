import type { Payload, Where } from 'payload'

import type { MissingCount } from '@/lib/missing/missing-counter'

import { missingCounter } from './shared-counter'

export const maxMissingRows = 500
/** With those first seen within the last day. */
export const maxRowsWithNew = 600
/** Of those an editor chose to ignore, which are counted apart. */
export const maxIgnoredRows = 500
const keptDays = 90

const collection = 'missingAddresses'

/** Nobody asks: what is counted here holds no personal data, and editors alone may read it. */
const asProgram = { depth: 0, overrideAccess: true } as const

async function storeCounts(payload: Payload, counts: MissingCount[]): Promise<void> {
  const { docs } = await payload.find({
    collection,
    where: { path: { in: counts.map(({ path }) => path) } },
    pagination: false,
    ...asProgram,
  })
  const known = new Map(docs.map((row) => [row.path, row]))
  for (const { path, locale, hits, referrer, lastSeen } of counts) {
    const row = known.get(path)
    const seen = { lastSeen: lastSeen.toISOString(), ...(referrer && { referrer }) }
    if (row)
      await payload.update({
        collection,
        id: row.id,
        data: { ...seen, hits: row.hits + hits },
        ...asProgram,
      })
    else
      await payload.create({
        collection,
        data: { path, locale, hits, firstSeen: seen.lastSeen, ...seen },
        ...asProgram,
      })
  }
}

/** Deletes the first rows of an order among some, at most as many as told; says how many. */
async function dropFirst(payload: Payload, where: Where, sort: string, most: number): Promise<number> {
  if (most <= 0) return 0
  const { docs } = await payload.find({
    collection,
    ...{ where, sort, limit: most, pagination: false, select: {} },
    ...asProgram,
  })
  await payload.delete({ collection, where: { id: { in: docs.map(({ id }) => id) } }, ...asProgram })
  return docs.length
}

async function countRows(payload: Payload, where: Where): Promise<number> {
  // As above: only how many there are.
  return (await payload.count({ collection, where, overrideAccess: true })).totalDocs
}

/**
 * Drops what nobody asked for lately. Rows of the last day may exceed the number kept, a little: they could not show
 * yet how often they are asked for. What an editor ignored stays, or it would come back to the list.
 */
async function dropSurplus(payload: Payload, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
  const ignored: Where = { ignored: { equals: true } }
  const open: Where = { ignored: { not_equals: true } }
  const forgotten: Where = { and: [open, { lastSeen: { less_than: daysAgo(keptDays) } }] }
  await payload.delete({ collection, where: forgotten, ...asProgram })
  const surplusIgnored = (await countRows(payload, ignored)) - maxIgnoredRows
  await dropFirst(payload, ignored, 'lastSeen', surplusIgnored)

  const count = await countRows(payload, open)
  const grown: Where = { and: [open, { firstSeen: { less_than: daysAgo(1) } }] }
  const dropped = await dropFirst(payload, grown, 'lastSeen', count - maxMissingRows)
  await dropFirst(payload, open, 'firstSeen', count - dropped - maxRowsWithNew)
}

/** Writes down what was counted since the last time. A failure loses the counts, never a request. */
export async function storeMissing(payload: Payload, now = new Date()): Promise<void> {
  const counts = missingCounter().take()
  if (counts.length === 0) return
  try {
    await storeCounts(payload, counts)
    await dropSurplus(payload, now)
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'The addresses not found could not be written down.' })
  }
}
