import { getPayload } from 'payload'

import { runWorkerTask } from '../src/lib/cms/jobs/run-worker-task'
import { startWorkerClock } from '../src/lib/cms/jobs/worker-clock'
import configPromise from '../payload.config'

/**
 * Does what waits in the queues, in a process of its own: `npm run worker`. The web server then runs with `WORKER=none`.
 * Pages that a task changes are refreshed by the web server alone, at its next own change.
 */

/** What is under way may end in this time; what does not is taken up again after ten minutes. */
const farewellMs = 25_000

async function work(): Promise<void> {
  const payload = await getPayload({ config: await configPromise })
  const underWay = new Set<Promise<void>>()
  const stop = startWorkerClock((task) => {
    const run = runWorkerTask(payload, task).finally(() => underWay.delete(run))
    underWay.add(run)
    return run
  })
  console.log('The worker looks for work every five seconds.')
  await new Promise((resolve) => {
    process.once('SIGTERM', resolve)
    process.once('SIGINT', resolve)
  })
  stop()
  await Promise.race([
    Promise.allSettled(underWay),
    new Promise((resolve) => setTimeout(resolve, farewellMs)),
  ])
  await payload.destroy()
}

// While modules are still being translated, and between two looks, nothing else keeps Node running.
setInterval(() => undefined, 60_000)

work().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
