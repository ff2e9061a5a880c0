import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'

import { runWorkerTask } from './run-worker-task'

// The tasks of these tests touch no database.
const payload = {} as Payload

/** A task that lasts until it is told to end. */
function makeTask(name: string) {
  const ends: (() => void)[] = []
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  return { task: { name, run }, run, end: () => ends.shift()?.() }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('a task never runs twice at once; whoever asks meanwhile gets one more run, not one each', async () => {
  const { task, run, end } = makeTask('a')
  const first = runWorkerTask(payload, task)
  const others = [runWorkerTask(payload, task), runWorkerTask(payload, task)]
  await turn()
  expect(run).toHaveBeenCalledTimes(1)
  end()
  await first
  await turn()
  expect(run).toHaveBeenCalledTimes(2)
  end()
  await Promise.all(others)
  expect(run).toHaveBeenCalledTimes(2)
})

test('a task that failed runs again when it is asked for', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined)
  await expect(runWorkerTask(payload, { name: 'b', run })).rejects.toThrow('down')
  await runWorkerTask(payload, { name: 'b', run })
  expect(run).toHaveBeenCalledTimes(2)
})

test('a task that hangs holds up no other', async () => {
  const slow = makeTask('slow')
  void runWorkerTask(payload, slow.task)
  const run = vi.fn().mockResolvedValue(undefined)
  await runWorkerTask(payload, { name: 'quick', run })
  expect(run).toHaveBeenCalledOnce()
  slow.end()
})
