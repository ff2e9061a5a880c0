import { getPayload } from 'payload'

import { endOnStartProblem } from '../src/composition/start-checks'
import { workerTasks } from '../src/composition/worker-tasks'
import { stateValues } from '../src/features/operations/model/state-values'
import { readSiteState } from '../src/features/operations/server/read-site-state'
import { env } from '../src/lib/env'
import { startMetrics } from '../src/lib/metrics/serve-metrics'
import { runTask } from '../src/lib/queue/run-task'
import { beginShutdown } from '../src/lib/queue/shutdown'
import { startScheduler } from '../src/lib/queue/scheduler'
import configPromise from '../payload.config'

/**
 * Runs the scheduler in a separate process: `npm run worker`. The web server then runs with `WORKER=none` and keeps the
 * tasks that need it. It refreshes the pages that a task changes within a second.
 */

/** Longer than work in progress is given before it is cut off and gives its rows back; see `beginShutdown`. */
const shutdownMs = 6500

async function work(): Promise<void> {
  await endOnStartProblem()
  const payload = await getPayload({ config: await configPromise })
  const { metricsPort: port, metricsHost: host } = env
  if (port !== undefined)
    startMetrics({ host, port }, async () => stateValues(await readSiteState(payload, new Date())))
  const runs = new Set<Promise<void>>()
  const tasks = workerTasks.filter(({ isOfServer }) => !isOfServer)
  const stop = startScheduler(tasks, (task) => {
    const run = runTask(payload, task).finally(() => runs.delete(run))
    runs.add(run)
    return run
  })
  console.log('The worker looks for work every five seconds.')
  await new Promise((resolve) => {
    process.once('SIGTERM', resolve)
    process.once('SIGINT', resolve)
  })
  stop()
  beginShutdown()
  await Promise.race([Promise.allSettled(runs), new Promise((resolve) => setTimeout(resolve, shutdownMs))])
  await payload.destroy()
}

// The timers of the scheduler do not keep Node running.
setInterval(() => undefined, 60_000)

work().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
