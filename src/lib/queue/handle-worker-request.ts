import type { Payload } from 'payload'

import { env } from '@/lib/env'
import { formatError } from '@/lib/values/format-error'

import { runTask, type Task } from './run-task'
import { isWorkerKey, workerKeyHeader } from './worker-key'

interface Worker {
  tasks: readonly Task[]
  getPayload: () => Promise<Payload>
}

/**
 * The internal route of the worker: runs the task of `?task=`, or all triggered tasks one after the other. Only this
 * process has the key; any other request gets 404.
 *
 * @returns 204, or 500 with the first failure; the other tasks still run
 */
export async function handleWorkerRequest(
  request: Request,
  { tasks, getPayload }: Worker,
): Promise<Response> {
  const name = new URL(request.url).searchParams.get('task')
  const wanted = tasks.filter((task) => (name === null ? task.isTriggered : task.name === name))
  if (wanted.length === 0 || !isWorkerKey(request.headers.get(workerKeyHeader), env.payloadSecret))
    return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
  const payload = await getPayload()
  const failures: unknown[] = []
  for (const task of wanted) await runTask(payload, task).catch((error: unknown) => failures.push(error))
  return failures.length > 0
    ? new Response(formatError(failures[0]), { status: 500 })
    : new Response(null, { status: 204 })
}
