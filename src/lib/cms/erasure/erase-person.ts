import type { Payload, PayloadRequest } from 'payload'

import type { ErasureAsker } from '@/lib/erasure/erasure-askers'
import { normaliseAddress } from '@/lib/erasure/mail-address'
import { env } from '@/lib/env'

import { eraseAddress, type ErasureCounts } from './erase-address'
import { hashAddress, noteTombstone, tombstoneFile } from './tombstones'

export interface ErasureOrder {
  address: string
  askedBy: ErasureAsker
  by: PayloadRequest['user']
}

/** Keeps that something was done, when, by whom and to how much; not to whom. */
async function beginRecord(payload: Payload, { askedBy, by }: ErasureOrder, addressHash: string) {
  return payload.create({
    collection: 'erasures',
    data: {
      ...{ state: 'begun' as const, askedBy, addressHash },
      ...(by?.collection === 'users' && { executedBy: by.id, executedByName: by.name }),
    },
    depth: 0,
    // Written by the system alone; the caller has checked that this administrator may erase.
    overrideAccess: true,
  })
}

/** Marks an erasure as finished. */
export async function endRecord(
  payload: Payload,
  id: string,
  counts: ErasureCounts,
  now: Date,
): Promise<void> {
  await payload.db.updateOne({
    collection: 'erasures',
    id,
    data: { state: 'done', counts, doneAt: now.toISOString() },
  })
}

/**
 * Erases a person and keeps the proof. The order is written down first, in the database and outside it: a process that
 * is killed in between leaves the mark by which the worker finishes.
 */
export async function erasePerson(payload: Payload, order: ErasureOrder, now: Date): Promise<ErasureCounts> {
  const address = normaliseAddress(order.address)
  const hash = hashAddress(address, env.payloadSecret)
  const { id } = await beginRecord(payload, order, hash)
  await noteTombstone(tombstoneFile(env.privateDir), hash, now)
  const counts = await eraseAddress(payload, { address }, now)
  await endRecord(payload, id, counts, now)
  return counts
}
