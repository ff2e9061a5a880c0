import type { Server, Socket } from 'node:net'

import { LoadLimiter } from '@/lib/limits/load-limiter'

/** Pages made on request: 60 a minute and 30 more in each half minute are 120 a minute, 31 of them at once. */
const perSecond = { points: 1, seconds: 1 }
const burst = { points: 30, seconds: 30 }

/**
 * Counts the pages made on request for each client.
 *
 * @param factor multiplies both limits
 */
export class RenderLimit {
  readonly #perSecond: LoadLimiter
  readonly #burst: LoadLimiter

  constructor(factor: number) {
    this.#perSecond = new LoadLimiter('pages', { ...perSecond, points: perSecond.points * factor })
    this.#burst = new LoadLimiter('pages at once', { ...burst, points: burst.points * factor })
  }

  /** Counts one page. Returns 0, or the seconds until the client may ask again. */
  async count(client: string): Promise<number> {
    return (await this.#perSecond.take(client)) && (await this.#burst.take(client))
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
