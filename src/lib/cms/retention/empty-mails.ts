import type { Payload } from 'payload'

import { daysBefore } from '@/lib/leads/months-after'

import { deleteBatch } from './delete-batch'
import { readPeriods } from './read-periods'

const batchSize = 200
/** Nobody can have this address: the domain is reserved for being nobody's. */
const nobodysAddress = 'erased@erased.invalid'
/** By then nothing asks any more whether a mail went out under its key. */
const keptKeyDays = 730

const empty = {
  ...{ recipient: nobodysAddress, subject: '–', payload: null },
  ...{ messageId: null, lastError: null },
}

/** Takes recipient and content out of mails that are done. Their keys stay, so that none is sent a second time. */
export async function emptyMails(payload: Payload, now: Date): Promise<void> {
  const { mailDays } = await readPeriods(payload)
  const { docs } = await payload.find({
    collection: 'outbox',
    where: {
      and: [
        { state: { in: ['sent', 'failed'] } },
        { createdAt: { less_than: daysBefore(now, mailDays).toISOString() } },
        { recipient: { not_equals: nobodysAddress } },
      ],
    },
    depth: 0,
    limit: batchSize,
    pagination: false,
    select: {},
    // Asked by the clock, for nobody; only ids are read.
    overrideAccess: true,
  })
  for (const { id } of docs) await payload.db.updateOne({ collection: 'outbox', id, data: empty })
  await deleteBatch(payload, 'outbox', {
    and: [
      { recipient: { equals: nobodysAddress } },
      { createdAt: { less_than: daysBefore(now, keptKeyDays).toISOString() } },
    ],
  })
}
