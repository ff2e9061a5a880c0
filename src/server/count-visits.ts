import type { IncomingMessage, ServerResponse } from 'node:http'

import { isbot } from 'isbot'

import { parseBeacon, type VisitBeacon } from '@/features/statistics/model/visit-beacon'
import { toVisitSource } from '@/features/statistics/model/visit-source'
import { visitsPath } from '@/features/statistics/model/visited-page'
import { SeenVisits, type VisitorTraits } from '@/features/statistics/server/seen-visits'
import { visitTally } from '@/features/statistics/server/visit-tally'
import { env } from '@/lib/env'
import { getClientIp } from '@/lib/http/client-ip'
import { sendText } from './forward'
import { securityHeaders } from './security-headers'
import { isFromOwnPage } from '@/lib/http/same-site'
import { MemoryLimiter } from '@/lib/limits/memory-limiter'
import { hasStaffToken } from '@/lib/payload/sign-in/session-signature'
import { publish, subscribe } from '@/lib/redis/redis'

import { toHeaders } from './refuse-requests'

/** What a page sends has less than this, in bytes. */
const maxBytes = 2000

/** Of one client: an office or a family may look at many properties, one a second. */
const perClient = { points: 120, seconds: 60 }

const channel = 'visits'

/** The body of a short message; null for a longer one, and for one that the client breaks off. */
const readShort = (request: IncomingMessage): Promise<string | null> =>
  new Promise((resolve) => {
    const parts: Buffer[] = []
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.byteLength
      if (size > maxBytes) resolve(null)
      else parts.push(part)
    })
    request.on('end', () => resolve(Buffer.concat(parts).toString()))
    // After `end` these change nothing.
    request.on('error', () => resolve(null))
    request.on('close', () => resolve(null))
  })

/** Takes the messages of pages that were visited, and counts each visitor of a property once a day. */
export class VisitCounter {
  readonly #seen = new SeenVisits(env.payloadSecret)
  readonly #limit = new MemoryLimiter(perClient)
  readonly #ownHost = new URL(env.serverUrl).host

  constructor() {
    // Nothing of it is stored: Redis passes the hashes on to the other processes, which keep them in memory too.
    subscribe(channel, (message) => void this.#seen.add(Number(message), new Date()))
  }

  /** Whether a request is a message about a visit. */
  takes({ method, url }: IncomingMessage): boolean {
    return method === 'POST' && url === visitsPath
  }

  /** Answers 204 whether the visit counts or not, so that a program learns nothing; other sites and garbage are refused. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = toHeaders(request)
    if (!isFromOwnPage(headers)) return sendText(response, 403, 'Forbidden')
    const client = getClientIp(headers)
    const seconds = await this.#limit.take(client)
    if (seconds > 0)
      return sendText(response, 429, 'Too many requests', {
        'retry-after': String(seconds),
        connection: 'close',
      })
    const text = await readShort(request)
    if (text === null) return sendText(response, 413, 'The request is too large', { connection: 'close' })
    const beacon = parseBeacon(text)
    if (!beacon) return sendText(response, 400, 'Bad request')
    const userAgent = headers.get('user-agent') ?? ''
    if (userAgent !== '' && !isbot(userAgent) && !hasStaffToken(headers, env.payloadSecret))
      this.#count(beacon, { client, userAgent })
    response.writeHead(204, { ...securityHeaders, 'cache-control': 'no-store' }).end()
  }

  #count({ ref, locale, ...origin }: VisitBeacon, visitor: Omit<VisitorTraits, 'ref'>): void {
    const now = new Date()
    const hash = this.#seen.hashOf({ ...visitor, ref }, now)
    if (!this.#seen.add(hash, now)) return
    publish(channel, String(hash))
    const source = toVisitSource(origin, [this.#ownHost])
    visitTally().add({ day: this.#seen.dayAt(now), ref, locale, source, count: 1 })
  }
}
