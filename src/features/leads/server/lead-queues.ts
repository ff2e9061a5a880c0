import type { Queue } from '@/lib/queue/queue'
import type { Lead } from '@/payload-types'

/** Stored leads whose e-mails and other effects are pending. */
export const effectsQueue: Queue<Lead> = {
  name: 'lead effects',
  collection: 'leads',
  columns: {
    state: 'effects',
    attempts: 'effectsAttempts',
    nextAttemptAt: 'effectsNextAttemptAt',
    lastError: 'effectsLastError',
    requestId: 'requestId',
  },
  states: { pending: ['pending'], done: 'done', failed: 'failed' },
  // About ten hours.
  maxAttempts: 32,
  batchSize: 50,
  maxRestMs: 150,
}

/** Leads that are to be sent to the CRM. The state `off` is not part of the queue. */
export const crmQueue: Queue<Lead> = {
  name: 'CRM',
  collection: 'leads',
  columns: {
    state: 'crmState',
    attempts: 'crmAttempts',
    nextAttemptAt: 'crmNextAttemptAt',
    lastError: 'crmLastError',
    requestId: 'requestId',
  },
  states: { pending: ['pending'], done: 'sent', failed: 'failed' },
  // About a day.
  maxAttempts: 60,
  batchSize: 20,
  maxRestMs: 0,
}
