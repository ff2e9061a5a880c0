import type { Payload, Where } from 'payload'

import { daysAfter } from '@/lib/time/belgian-time'
import { tooLate } from '@/lib/email/outbox-queue'
import { redactedEmail } from '@/lib/email/email-address'
import { forEachRow, type RowFailure } from '@/lib/payload/for-each-row'
import { claimRow } from '@/lib/queue/claim-row'

import { deleteExpired } from './delete-expired'
import { expiredMails } from './expired-rows'

const batch = { limit: 200, select: {} }
/** After this time no task checks any more whether an e-mail was sent under its key. */
const keyRetentionDays = 730

const empty = {
  ...{ recipient: redactedEmail, subject: '–', payload: null },
  ...{ messageId: null, lastError: null, requestId: null },
}

/** Without a mail server pending e-mails are not processed: overdue ones are marked as failed here. */
async function endOverdue(payload: Payload, now: Date): Promise<RowFailure[]> {
  const due: Where = {
    and: [{ state: { in: ['pending', 'sending'] } }, { sendUntil: { less_than: now.toISOString() } }],
  }
  const data = { state: 'failed', lastError: tooLate }
  return forEachRow(payload, { collection: 'outbox', where: due, ...batch }, ({ id }) =>
    claimRow(payload, { collection: 'outbox', id, due, data }),
  )
}

/** Removes recipient and content of sent and failed e-mails. Their keys stay, so that none is sent twice. */
export async function emptyMails(payload: Payload, now: Date): Promise<RowFailure[]> {
  const overdue = await endOverdue(payload, now)
  const expired = await expiredMails(payload, now)
  const notEmptied = await forEachRow(payload, { ...expired, ...batch }, ({ id }) =>
    payload.db.updateOne({ collection: 'outbox', id, data: empty }),
  )
  const oldKeys: Where = {
    and: [
      { recipient: { equals: redactedEmail } },
      { createdAt: { less_than: daysAfter(now, -keyRetentionDays).toISOString() } },
    ],
  }
  return [
    ...overdue,
    ...notEmptied,
    ...(await deleteExpired(payload, { collection: 'outbox', where: oldKeys })),
  ]
}
