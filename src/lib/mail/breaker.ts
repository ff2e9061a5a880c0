/** Waits between looks at a mail server that does not work: short at first, never long. */
const waitsMs = [10_000, 20_000, 40_000, 60_000]

/**
 * Remembers whether a mail server works, so that a broken one is tried with a single mail now and then instead of with
 * all that wait.
 */
export interface Breaker {
  /** `closed`: it works as far as we know; `trying`: one mail may find out; `open`: not now. */
  state: (now: Date) => 'closed' | 'trying' | 'open'
  failed: (now: Date, reason: string) => void
  worked: () => void
  /** Why it does not work; null when it does. */
  reason: () => string | null
}

export function makeBreaker(): Breaker {
  let failures = 0
  let until = 0
  let why: string | null = null
  return {
    state: (now) => {
      if (failures === 0) return 'closed'
      return now.getTime() < until ? 'open' : 'trying'
    },
    failed: (now, reason) => {
      // Several that were under way fail together: that is one failure.
      if (now.getTime() < until) return
      until = now.getTime() + (waitsMs[Math.min(failures, waitsMs.length - 1)] ?? 0)
      failures += 1
      why = reason
    },
    worked: () => {
      failures = 0
      why = null
    },
    reason: () => why,
  }
}
