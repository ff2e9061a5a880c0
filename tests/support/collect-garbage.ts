import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A function that collects garbage at once. */
export function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('This Node cannot collect garbage on request')
  return () => void collect()
}

/** Collects garbage fifty times a second, until the returned function is called. */
export function collectGarbageOften(): () => void {
  const timer = setInterval(garbageCollector(), 20)
  return () => clearInterval(timer)
}
