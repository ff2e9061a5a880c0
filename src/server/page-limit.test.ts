import { expect, test, vi } from 'vitest'

import { isVerifiedCrawler, type Resolver } from './page-limit'

const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const resolver = (names: string[], ips: string[]): Resolver => ({
  reverse: async () => names,
  lookup: async () => ips,
})

test.each([
  ['the crawler itself', '66.249.66.1', google, ['crawl-66-249-66-1.googlebot.com'], ['66.249.66.1'], true],
  ['another name', '66.249.66.2', google, ['host.example.com'], ['66.249.66.2'], false],
  ['a name that only ends alike', '66.249.66.3', google, ['evilgooglebot.com'], ['66.249.66.3'], false],
  ['a name that leads elsewhere', '66.249.66.4', google, ['x.googlebot.com'], ['1.2.3.4'], false],
  ['the name of another crawler', '66.249.66.5', google, ['x.search.msn.com'], ['66.249.66.5'], false],
  ['a browser', '66.249.66.6', 'Mozilla/5.0 Chrome/156', ['x.googlebot.com'], ['66.249.66.6'], false],
  ['a network', '2001:db8::/64', google, ['x.googlebot.com'], ['2001:db8::/64'], false],
])('%s: %s', async (_, ip, userAgent, names, ips, isCrawler) => {
  expect(await isVerifiedCrawler(userAgent, ip, resolver(names, ips))).toBe(isCrawler)
})

test('an IP without a name is no crawler, and is looked up once a day', async () => {
  const reverse = vi.fn(() => Promise.reject(new Error('ENOTFOUND')))
  const none = { reverse, lookup: async () => [] }
  expect(await isVerifiedCrawler(google, '10.0.0.9', none)).toBe(false)
  expect(await isVerifiedCrawler(google, '10.0.0.9', none)).toBe(false)
  expect(reverse).toHaveBeenCalledTimes(1)
})
