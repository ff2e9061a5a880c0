import type { Payload } from 'payload'

import type { MissingCount } from '@/lib/missing/missing-counter'

import { missingCounter } from './shared-counter'

export const maxMissingRows = 500
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

/** Drops what nobody asked for lately, then the rows with the fewest hits, the oldest first. */
async function dropSurplus(payload: Payload, now: Date): Promise<void> {
  const since = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000).toISOString()
  await payload.delete({ collection, where: { lastSeen: { less_than: since } }, ...asProgram })
  // As above: only how many there are.
  const { totalDocs } = await payload.count({ collection, overrideAccess: true })
  if (totalDocs <= maxMissingRows) return
  const { docs } = await payload.find({
    collection,
    sort: ['hits', 'lastSeen'],
    limit: totalDocs - maxMissingRows,
    pagination: false,
    select: {},
    ...asProgram,
  })
  await payload.delete({ collection, where: { id: { in: docs.map(({ id }) => id) } }, ...asProgram })
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
