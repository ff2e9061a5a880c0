import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

import { redisOfProcess, redisPrefix } from '@/lib/redis/redis'

import { secondsUntil, type Allowance } from './limiter'
import { MemoryLimiter } from './memory-limiter'

/**
 * Limits what one client may cost, such as pages made on request: in Redis for all processes, without it for each
 * process, because a write to the database would cost as much as what is limited.
 */
export class LoadLimiter {
  readonly #local: MemoryLimiter
  readonly #name: string
  readonly #allowance: Allowance
  #shared: RateLimiterRedis | null = null

  /** @param name unique among all limits */
  constructor(name: string, allowance: Allowance) {
    this.#name = name
    this.#allowance = allowance
    this.#local = new MemoryLimiter(allowance)
  }

  #store(): RateLimiterRedis | null {
    const storeClient = redisOfProcess()
    if (!storeClient) return null
    const { points, seconds: duration } = this.#allowance
    const keyPrefix = `${redisPrefix()}limit:${this.#name}`
    this.#shared ??= new RateLimiterRedis({ storeClient, keyPrefix, points, duration })
    return this.#shared
  }

  /** Counts one event. @returns seconds to wait; 0 when it is allowed. */
  async take(key: string): Promise<number> {
    const store = this.#store()
    if (!store) return this.#local.take(key)
    try {
      await store.consume(key)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return secondsUntil(Date.now() + refusal.msBeforeNext)
      // Redis is away: each process counts for itself until it is back.
      return this.#local.take(key)
    }
  }
}
