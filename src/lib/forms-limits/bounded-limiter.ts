import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Keeps a flood of addresses from filling the memory; one key takes about 300 bytes. */
const mostKeys = 20_000

export interface Allowance {
  /** So many times … */
  points: number
  /** … in this time. */
  seconds: number
}

/**
 * Counts per key, in this process: a restart forgets it, and several processes would each count for themselves (then
 * a store of their own, such as Redis, has to hold it). When there are too many keys, the ones counted first are forgotten:
 * whoever has that many addresses gains nothing by it.
 */
export class BoundedLimiter {
  readonly #limiter: RateLimiterMemory
  readonly #keys = new Set<string>()

  constructor(
    { points, seconds }: Allowance,
    private readonly most = mostKeys,
  ) {
    this.#limiter = new RateLimiterMemory({ points, duration: seconds })
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#keys.size
  }

  /** Counts one more. Asking and counting are one step. @returns seconds to wait; 0 when allowed. */
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

  /** Takes back one that was counted. */
  async giveBack(key: string): Promise<void> {
    const state = await this.#limiter.get(key)
    if (state && state.msBeforeNext > 0 && state.consumedPoints > 0) await this.#limiter.reward(key)
  }

  async #remember(key: string): Promise<void> {
    // Set anew, so that the order is that of the last use.
    this.#keys.delete(key)
    this.#keys.add(key)
    const [oldest] = this.#keys
    if (this.#keys.size <= this.most || oldest === undefined) return
    this.#keys.delete(oldest)
    await this.#limiter.delete(oldest)
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))
