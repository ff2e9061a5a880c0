import type { Payload, PayloadRequest } from 'payload'

import type { ErasureAsker } from '@/features/privacy/model/erasure-askers'
import { normaliseEmail } from '@/lib/email/email-address'
import { env } from '@/lib/env'
import { finishLater } from '@/lib/payload/finish-later'
import { emptyWal } from '@/lib/payload/sqlite/checkpoint'
import { isDatabaseBusy } from '@/lib/payload/sqlite/retry-busy'

import { eraseByEmail, type ErasureCounts } from './erase-by-email'
import { hashEmail, noteTombstone, tombstoneFile } from './tombstones'

export interface ErasureOrder {
  email: string
  requestedBy: ErasureAsker
  by: PayloadRequest['user']
}

/** Records the fact, time, author and extent of an erasure, without the person. */
async function beginRecord(payload: Payload, { requestedBy, by }: ErasureOrder, emailHash: string) {
  return payload.create({
    collection: 'erasures',
    data: {
      state: 'begun' as const,
      counts: {},
      requestedBy,
      emailHash,
      ...(by?.collection === 'users' && { executedBy: by.id, executedByName: by.name }),
    },
    depth: 0,
    // Written by the system; the caller has checked that this administrator may erase.
    overrideAccess: true,
  })
}

/**
 * Marks an erasure as finished, once the person is in no file of the database.
 *
 * @throws while another process keeps the database from being cleaned; the worker then finishes the erasure
 */
export async function endRecord(
  payload: Payload,
  id: string,
  counts: ErasureCounts,
  now: Date,
): Promise<void> {
  const record = { collection: 'erasures', id } as const
  // A repeated erasure finds only what the first one left.
  if (Object.keys(counts).length > 0) await payload.db.updateOne({ ...record, data: { counts } })
  await emptyWal(payload)
  await payload.db.updateOne({ ...record, data: { state: 'done', doneAt: now.toISOString() } })
}

/**
 * Erases a person and keeps a proof. The order is recorded first, in the database and in a file: after a crash the
 * worker completes it from this record.
 *
 * @returns number of rows concerned, by collection, and whether the record is finished: it is finished minutes later while
 *   another process reads the database, because the WAL cannot be emptied before that
 */
export async function erasePerson(
  payload: Payload,
  order: ErasureOrder,
  now: Date,
): Promise<{ counts: ErasureCounts; isFinished: boolean }> {
  const email = normaliseEmail(order.email)
  const hash = hashEmail(email, env.payloadSecret)
  const { id } = await beginRecord(payload, order, hash)
  await noteTombstone(tombstoneFile(env.privateDir), hash, now)
  const counts = await eraseByEmail(payload, { email }, now)
  try {
    await endRecord(payload, id, counts, now)
    return { counts, isFinished: true }
  } catch (error) {
    if (!isDatabaseBusy(error)) throw error
    void finishLater(payload, () => endRecord(payload, id, counts, new Date()))
    return { counts, isFinished: false }
  }
}
