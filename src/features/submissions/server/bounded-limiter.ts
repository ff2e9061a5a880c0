import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Bounds memory use under a flood of keys; one key takes about 300 bytes. */
const maxKeys = 20_000

export interface Allowance {
  /** Number of events … */
  points: number
  /** … in this many seconds. */
  seconds: number
}

/**
 * Counts events per key in this process: a restart resets the counts, and several processes count separately (a shared
 * store such as Redis is needed then). When there are too many keys, the ones counted first are dropped; an attacker
 * with that many keys gains nothing.
 */
export class BoundedLimiter {
  readonly #limiter: RateLimiterMemory
  readonly #keys = new Set<string>()

  constructor(
    { points, seconds }: Allowance,
    private readonly maxSize = maxKeys,
  ) {
    this.#limiter = new RateLimiterMemory({ points, duration: seconds })
  }

  /** Number of keys in memory. */
  get size(): number {
    return this.#keys.size
  }

  /** Counts one event and checks the limit in one step. @returns seconds to wait; 0 when allowed. */
  async take(key: string): Promise<number> {
    await this.#remember(key)
    try {
      await this.#limiter.consume(key)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return secondsOf(refusal)
      throw refusal
    }
  }

  /** Seconds to wait, without counting. */
  async wait(key: string): Promise<number> {
    const state = await this.#limiter.get(key)
    return state && state.msBeforeNext > 0 && state.consumedPoints >= this.#limiter.points
      ? secondsOf(state)
      : 0
  }

  /** Takes back one counted event. */
  async giveBack(key: string): Promise<void> {
    const state = await this.#limiter.get(key)
    if (state && state.msBeforeNext > 0 && state.consumedPoints > 0) await this.#limiter.reward(key)
  }

  async #remember(key: string): Promise<void> {
    // Reinserted, so that the order is that of the last use.
    this.#keys.delete(key)
    this.#keys.add(key)
    const [oldest] = this.#keys
    if (this.#keys.size <= this.maxSize || oldest === undefined) return
    this.#keys.delete(oldest)
    await this.#limiter.delete(oldest)
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))
