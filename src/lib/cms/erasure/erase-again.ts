import type { Payload } from 'payload'

import { addressesIn, normaliseAddress } from '@/lib/erasure/mail-address'
import { env } from '@/lib/env'

import { eraseAddress, type ErasureCounts } from './erase-address'
import { endRecord } from './erase-person'
import { personalCollections } from './personal-collections'
import { storedRows, valueAt, type StoredRow } from './stored-rows'
import { hashAddress, type Tombstones } from './tombstones'

const ownAddress = (row: StoredRow, path: string | undefined): string[] => {
  const value = path ? valueAt(row, path) : undefined
  return typeof value === 'string' ? [normaliseAddress(value)] : []
}

/** The addresses in the database that were erased once, and when. */
async function findErased(payload: Payload, tombstones: Tombstones): Promise<Map<string, Date>> {
  const seen = new Set<string>()
  const found = new Map<string, Date>()
  for (const { slug, address: own } of personalCollections) {
    for await (const row of storedRows(payload, slug)) {
      for (const address of [...ownAddress(row, own), ...addressesIn(JSON.stringify(row))]) {
        if (seen.has(address)) continue
        seen.add(address)
        const at = tombstones.get(hashAddress(address, env.payloadSecret))
        if (at) found.set(address, at)
      }
    }
  }
  return found
}

/**
 * Erases those who were erased before, as far as they are back: after an older copy of the database was restored. What
 * somebody left after having been erased is a new beginning and stays.
 *
 * @returns how many people were erased again, and what of them
 */
export async function eraseAgain(
  payload: Payload,
  tombstones: Tombstones,
  now: Date,
): Promise<{ people: number; counts: ErasureCounts }> {
  const counts: ErasureCounts = {}
  let people = 0
  for (const [address, before] of await findErased(payload, tombstones)) {
    const erased = await eraseAddress(payload, { address, before }, now)
    if (Object.keys(erased).length > 0) people += 1
    for (const [slug, count] of Object.entries(erased)) counts[slug] = (counts[slug] ?? 0) + count
  }
  return { people, counts }
}

/** An erasure that took so long was killed on the way. */
const stuckAfterMs = 10 * 60_000

/** Finishes erasures whose process ended before they did. */
export async function finishErasures(payload: Payload, now: Date): Promise<void> {
  const { docs } = await payload.find({
    collection: 'erasures',
    where: {
      and: [
        { state: { equals: 'begun' } },
        { createdAt: { less_than: new Date(now.getTime() - stuckAfterMs).toISOString() } },
      ],
    },
    depth: 0,
    limit: 10,
    // The system's own list of work.
    overrideAccess: true,
  })
  for (const { id, addressHash, createdAt } of docs) {
    const { counts } = await eraseAgain(payload, new Map([[addressHash, new Date(createdAt)]]), now)
    await endRecord(payload, id, counts, now)
  }
}
