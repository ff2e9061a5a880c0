import { env } from '../../env'

import { runnerKey, runnerKeyHeader } from './runner-key'

/** Longer than any task takes: each has time-outs of its own. */
const timeoutMs = 240_000

/**
 * Has this process do a task, by a request and not by a call, because only within a request does Next refresh the pages
 * that a change concerns.
 */
export async function askWorker(task: string): Promise<void> {
  const response = await fetch(`${env.ownOrigin}/api/run-worker/?task=${encodeURIComponent(task)}`, {
    method: 'POST',
    headers: { [runnerKeyHeader]: runnerKey(env.payloadSecret) },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
}
