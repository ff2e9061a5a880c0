import { errorWords } from './error-words'
import { workerTasks, type WorkerTask } from './worker-tasks'

/** How often most tasks look whether there is something to do. */
const everyMs = 5000

/** Says a trouble once, until it is over. */
function quietly(name: string, run: () => Promise<void>): () => Promise<void> {
  let hasFailed = false
  return async () => {
    try {
      await run()
      hasFailed = false
    } catch (error) {
      if (!hasFailed) console.warn(`The worker could not do "${name}": ${errorWords(error)}`)
      hasFailed = true
    }
  }
}

/**
 * Lets every task run again and again, each by its own clock: one that waits for a slow partner holds up none of the
 * others.
 *
 * @param run does a task once
 * @returns stops the clocks; a run that is going on is not waited for
 */
export function startWorkerClock(run: (task: WorkerTask) => Promise<void>): () => void {
  let isStopped = false
  for (const task of workerTasks) {
    const once = quietly(task.name, () => run(task))
    const tick = async () => {
      if (isStopped) return
      await once()
      if (!isStopped) setTimeout(tick, task.everyMs ?? everyMs).unref()
    }
    setTimeout(tick, everyMs).unref()
  }
  return () => {
    isStopped = true
  }
}
