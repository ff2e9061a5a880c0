import type { Payload } from 'payload'

import { claimRow } from '@/lib/queue/claim-row'
import type { Owner } from '@/payload-types'

/**
 * Whether an owner gets the weekly summary; null when the account was deleted.
 *
 * @param id of a signed link that the caller has checked
 */
export async function getsDigest(payload: Payload, id: string): Promise<boolean | null> {
  const owner = await payload.db.findOne<Owner>({ collection: 'owners', where: { id: { equals: id } } })
  return owner && owner.weeklyDigest === true
}

/** Ends the weekly summary of an owner, whose signed link the caller has checked. Repeatable. */
export async function endDigest(payload: Payload, id: string): Promise<void> {
  const due = { weeklyDigest: { equals: true } }
  await claimRow(payload, { collection: 'owners', id, due, data: { weeklyDigest: false } })
}
