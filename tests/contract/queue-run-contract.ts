import type { Payload } from 'payload'
import { describe, expect, test, vi } from 'vitest'

import { createCircuitBreaker } from '@/lib/queue/circuit-breaker'
import { processQueue } from '@/lib/queue/process-queue'

import { after, begin, fail, queue, queueTools, succeed } from './queue-fixture'

/** What a run of a worker promises, within the contract of the queue. */
export function queueRunContract(payload: () => Payload) {
  const { makeRows, read, run } = queueTools(payload)

  describe('a run', () => {
    test('handles all rows, also behind those that fail', async () => {
      const ids = await makeRows(12)
      const broken = new Set(ids.slice(0, 6))
      await run((row) => (broken.has(row.id) ? fail() : succeed()))
      for (const id of ids) expect((await read(id)).state).toBe(broken.has(id) ? 'pending' : 'sent')
    })

    test('handles as many rows at the same time as the queue says, and no more', async () => {
      await makeRows(8)
      let [now, most] = [0, 0]
      let open = () => {}
      const opened = new Promise<void>((resolve) => (open = resolve))
      const handle = async () => {
        now += 1
        most = Math.max(most, now)
        if (now === 3) open()
        await opened
        now -= 1
      }
      await processQueue(payload(), { ...queue, concurrency: 3 }, { handle, clock: () => begin })
      expect(most).toBe(3)
    })

    test('writes an outcome in a second attempt, and goes on when one cannot be written at all', async () => {
      const [lostRow = '', ...others] = await makeRows(4)
      const { updateOne } = payload().db
      const failures = new Map<string, number>()
      payload().db.updateOne = async (args) => {
        const id = JSON.stringify(args).match(/"id":\{"equals":"([^"]+)"/)?.[1] ?? ''
        const failed = failures.get(id) ?? 0
        if (Reflect.get(args.data, 'state') === 'sent' && (id === lostRow || failed < 2)) {
          failures.set(id, failed + 1)
          throw new Error('SQLITE_BUSY')
        }
        return updateOne.call(payload().db, args)
      }
      await expect(run(succeed)).rejects.toThrow('SQLITE_BUSY')
      payload().db.updateOne = updateOne
      expect((await read(lostRow)).state).toBe('sending')
      for (const id of others) expect((await read(id)).state).toBe('sent')
    })

    test('stops when the breaker opens, then tries a single row until one succeeds', async () => {
      const ids = await makeRows(4)
      const breaker = createCircuitBreaker()
      const states = async () =>
        (await Promise.all(ids.map(read))).map(({ state, attempts }) => [state, attempts])
      const down = async () => {
        breaker.failed(after(0))
        return { state: 'retry' as const, reason: 'down', delayMs: 1 }
      }
      await run(down, 0, { breaker })
      await run(down, 0, { breaker })
      expect((await states()).filter(([, attempts]) => attempts === 1)).toHaveLength(1)
      const up = vi.fn(async () => breaker.worked())
      await run(up, 1, { breaker })
      expect(new Set((await states()).map(([state]) => state))).toEqual(new Set(['sent']))
    })
  })
}
