import type { Payload } from 'payload'

import { uniqueInsert } from '@/lib/payload/unique-insert'

const collection = 'usedTokens'

async function isUsed(payload: Payload, key: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection,
    where: { key: { equals: key } },
    // Reads only whether a token was used; the rows have no other content and are closed to all users.
    overrideAccess: true,
  })
  return totalDocs > 0
}

/**
 * Claims a token that may be used once. One insert with a unique key decides: exactly one of several concurrent requests
 * succeeds, also after a restart.
 *
 * @param until expiry of the token
 * @returns false when it was used before
 */
export async function claimTokenOnce(payload: Payload, key: string, until: Date): Promise<boolean> {
  try {
    // The visitor is anonymous; the row only records that a token was used.
    await payload.create({
      collection,
      data: { key, until: until.toISOString() },
      ...uniqueInsert,
      overrideAccess: true,
    })
    return true
  } catch (error) {
    if (await isUsed(payload, key)) return false
    throw error
  }
}

/** Makes a claimed token valid again, when its request failed. */
export async function releaseToken(payload: Payload, key: string): Promise<void> {
  // The same request claimed it just before.
  await payload.delete({ collection, where: { key: { equals: key } }, depth: 0, overrideAccess: true })
}

/** Task of the worker: deletes expired tokens. */
export async function sweepUsedTokens(payload: Payload, now: Date): Promise<void> {
  // Run by the scheduler, for no user: only expired rows are deleted.
  await payload.delete({
    collection,
    where: { until: { less_than: now.toISOString() } },
    depth: 0,
    overrideAccess: true,
  })
}
