import type { Payload } from 'payload'

import type { WorkerTask } from './worker-tasks'

interface Turn {
  current: Promise<void>
  next: Promise<void> | null
}

const turns = new Map<string, Turn>()

function begin(payload: Payload, task: WorkerTask): Promise<void> {
  const current = task.run(payload, new Date()).finally(() => {
    if (!turns.get(task.name)?.next) turns.delete(task.name)
  })
  turns.set(task.name, { current, next: null })
  return current
}

/**
 * Does what one task has to do now. Never twice at once in this process: who asks during a run gets one more run after
 * it, however many ask, because what made them ask may have come too late for the run that is going on.
 */
export function runWorkerTask(payload: Payload, task: WorkerTask): Promise<void> {
  const turn = turns.get(task.name)
  if (!turn) return begin(payload, task)
  turn.next ??= turn.current.catch(() => undefined).then(() => begin(payload, task))
  return turn.next
}
