import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'

import { readQueueDepth } from '@/lib/queue/queue-depth'
import { enqueue } from '@/lib/queue/queue'
import type { Outbox } from '@/payload-types'

import type { TestPayload } from '../support/make-payload'

import { after, begin, fail, queue, queueTools, succeed } from './queue-fixture'
import { queueRunContract } from './queue-run-contract'

let running: TestPayload
let payload: Payload
let log: MockInstance

const { makeRows, read, run } = queueTools(() => payload)

/** What the row queue promises, on either database. Called once per file. */
export function queueContract(name: string, make: () => Promise<TestPayload>) {
  describe(`the queue on ${name}`, () => {
    beforeAll(async () => {
      running = await make()
      payload = running.payload
    })
    afterAll(() => running?.stop())
    beforeEach(async () => {
      log = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
      await payload.delete({ collection: 'outbox', where: {} })
    })

    describe('a row', () => {
      test('is handled once, however many workers run at once', async () => {
        const ids = await makeRows(20)
        const handled: string[] = []
        const handle = async ({ id }: Outbox) => void handled.push(id)
        await Promise.all([run(handle), run(handle), run(handle)])
        expect(handled.toSorted()).toEqual(ids.toSorted())
        for (const id of ids)
          expect(await read(id)).toMatchObject({ state: 'sent', attempts: 1, lastError: null })
      })

      test('that fails is tried after 1, 2 and 4 minutes, then has failed', async () => {
        const [id = ''] = await makeRows(1)
        const handle = vi.fn(fail)
        const onFailed = vi.fn(succeed)
        const attempts: number[] = []
        for (let minute = 0; minute < 9; minute += 1) {
          await run(handle, minute, { onFailed })
          attempts.push(handle.mock.calls.length)
        }
        expect(attempts).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4])
        expect(await read(id)).toMatchObject({ state: 'failed', attempts: 4, lastError: 'Error: down' })
        expect(onFailed.mock.calls).toEqual([[id, 'Error: down']])
        await run(handle, 10_000)
        expect(handle).toHaveBeenCalledTimes(4)
        expect(JSON.stringify(log.mock.calls)).not.toContain('a secret')
      })

      test('can be given up at once, or put off for a time of the handler’s choice', async () => {
        const [refused = '', lateRow = ''] = await makeRows(2)
        await run(async ({ id }) =>
          id === refused
            ? { state: 'failed', reason: 'refused' }
            : { state: 'retry', reason: 'closed', delayMs: 30 * 60_000 },
        )
        expect(await read(refused)).toMatchObject({ state: 'failed', lastError: 'refused' })
        expect(await read(lateRow)).toMatchObject({
          state: 'pending',
          lastError: 'closed',
          nextAttemptAt: after(30).toISOString(),
        })
      })

      test('of a worker that was killed is handled by the next after a minute', async () => {
        const [id = ''] = await makeRows(1)
        void run(() => new Promise(() => undefined))
        await vi.waitFor(async () => expect((await read(id)).state).toBe('sending'))
        const handle = vi.fn(succeed)
        await run(handle, 0.9)
        expect(handle).not.toHaveBeenCalled()
        await run(handle, 1)
        expect(await read(id)).toMatchObject({ state: 'sent', attempts: 2 })
      })

      test('without a time is due at once', async () => {
        const [id = ''] = await makeRows(1)
        await payload.db.updateOne({ collection: 'outbox', id, data: { nextAttemptAt: null } })
        await run(succeed)
        expect(await read(id)).toMatchObject({ state: 'sent', attempts: 1 })
      })

      test('that is queued anew while it is handled stays pending, and is handled again', async () => {
        const [id = ''] = await makeRows(1)
        const requeue = () =>
          enqueue(payload, queue, { id, from: { state: { equals: 'sending' } }, now: begin })
        const handle = vi
          .fn(succeed)
          .mockImplementationOnce(async () => void (await requeue()))
          .mockImplementationOnce(async () => {
            expect(await read(id)).toMatchObject({ attempts: 1 })
            return undefined
          })
        await run(handle)
        expect(handle).toHaveBeenCalledTimes(2)
        expect(await read(id)).toMatchObject({ state: 'sent' })
      })

      test('that was deleted before it was read is no failure', async () => {
        await makeRows(1)
        const { findByID } = payload
        payload.findByID = (async () => null) as unknown as typeof findByID
        const handle = vi.fn(succeed)
        await run(handle)
        payload.findByID = findByID
        expect(handle).not.toHaveBeenCalled()
      })

      test('is queued only while the condition holds', async () => {
        const [id = ''] = await makeRows(1)
        expect(await enqueue(payload, queue, { id, from: { state: { equals: 'failed' } }, now: begin })).toBe(
          false,
        )
        await run(async () => ({ state: 'failed', reason: 'refused' }))
        expect(await enqueue(payload, queue, { id, from: { state: { equals: 'failed' } }, now: begin })).toBe(
          true,
        )
        expect(await read(id)).toMatchObject({ state: 'pending', attempts: 0, lastError: null })
      })
    })

    test('the depth of a queue tells what waits, failed before and was given up, and since when', async () => {
      expect(await readQueueDepth(payload, queue, after(0))).toEqual({
        waiting: 0,
        retrying: 0,
        failed: 0,
        dueSince: null,
        oldestAt: null,
      })
      const [refused, lateRow] = await makeRows(5)
      const handle = async ({ id }: Outbox) =>
        id === refused
          ? ({ state: 'failed', reason: 'refused' } as const)
          : ({ state: 'retry', reason: 'closed', delayMs: (id === lateRow ? 30 : 5) * 60_000 } as const)
      await run(handle)
      // The rows were made today, more than a week before the time of this test.
      const depth = { waiting: 4, retrying: 4, failed: 0, oldestAt: expect.any(String) }
      expect(await readQueueDepth(payload, queue, after(4))).toEqual({ ...depth, dueSince: null })
      const dueSince = after(5).toISOString()
      expect(await readQueueDepth(payload, queue, after(40))).toEqual({ ...depth, dueSince })
      expect((await readQueueDepth(payload, queue, new Date())).failed).toBe(1)
    })

    queueRunContract(() => payload)
  })
}
