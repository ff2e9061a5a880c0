import { formatError } from '@/lib/values/format-error'

import type { Task } from './run-task'
import { isShuttingDown } from './shutdown'

/** Pause between two runs of most tasks. */
const defaultEveryMs = 5000

/** Logs the first of several failures in a row. */
function logOnce(name: string, run: () => Promise<void>): () => Promise<void> {
  let hasFailed = false
  return async () => {
    try {
      await run()
      hasFailed = false
    } catch (error) {
      if (!hasFailed) console.warn(`The task "${name}" failed: ${formatError(error)}`)
      hasFailed = true
    }
  }
}

/**
 * Starts each task repeatedly, each with its own timer: a task that waits for a slow partner delays no other.
 *
 * @param run runs a task once
 * @returns stops the timers; it does not wait for runs in progress
 */
export function startScheduler(tasks: readonly Task[], run: (task: Task) => Promise<void>): () => void {
  let isStopped = false
  for (const task of tasks) {
    const runOnce = logOnce(task.name, () => run(task))
    const tick = async () => {
      if (isStopped || isShuttingDown()) return
      await runOnce()
      if (!isStopped) setTimeout(tick, task.everyMs ?? defaultEveryMs).unref()
    }
    setTimeout(tick, defaultEveryMs).unref()
  }
  return () => {
    isStopped = true
  }
}
