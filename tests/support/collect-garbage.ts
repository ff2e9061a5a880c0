import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects garbage fifty times a second, until the returned function is called. */
export function collectGarbageOften(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('This Node cannot collect garbage on request')
  const timer = setInterval(() => collect(), 20)
  return () => clearInterval(timer)
}
