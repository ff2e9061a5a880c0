import { AsyncLocalStorage } from 'node:async_hooks'

import { processState } from '@/lib/process-state'

/** Header with the id that the HTTP server gives each request; a client cannot set it. */
export const requestIdHeader = 'x-perron-request'

type Tasks = AsyncLocalStorage<{ requestId: string | null }>

const tasksOfProcess = (): Tasks => processState('request-id', () => new AsyncLocalStorage())

/** Runs the work of a queued row: what it queues in turn belongs to the same request. */
export const withRequestId = <T>(requestId: string | null, run: () => Promise<T>): Promise<T> =>
  tasksOfProcess().run({ requestId }, run)

/**
 * The id of the request that this code works for: of the current request, or of the one that queued the row being
 * handled. It links the lines of the log.
 *
 * @returns null outside a request, such as in a task that found its work itself
 */
export async function getRequestId(): Promise<string | null> {
  const task = tasksOfProcess().getStore()
  if (task) return task.requestId
  try {
    // Imported on use: scripts load this file in plain Node.
    const { headers } = await import('next/headers')
    return (await headers()).get(requestIdHeader)
  } catch {
    // Next throws outside a request.
    return null
  }
}
