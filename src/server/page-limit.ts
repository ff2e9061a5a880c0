import { lookup, reverse } from 'node:dns/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { LRUCache } from 'lru-cache'

import { env } from '@/lib/env'
import { resolveClientIp } from '@/lib/http/client-ip'
import { toLocale } from '@/lib/i18n/locales'
import { LoadLimiter } from '@/lib/limits/load-limiter'

import { tooManyPages } from './error-pages'
import { securityHeaders } from './security-headers'

/** Marks a request of this process to itself; a client cannot send it. */
export const innerHeader = 'x-perron-inner'

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

/** Crawlers by the name in their user agent, with the domains of their servers, as their operators publish them. */
const crawlers: readonly [RegExp, readonly string[]][] = [
  [/googlebot|google-inspectiontool|storebot-google/i, ['googlebot.com', 'google.com']],
  [/bingbot|msnbot/i, ['search.msn.com']],
  [/applebot/i, ['applebot.apple.com']],
  [/duckduckbot/i, ['duckduckgo.com']],
  [/yandex(?:bot|images)/i, ['yandex.ru', 'yandex.net', 'yandex.com']],
]

const dayMs = 86_400_000
const verified = new LRUCache<string, Promise<boolean>>({ max: 2000, ttl: dayMs })

export interface Resolver {
  reverse: (ip: string) => Promise<string[]>
  lookup: (name: string) => Promise<string[]>
}

const systemResolver: Resolver = {
  reverse,
  lookup: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
}

/** The name of the IP must be of the operator's domain and lead back to the IP, because the owner of an IP chooses its name. */
async function verify(ip: string, domains: readonly string[], resolver: Resolver): Promise<boolean> {
  const names = await resolver.reverse(ip).catch(() => [])
  const ownNames = names.filter((name) => domains.some((domain) => name.endsWith(`.${domain}`)))
  const addresses = await Promise.all(ownNames.map((name) => resolver.lookup(name).catch(() => [])))
  return addresses.flat().includes(ip)
}

/**
 * Whether a client that calls itself the crawler of a search engine is one, by the reverse and forward names of its IP.
 * Results are stored for a day.
 *
 * @param ip as `resolveClientIp` returns it; a network of IPv6 is never verified
 */
export async function isVerifiedCrawler(
  userAgent: string,
  ip: string,
  resolver = systemResolver,
): Promise<boolean> {
  const domains = crawlers.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (!domains || ip.includes('/')) return false
  const result = verified.get(ip) ?? verify(ip, domains, resolver)
  verified.set(ip, result)
  return result
}

const toClient = (request: IncomingMessage): string =>
  resolveClientIp({
    peer: request.socket.remoteAddress ?? null,
    forwardedFor: request.headers['x-forwarded-for']?.toString() ?? null,
    trustedProxies: env.trustedProxies,
  })

/** Limits the pages that are made on request for one client, such as filtered lists: each costs more than a stored one. */
export class PageLimit {
  readonly #renders: RenderLimit

  /** @param factor multiplies the limit; 0 switches it off */
  constructor(private readonly factor: number) {
    this.#renders = new RenderLimit(factor)
  }

  /** Counts one page, or sends status 429 to a client over the limit and returns false. */
  async admit(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (this.factor === 0 || request.headers[innerHeader]) return true
    const client = toClient(request)
    const seconds = await this.#renders.count(client)
    if (seconds === 0 || (await isVerifiedCrawler(request.headers['user-agent'] ?? '', client))) return true
    const locale = toLocale(request.url?.slice(1, 3) ?? '')
    const html = tooManyPages(locale, seconds)
    response.writeHead(429, {
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(html),
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      'retry-after': String(seconds),
    })
    response.end(request.method === 'HEAD' ? undefined : html)
    return false
  }
}
