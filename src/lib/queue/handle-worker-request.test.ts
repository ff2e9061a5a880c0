import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'

import { env } from '@/lib/env'

import { handleWorkerRequest } from './handle-worker-request'
import type { Task } from './run-task'
import { workerKey, workerKeyHeader } from './worker-key'

const getPayload = async () => ({}) as Payload
const key = () => workerKey(env.payloadSecret)

const request = (query = '', given = key()) =>
  new Request(`http://localhost/api/run-worker/${query}`, {
    method: 'POST',
    headers: { [workerKeyHeader]: given },
  })

function makeTasks(run = vi.fn<(name: string) => Promise<void>>().mockResolvedValue(undefined)) {
  const task = (name: string, more: Partial<Task> = {}): Task => ({ name, run: () => run(name), ...more })
  const tasks = [task('first', { isTriggered: true }), task('second', { isTriggered: true }), task('other')]
  return { tasks, run }
}

test('the named task runs, and no other', async () => {
  const { tasks, run } = makeTasks()
  expect((await handleWorkerRequest(request('?task=other'), { tasks, getPayload })).status).toBe(204)
  expect(run.mock.calls).toEqual([['other']])
})

test('without a name the triggered tasks run in their order', async () => {
  const { tasks, run } = makeTasks()
  expect((await handleWorkerRequest(request(), { tasks, getPayload })).status).toBe(204)
  expect(run.mock.calls).toEqual([['first'], ['second']])
})

test('other tasks run after a failing one; the response contains its error', async () => {
  const { tasks, run } = makeTasks()
  run.mockRejectedValueOnce(new Error('down'))
  const response = await handleWorkerRequest(request(), { tasks, getPayload })
  expect([response.status, await response.text()]).toEqual([500, 'Error: down'])
  expect(run).toHaveBeenCalledTimes(2)
})

test.each([
  ['another key', request('', 'wrong')],
  ['an unknown task', request('?task=unknown')],
])('%s gets the response of an unknown path', async (_, given) => {
  const { tasks, run } = makeTasks()
  expect((await handleWorkerRequest(given, { tasks, getPayload })).status).toBe(404)
  expect(run).not.toHaveBeenCalled()
})
