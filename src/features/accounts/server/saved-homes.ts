import type { Payload, Where } from 'payload'

import { mergeSaved } from '@/features/saved/model/merge-saved'
import { emptySaved, type Saved } from '@/features/saved/model/saved'
import { parseSaved, serialiseSaved } from '@/features/saved/model/stored-saved'
import { claimRow } from '@/lib/queue/claim-row'
import type { Subscriber } from '@/payload-types'

/** Two devices rarely write at the same moment, and a third write of the same account never comes between. */
const maxTries = 5

const savedOf = ({ saved }: Pick<Subscriber, 'saved'>): Saved => parseSaved(JSON.stringify(saved ?? null))

const find = (payload: Payload, id: string): Promise<Subscriber | null> =>
  payload.db.findOne<Subscriber>({ collection: 'subscribers', where: { id: { equals: id } } })

/** What an account keeps; nothing when it is gone. */
export async function readAccountSaved(payload: Payload, id: string): Promise<Saved> {
  const account = await find(payload, id)
  return account ? savedOf(account) : emptySaved
}

const unchanged = ({ savedVersion }: Subscriber): Where =>
  savedVersion ? { savedVersion: { equals: savedVersion } } : { savedVersion: { exists: false } }

/**
 * Adds what a browser has. A write of another device between reading and writing is merged too.
 *
 * @returns what the account then keeps; `full` when it has no room, `busy` when other writes always came first
 */
export async function saveInAccount(
  payload: Payload,
  id: string,
  added: Saved,
): Promise<Saved | 'full' | 'busy'> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const account = await find(payload, id)
    if (!account) return emptySaved
    const merged = mergeSaved(added, savedOf(account))
    if (merged === 'full') return 'full'
    const saved: unknown = JSON.parse(serialiseSaved(merged))
    const data = { saved, savedVersion: (account.savedVersion ?? 0) + 1, updatedAt: null }
    if (await claimRow(payload, { collection: 'subscribers', id, due: unchanged(account), data }))
      return merged
  }
  return 'busy'
}

/** Deletes what an account keeps. Browsers have their own copy. */
export async function clearAccountSaved(payload: Payload, id: string): Promise<void> {
  const account = await find(payload, id)
  if (!account) return
  const data = { saved: null, savedVersion: (account.savedVersion ?? 0) + 1, updatedAt: null }
  await payload.db.updateOne({ collection: 'subscribers', id, data, returning: false })
}
