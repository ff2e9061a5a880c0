import type { Payload } from 'payload'

import { type Queue, enqueue } from '@/lib/queue/queue'
import type { Outbox } from '@/payload-types'

import { defaultSendUntil } from './queue-email'
import { redactedEmail } from './email-address'

/** E-mails that wait to be sent. */
export const outboxQueue: Queue<Outbox> = {
  name: 'outbox',
  collection: 'outbox',
  columns: {
    state: 'state',
    attempts: 'attempts',
    nextAttemptAt: 'nextAttemptAt',
    lastError: 'lastError',
    requestId: 'requestId',
  },
  // An e-mail is tried until its `sendUntil`, seven days at most.
  states: { pending: ['pending'], claimed: 'sending', done: 'sent', failed: 'failed' },
  batchSize: 60,
  concurrency: 4,
  // Most of the time a row waits for the mail server, which costs this process little.
  maxRestMs: 30,
}

/** Reason of a failure that the studio translates; the last error of the mail server may follow. */
export const tooLate = 'tooLate'

/**
 * Queues an e-mail again. Refused: an e-mail that is being sent, one with a link that works for an hour, and one that was
 * erased. The new `sendUntil` gives it another Message-ID, because mail programs show a second copy only then.
 *
 * @returns whether it was queued
 */
export const sendAgain = (payload: Payload, id: string, now: Date): Promise<boolean> =>
  enqueue(payload, outboxQueue, {
    id,
    from: {
      and: [
        { state: { in: ['pending', 'sent', 'failed'] } },
        { template: { not_equals: 'account' } },
        { recipient: { not_equals: redactedEmail } },
      ],
    },
    now,
    data: { sendUntil: defaultSendUntil(now).toISOString(), sentAt: null },
  })
