import { lookup, reverse } from 'node:dns/promises'

import { LRUCache } from 'lru-cache'

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

const system: Resolver = {
  reverse,
  lookup: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
}

/** The name of the IP must be of the operator's domain and lead back to the IP, because the owner of an IP chooses its name. */
async function verify(ip: string, domains: readonly string[], resolver: Resolver): Promise<boolean> {
  const names = await resolver.reverse(ip).catch(() => [])
  const own = names.filter((name) => domains.some((domain) => name.endsWith(`.${domain}`)))
  const found = await Promise.all(own.map((name) => resolver.lookup(name).catch(() => [])))
  return found.flat().includes(ip)
}

/**
 * Whether a client that calls itself the crawler of a search engine is one, by the reverse and forward names of its IP.
 * Results are kept for a day.
 *
 * @param ip as `resolveClientIp` returns it; a network of IPv6 is never verified
 */
export async function isVerifiedCrawler(userAgent: string, ip: string, resolver = system): Promise<boolean> {
  const domains = crawlers.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (!domains || ip.includes('/')) return false
  const result = verified.get(ip) ?? verify(ip, domains, resolver)
  verified.set(ip, result)
  return result
}
