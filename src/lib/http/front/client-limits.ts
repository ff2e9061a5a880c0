import type { Server, Socket } from 'node:net'

import { BurstyRateLimiter, RateLimiterMemory } from 'rate-limiter-flexible'

/** Pages made on request: 60 a minute and 30 more in each half minute are 120 a minute, 31 of them at once. */
const perSecond = { points: 1, duration: 1 }
const burst = { points: 30, duration: 30 }

/**
 * Counts the pages made on request for each client.
 *
 * @param factor multiplies both limits
 */
export class RenderLimit {
  readonly #limiter: BurstyRateLimiter
  readonly #steady: RateLimiterMemory
  readonly #burst: RateLimiterMemory

  constructor(factor: number) {
    this.#steady = new RateLimiterMemory({ ...perSecond, points: perSecond.points * factor })
    this.#burst = new RateLimiterMemory({ ...burst, points: burst.points * factor })
    this.#limiter = new BurstyRateLimiter(this.#steady, this.#burst)
  }

  /** Seconds until the client may ask again; 0 when it may now. Counts nothing. */
  async wait(client: string): Promise<number> {
    const [steady, more] = await Promise.all([this.#steady.get(client), this.#burst.get(client)])
    const isFree = (found: typeof steady, points: number) => !found || found.consumedPoints < points
    if (isFree(steady, this.#steady.points) || isFree(more, this.#burst.points)) return 0
    return Math.max(1, Math.ceil(Math.min(steady?.msBeforeNext ?? 0, more?.msBeforeNext ?? 0) / 1000))
  }

  /** Counts one page that was made. */
  count(client: string): void {
    this.#limiter.consume(client).catch(() => undefined)
  }
}

/**
 * Closes the connections of a client beyond the limit at once. Not to be used behind a proxy, whose connections are those
 * of all visitors.
 */
export function limitConnections(server: Server, max: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const client = socket.remoteAddress ?? ''
    const count = (open.get(client) ?? 0) + 1
    open.set(client, count)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left > 0) open.set(client, left)
      else open.delete(client)
    })
    if (count > max) socket.destroy()
  })
}
