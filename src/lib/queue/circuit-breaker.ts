/** Pauses after the first, second, … failure in a row, in milliseconds. */
const pausesMs = [10_000, 20_000, 30_000]

/**
 * Records whether a partner, such as a mail server, works. While it does not, a single row tries it after each pause
 * instead of all rows that are due.
 */
export interface CircuitBreaker {
  /** `closed`: use the partner; `open`: do not use it now; `trying`: send it a single row. */
  state: (now: Date) => 'closed' | 'trying' | 'open'
  failed: (now: Date) => void
  worked: () => void
}

/** Creates a circuit breaker in the state `closed`. Its methods get the current time from the caller. */
export function createCircuitBreaker(): CircuitBreaker {
  let failures = 0
  let openUntil = 0
  return {
    state: (now) => {
      if (failures === 0) return 'closed'
      return now.getTime() < openUntil ? 'open' : 'trying'
    },
    failed: (now) => {
      // Rows that were sent at the same time fail together. They count as one failure.
      if (now.getTime() < openUntil) return
      openUntil = now.getTime() + (pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0)
      failures += 1
    },
    worked: () => {
      failures = 0
    },
  }
}
