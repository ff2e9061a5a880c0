import type { Payload } from 'payload'

import { racingInsert } from '@/lib/cms/racing-insert'

const collection = 'usedTokens'

async function isUsed(payload: Payload, key: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection,
    where: { key: { equals: key } },
    // Only whether a proof was used before; the rows hold nothing else, and nobody may read them.
    overrideAccess: true,
  })
  return totalDocs > 0
}

/**
 * Spends something that works once. One insert with a unique key decides, so of several requests at the same moment
 * exactly one wins, and a restart forgets nothing.
 *
 * @param until when it would have ended by itself
 * @returns false when it was used before
 */
export async function spendToken(payload: Payload, key: string, until: Date): Promise<boolean> {
  try {
    // Whoever sends a form is anonymous; what is written says only that a proof was used.
    await payload.create({
      collection,
      data: { key, until: until.toISOString() },
      ...racingInsert,
      overrideAccess: true,
    })
    return true
  } catch (error) {
    if (await isUsed(payload, key)) return false
    throw error
  }
}

/** Makes a used token good again, when what it was used for did not happen. */
export async function releaseToken(payload: Payload, key: string): Promise<void> {
  // The same request used it up just before.
  await payload.delete({ collection, where: { key: { equals: key } }, depth: 0, overrideAccess: true })
}

/** Forgets what has ended by itself. */
export async function sweepUsedTokens(payload: Payload, now: Date): Promise<void> {
  // Asked by the clock, for nobody: only rows without meaning go.
  await payload.delete({
    collection,
    where: { until: { less_than: now.toISOString() } },
    depth: 0,
    overrideAccess: true,
  })
}
