import type { Payload } from 'payload'

import type { OfModule } from '@/lib/site-config'
import type { StagingPart } from '@/lib/staging-variables'

/** Work that the scheduler repeats. It may be interrupted at any point and run in several processes at once. */
export interface Task extends OfModule {
  /** Unique; for the log and for requests. */
  name: string
  /** Pause between two runs in one process; five seconds when left out. */
  everyMs?: number
  /** Also runs when `triggerWorker` is called, in the order of the list. */
  isTriggered?: boolean
  /** What it belongs to in a copy for tries, where it only runs when that is named. */
  stagingPart?: StagingPart
  /** Runs in the web server even if another process is the worker. */
  isOfServer?: boolean
  /** Handles the due work. Must be repeatable; partners that may hang need time-outs. */
  run: (payload: Payload, now: Date) => Promise<void>
}

interface Runs {
  current: Promise<void>
  next: Promise<void> | null
}

const runsByName = new Map<string, Runs>()

function start(payload: Payload, task: Task): Promise<void> {
  const current = task.run(payload, new Date()).finally(() => {
    if (!runsByName.get(task.name)?.next) runsByName.delete(task.name)
  })
  runsByName.set(task.name, { current, next: null })
  return current
}

/**
 * Runs a task, never twice at the same time in this process. Calls during a run share one more run after it, because
 * work that came after the run began may not be part of it.
 */
export function runTask(payload: Payload, task: Task): Promise<void> {
  const runs = runsByName.get(task.name)
  if (!runs) return start(payload, task)
  runs.next ??= runs.current.catch(() => undefined).then(() => start(payload, task))
  return runs.next
}
