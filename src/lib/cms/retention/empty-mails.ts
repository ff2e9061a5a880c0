import type { Payload, Where } from 'payload'

import { daysBefore } from '@/lib/leads/months-after'
import { tooLate } from '@/lib/mail/deliver-mail'
import { nobodysAddress } from '@/lib/mail/nobodys-address'

import { claimRow } from '../jobs/claim-row'

import { deleteBatch } from './delete-batch'
import { readPeriods } from './read-periods'

const batchSize = 200
/** By then nothing asks any more whether a mail went out under its key. */
const keptKeyDays = 730

const empty = {
  ...{ recipient: nobodysAddress, subject: '–', payload: null },
  ...{ messageId: null, lastError: null },
}

/** Without a mail server nobody looks at the mails that wait: those that would come too late have failed all the same. */
async function endOverdue(payload: Payload, now: Date): Promise<void> {
  const due: Where = {
    and: [{ state: { in: ['pending', 'sending'] } }, { sendUntil: { less_than: now.toISOString() } }],
  }
  const { docs } = await payload.find({
    collection: 'outbox',
    where: due,
    depth: 0,
    limit: batchSize,
    pagination: false,
    select: {},
    // Asked by the clock, for nobody; only ids are read.
    overrideAccess: true,
  })
  const data = { state: 'failed', lastError: tooLate }
  for (const { id } of docs) await claimRow(payload, { collection: 'outbox', id, due, data })
}

/** Takes recipient and content out of mails that are done. Their keys stay, so that none is sent a second time. */
export async function emptyMails(payload: Payload, now: Date): Promise<void> {
  await endOverdue(payload, now)
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
