import type { CollectionSlug, Payload, Where } from 'payload'

import { findEmails, normaliseEmail } from '@/lib/email/email-address'
import { env } from '@/lib/env'
import { forEachRow, type RowFailure } from '@/lib/payload/for-each-row'
import type { Erasure } from '@/payload-types'

import { eraseByEmail, type ErasureCounts } from './erase-by-email'
import { endRecord } from './erase-person'
import { personalCollections } from './personal-collections'
import { storedRows, storedVersions, valueAt, type StoredRow } from './stored-rows'
import { hashEmail, type Tombstones } from './tombstones'

const emailsAt = (row: StoredRow, path: string | undefined): string[] => {
  const value = path ? valueAt(row, path) : undefined
  return typeof value === 'string' ? [normaliseEmail(value)] : []
}

async function* rowsAndVersions(payload: Payload, slug: CollectionSlug): AsyncGenerator<StoredRow> {
  yield* storedRows(payload, slug)
  yield* storedVersions(payload, slug)
}

/** The e-mail addresses in the database that were erased before, and when. */
async function findErased(payload: Payload, tombstones: Tombstones): Promise<Map<string, Date>> {
  const seen = new Set<string>()
  const erased = new Map<string, Date>()
  for (const { slug, emailPath } of personalCollections) {
    for await (const row of rowsAndVersions(payload, slug)) {
      for (const email of [...emailsAt(row, emailPath), ...findEmails(JSON.stringify(row))]) {
        if (seen.has(email)) continue
        seen.add(email)
        const at = env.secrets.map((secret) => tombstones.get(hashEmail(email, secret))).find(Boolean)
        if (at) erased.set(email, at)
      }
    }
  }
  return erased
}

/**
 * Repeats earlier erasures after an older copy of the database was restored. Data that a person sent after the erasure
 * stays.
 *
 * @returns number of people erased again, and of their rows by collection
 */
export async function eraseAgain(
  payload: Payload,
  tombstones: Tombstones,
  now: Date,
): Promise<{ people: number; counts: ErasureCounts }> {
  const counts: ErasureCounts = {}
  let people = 0
  for (const [email, before] of await findErased(payload, tombstones)) {
    const erased = await eraseByEmail(payload, { email, before }, now)
    if (Object.keys(erased).length > 0) people += 1
    for (const [slug, count] of Object.entries(erased)) counts[slug] = (counts[slug] ?? 0) + count
  }
  return { people, counts }
}

/** An erasure that lasts longer has been killed. */
const stuckAfterMs = 10 * 60_000

/** Finishes erasures whose process ended before they did. */
export async function finishErasures(payload: Payload, now: Date): Promise<RowFailure[]> {
  const stuck: Where = {
    and: [
      { state: { equals: 'begun' } },
      { createdAt: { less_than: new Date(now.getTime() - stuckAfterMs).toISOString() } },
    ],
  }
  const due = { collection: 'erasures', where: stuck, limit: 10 } as const
  return forEachRow<Erasure>(payload, due, async ({ id, emailHash, createdAt }) => {
    const { counts } = await eraseAgain(payload, new Map([[emailHash, new Date(createdAt)]]), now)
    await endRecord(payload, id, counts, now)
  })
}
