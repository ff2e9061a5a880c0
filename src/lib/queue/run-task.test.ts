import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'

import { runTask } from './run-task'

// The tasks of these tests touch no database.
const payload = {} as Payload

/** A task that runs until `end` is called. */
function makeTask(name: string) {
  const ends: (() => void)[] = []
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  return { task: { name, run }, run, end: () => ends.shift()?.() }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('a task never runs twice at once; calls during a run share one more', async () => {
  const { task, run, end } = makeTask('a')
  const first = runTask(payload, task)
  const others = [runTask(payload, task), runTask(payload, task)]
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

test('a task that failed can run again', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined)
  await expect(runTask(payload, { name: 'b', run })).rejects.toThrow('down')
  await runTask(payload, { name: 'b', run })
  expect(run).toHaveBeenCalledTimes(2)
})

test('a task that hangs delays no other', async () => {
  const slow = makeTask('slow')
  void runTask(payload, slow.task)
  const run = vi.fn().mockResolvedValue(undefined)
  await runTask(payload, { name: 'quick', run })
  expect(run).toHaveBeenCalledOnce()
  slow.end()
})
