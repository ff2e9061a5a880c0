import config from '@payload-config'
import { getPayload } from 'payload'

import { errorWords } from '@/lib/cms/jobs/error-words'
import { isRunnerKey, runnerKeyHeader } from '@/lib/cms/jobs/runner-key'
import { runWorkerTask } from '@/lib/cms/jobs/run-worker-task'
import { workerTasks } from '@/lib/cms/jobs/worker-tasks'
import { env } from '@/lib/env'

/** Does one task of the worker; this process alone may ask, and for everybody else the address does not exist. */
export async function POST(request: Request): Promise<Response> {
  const name = new URL(request.url).searchParams.get('task')
  const task = workerTasks.find((each) => each.name === name)
  if (!task || !isRunnerKey(request.headers.get(runnerKeyHeader), env.payloadSecret))
    return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })
  try {
    await runWorkerTask(await getPayload({ config }), task)
    return new Response(null, { status: 204 })
  } catch (error) {
    return new Response(errorWords(error), { status: 500 })
  }
}
