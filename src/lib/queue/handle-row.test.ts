import type { Payload } from 'payload'
import { afterEach, expect, test, vi } from 'vitest'

import { getRequestId } from '@/lib/http/request-id'
import type { Outbox } from '@/payload-types'

import { handleRow, type Handler } from './handle-row'
import type { Queue } from './queue'

const queue: Queue<Outbox> = {
  name: 'test',
  collection: 'outbox',
  columns: { state: 'state', attempts: 'attempts', nextAttemptAt: 'nextAttemptAt', requestId: 'requestId' },
  states: { pending: ['pending'], done: 'sent', failed: 'failed' },
  batchSize: 1,
  maxRestMs: 0,
}

/** A database with one row that is due. */
function makePayload(requestId: string | null) {
  const logger = { info: vi.fn(), error: vi.fn() }
  const updateOne = vi.fn(async () => ({ id: '7', attempts: 2, requestId }))
  const findByID = async () => ({ id: '7', recipient: 'jan@peeters.be' })
  return { payload: { db: { updateOne }, findByID, logger } as unknown as Payload, logger, updateOne }
}

const handle = (payload: Payload, handler: Handler<Outbox>) =>
  handleRow(payload, queue, { id: '7', clock: () => new Date('2027-01-15T10:00:00Z'), handler })

afterEach(() => void vi.useRealTimers())

test('the lines of a row name the request that queued it, and no data of the row', async () => {
  const { payload, logger } = makePayload('request-1')
  await handle(payload, { handle: async () => undefined })
  const facts = { row: '7', attempt: 2, request: 'request-1' }
  expect(logger.info.mock.calls.flat()).toEqual([
    { msg: 'Queue "test": row begun', ...facts },
    { msg: 'Queue "test": row ended', ...facts, state: 'done', ms: expect.any(Number) },
  ])
})

test('so does the line of a failure', async () => {
  const { payload, logger } = makePayload('request-1')
  await handle(payload, { handle: () => Promise.reject(new Error('refused jan@peeters.be')) })
  const line = { row: '7', attempt: 2, request: 'request-1', reason: 'Error: refused [e-mail]' }
  expect(logger.error.mock.calls.flat()).toEqual([{ msg: 'Queue "test": row failed', ...line }])
  expect(logger.info.mock.lastCall).toMatchObject([{ request: 'request-1', state: 'retry' }])
})

test.each(['request-1', null])('a handler works for the request %j', async (requestId) => {
  const { payload } = makePayload(requestId)
  const ids: unknown[] = []
  await handle(payload, { handle: async () => void ids.push(await getRequestId()) })
  expect(ids).toEqual([requestId])
  expect(await getRequestId()).toBeNull()
})

test('the claim of a row whose failure cannot be reported ends', async () => {
  vi.useFakeTimers()
  const { payload, updateOne } = makePayload(null)
  const failing: Handler<Outbox> = {
    handle: async () => ({ state: 'failed', reason: 'refused' }),
    onFailed: () => Promise.reject(new Error('SQLITE_BUSY')),
  }
  await expect(handle(payload, failing)).rejects.toThrow('SQLITE_BUSY')
  updateOne.mockClear()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(updateOne).not.toHaveBeenCalled()
})
