import { env } from '@/lib/env'
import { requestInside } from '@/lib/http/inner-request'

import { workerKey, workerKeyHeader } from './worker-key'

/** Longer than any run: partners of a task have time-outs of their own. */
const timeoutMs = 240_000

/**
 * Runs a task in this process by its internal route: Next bundles the start of the server and its routes separately, and
 * a task needs the Payload of the routes.
 *
 * @param name all tasks with `isTriggered` when left out
 */
export async function requestTask(name?: string): Promise<void> {
  const query = name === undefined ? '' : `?task=${encodeURIComponent(name)}`
  const { status, body } = await requestInside(
    {
      method: 'POST',
      url: `/api/run-worker/${query}`,
      headers: { [workerKeyHeader]: workerKey(env.payloadSecret) },
    },
    timeoutMs,
  )
  if (status >= 300) throw new Error(`${status} ${body.toString()}`)
}

let current: Promise<void> | null = null
let isTriggeredAgain = false

async function runTriggered(): Promise<void> {
  do {
    isTriggeredAgain = false
    await requestTask()
  } while (isTriggeredAgain)
}

/**
 * Runs the triggered tasks now instead of within five seconds: a submission or an e-mail was just queued. Returns at once
 * and never fails, because the scheduler does the same a little later.
 */
export function triggerWorker(): void {
  if (env.worker === 'none') return
  isTriggeredAgain = true
  current ??= runTriggered()
    .catch(() => undefined)
    .finally(() => {
      current = null
    })
}
