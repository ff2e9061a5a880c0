import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { secondsUntil, type Allowance, type Limiter, type MakeLimiter } from './limiter'

/** Bounds memory use under a flood of keys; one key takes about 300 bytes. */
const maxKeys = 20_000

/**
 * Counts in this process alone. When there are too many keys, the ones counted first are dropped; an attacker with that
 * many keys gains nothing.
 */
export class MemoryLimiter implements Limiter {
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

  async take(key: string): Promise<number> {
    await this.#remember(key)
    try {
      await this.#limiter.consume(key)
      return 0
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      await this.#limiter.reward(key)
      return secondsOf(refusal)
    }
  }

  async wait(key: string): Promise<number> {
    const state = await this.#limiter.get(key)
    return state && state.msBeforeNext > 0 && state.consumedPoints >= this.#limiter.points
      ? secondsOf(state)
      : 0
  }

  async count(key: string): Promise<number> {
    await this.#remember(key)
    return (await this.#limiter.penalty(key)).consumedPoints
  }

  async giveBack(key: string): Promise<void> {
    const state = await this.#limiter.get(key)
    if (state && state.msBeforeNext > 0 && state.consumedPoints > 0) await this.#limiter.reward(key)
  }

  async forget(key: string): Promise<void> {
    this.#keys.delete(key)
    await this.#limiter.delete(key)
  }

  async #remember(key: string): Promise<void> {
    // Reinserted, so that the order is that of the last use.
    this.#keys.delete(key)
    this.#keys.add(key)
    const [oldest] = this.#keys
    if (this.#keys.size > this.maxSize && oldest !== undefined) await this.forget(oldest)
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => secondsUntil(Date.now() + msBeforeNext)

/** @internal for tests: limits of one process */
export const memoryLimiters: MakeLimiter = (_, allowance) => new MemoryLimiter(allowance)
