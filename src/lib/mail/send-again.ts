import type { Payload } from 'payload'

import { claimRow } from '@/lib/cms/jobs/claim-row'

import { nobodysAddress } from './nobodys-address'
import { keptForMs } from './queue-letter'

/**
 * Puts a mail back into the queue, as new. Not one that is being sent at this moment, nor one with a link that worked for
 * an hour, nor one that was emptied because its time was over. The new end makes it another mail to mail programs, which else would show it once.
 *
 * @returns whether it waits now
 */
export async function sendAgain(payload: Payload, id: string, now: Date): Promise<boolean> {
  const row = await claimRow(payload, {
    collection: 'outbox',
    id,
    due: {
      and: [
        { state: { in: ['pending', 'sent', 'failed'] } },
        { template: { not_equals: 'account' } },
        { recipient: { not_equals: nobodysAddress } },
      ],
    },
    data: {
      state: 'pending',
      attempts: 0,
      nextAttemptAt: now.toISOString(),
      sendUntil: new Date(now.getTime() + keptForMs).toISOString(),
      lastError: null,
      sentAt: null,
    },
  })
  return row !== null
}
