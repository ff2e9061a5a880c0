export interface Allowance {
  /** Number of events … */
  points: number
  /** … in this many seconds, which begin with the first event of a key. */
  seconds: number
}

/** Counts events by key, such as the tries of a client IP. */
export interface Limiter {
  /** Counts one event unless the limit is reached, in one step. @returns seconds to wait; 0 when it was counted. */
  take: (key: string) => Promise<number>
  /** Seconds to wait, without counting. */
  wait: (key: string) => Promise<number>
  /** Counts one event also beyond the limit. @returns the number of events */
  count: (key: string) => Promise<number>
  /** Takes back one counted event. */
  giveBack: (key: string) => Promise<void>
  /** Takes back all events of a key. */
  forget: (key: string) => Promise<void>
}

/** @param name unique among all limits: the same key counts apart for each */
export type MakeLimiter = (name: string, allowance: Allowance) => Limiter

/** Seconds from now, at least one. */
export const secondsUntil = (at: number): number => Math.max(1, Math.ceil((at - Date.now()) / 1000))
