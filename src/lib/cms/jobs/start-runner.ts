import { env } from '../../env'

import { askWorker } from './ask-worker'
import { runnerKey, runnerKeyHeader } from './runner-key'
import { startWorkerClock } from './worker-clock'

const everyMs = 5000
const timeoutMs = 60_000

async function askForRun(): Promise<void> {
  const response = await fetch(`${env.ownOrigin}/api/run-jobs/`, {
    method: 'POST',
    headers: { [runnerKeyHeader]: runnerKey(env.payloadSecret) },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`run-jobs answered ${response.status}`)
}

/**
 * Asks this process every five seconds to do what is due. By a request and not by a call, because only within a request
 * does Next refresh the pages that a publication changes. A failure is logged once and tried again. Unless another
 * process is the worker, its tasks are asked for too, each on its own, so that none waits for another.
 */
export function startRunner(): void {
  let hasFailed = false
  const again = () => setTimeout(tick, everyMs).unref()
  const tick = async () => {
    try {
      await askForRun()
      hasFailed = false
    } catch (error) {
      if (!hasFailed) console.warn('The due jobs could not be run:', error)
      hasFailed = true
    }
    again()
  }
  again()
  if (env.worker === 'inside') startWorkerClock((task) => askWorker(task.name))
}
