import type { Payload } from 'payload'

import { processQueue, type QueueRun } from '@/lib/queue/process-queue'
import type { Queue } from '@/lib/queue/queue'
import type { Outbox } from '@/payload-types'

import { makeMinimal } from '../support/minimal-document'

/** A queue over a collection that has all columns a queue can have. */
export const queue: Queue<Outbox> = {
  name: 'test',
  collection: 'outbox',
  columns: {
    state: 'state',
    attempts: 'attempts',
    nextAttemptAt: 'nextAttemptAt',
    lastError: 'lastError',
    requestId: 'requestId',
  },
  states: { pending: ['pending'], claimed: 'sending', done: 'sent', failed: 'failed' },
  maxAttempts: 4,
  batchSize: 5,
  maxRestMs: 0,
}

export const begin = new Date('2027-01-15T10:00:00Z')
export const after = (minutes: number) => new Date(begin.getTime() + minutes * 60_000)

export const succeed = async () => undefined
export const fail = async () => {
  throw new Error('down\nparams: a secret')
}

/** Makes and reads rows of this queue, and runs a worker on them. */
export function queueTools(payload: () => Payload) {
  async function makeRows(count: number): Promise<string[]> {
    const ids: string[] = []
    for (let index = 0; index < count; index += 1)
      ids.push((await makeMinimal(payload(), 'outbox', { nextAttemptAt: begin.toISOString() })).id)
    return ids
  }

  const read = (id: string) => payload().findByID({ collection: 'outbox', id, depth: 0 })

  /** One run of a worker; `minutes` after the rows were queued. */
  const run = (handle: QueueRun<Outbox>['handle'], minutes = 0, more: Partial<QueueRun<Outbox>> = {}) =>
    processQueue(payload(), queue, {
      handle,
      clock: () => after(minutes),
      pause: () => Promise.resolve(),
      ...more,
    })

  return { makeRows, read, run }
}
