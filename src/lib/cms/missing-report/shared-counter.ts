import { MissingCounter } from '@/lib/missing/missing-counter'

/** Different addresses between two writes; the others of a scanner's burst are not counted. */
const capacity = 40

const key = Symbol.for('perron.missing-counter')

/** One per process: Next bundles the start of the server and its routes apart, so that each has its own modules. */
export function missingCounter(): MissingCounter {
  const shared = globalThis as { [key]?: MissingCounter }
  return (shared[key] ??= new MissingCounter(capacity))
}
