import config from '@payload-config'
import { getPayload } from 'payload'

import { workerTasks } from '@/composition/worker-tasks'
import { handleWorkerRequest } from '@/lib/queue/handle-worker-request'

/** Runs tasks of the worker. Internal: see `handleWorkerRequest`. */
export const POST = (request: Request): Promise<Response> =>
  handleWorkerRequest(request, { tasks: workerTasks, getPayload: () => getPayload({ config }) })
