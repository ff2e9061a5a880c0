import type { Payload } from 'payload'
import { expect, test } from 'vitest'

import { finishLater } from './finish-later'

function makeLog() {
  const lines: string[] = []
  const write = (level: string) => (line: { msg: string; reason: string }) =>
    void lines.push(`${level} ${line.reason}`)
  // Only these two levels are written.
  const logger = { warn: write('warn'), error: write('error') } as unknown as Payload['logger']
  return { lines, logger }
}

test('repeats a failed task until it works, and logs each failure without e-mail addresses', async () => {
  const { lines, logger } = makeLog()
  const waits: number[] = []
  let runs = 0
  const task = async () => {
    runs += 1
    if (runs < 4) throw new Error('SQLITE_BUSY for a@perron.example')
  }
  await finishLater({ logger }, task, async (ms) => void waits.push(ms))
  expect(runs).toBe(4)
  expect(waits).toEqual([1000, 2000, 4000])
  expect(lines).toEqual(Array.from({ length: 3 }, () => 'warn Error: SQLITE_BUSY for [e-mail]'))
})

test('gives up after four minutes, with an error in the log', async () => {
  const { lines, logger } = makeLog()
  let waited = 0
  await finishLater(
    { logger },
    () => Promise.reject(new Error('x')),
    async (ms) => void (waited += ms),
  )
  expect(waited).toBe(255_000)
  expect(lines.at(-1)).toBe('error Error: x')
})
