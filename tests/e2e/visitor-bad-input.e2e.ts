import { expect, test } from '@playwright/test'
import fc from 'fast-check'

import { listingParamNames } from '@/features/listings/model/search-params'

import { demoPublicPaths, demoRefs } from '../support/demo-site'
import { isFullRun, sample } from '../support/full-run'
import { sendRaw, type RawAnswer, type RawRequest } from '../support/raw-request'
import { forEachOf } from '../support/site'
import { siteUrl } from '../support/site-url'

const requestCount = isFullRun ? 2200 : 400
const atOnce = 6
const largestBody = 1_000_000
const script = '<script>alert("perron")</script>'

const nastyTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '1e309',
  '9007199254740993',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  "' OR 1=1--",
  '"; DROP TABLE pages;--',
  '{"$gt":""}',
  '[$ne]=1',
  '(a+)+$',
  '%',
  '_',
  '%00',
  '%c0%ae%c0%ae',
  '%ud800',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/',
  '\\..\\..\\windows',
  '//evil.example/',
  'https://evil.example/',
  'javascript:alert(1)',
  '🏡🇧🇪👩‍👩‍👧',
  '\u202eabc\u200b\ufeff',
  '\ud800',
  'Liège|4000',
  'Flémalle|4400,Tilleur|4420',
  'Flémalle|4400|x',
  '|',
  '2026-02-30',
  'a_plus',
  'A++',
  '-price',
  'price,city',
  script,
  `">${script}`,
  "'-alert(1)-'",
  '${7*7}{{7*7}}',
  '\r\nSet-Cookie: perron=1',
  '(select 1)',
  'x'.repeat(5000),
  '🏡'.repeat(1200),
] as const

/** Halves of characters cannot be written in UTF-8. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd')

/** Percent signs that are already there stay: half of the point is to send broken ones. */
const escapeUnsafe = (text: string): string =>
  wellFormed(text).replace(/[^\x21-\x7e]|["<>\\^`{|}#]/gu, (each) => encodeURIComponent(each))

const nasty = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
)

const parameterNames = [
  ...listingParamNames,
  'q',
  '_rsc',
  'locale',
  'draft',
  'preview',
  'id',
  'utm_source',
  'nxtPlocale',
  'path',
  '__proto__',
  'where',
  'depth',
]

/** `name=value`, and the spellings by which frameworks read lists and objects. */
const parameter = fc
  .tuple(
    fc.constantFrom(...parameterNames),
    fc.constantFrom('', '[]', '[$ne]', '[0]', '[a][b]'),
    nasty,
    fc.boolean(),
  )
  .map(([name, suffix, value, isEncoded]) => {
    const text = isEncoded
      ? encodeURIComponent(wellFormed(value))
      : escapeUnsafe(value).replaceAll('&', '%26')
    return `${encodeURIComponent(name)}${suffix}=${text}`
  })

const query = fc.oneof(
  { weight: 6, arbitrary: fc.array(parameter, { minLength: 1, maxLength: 4 }).map((all) => all.join('&')) },
  { weight: 1, arbitrary: parameter.map((each) => Array(60).fill(each.slice(0, 80)).join('&')) },
  { weight: 1, arbitrary: nasty.map(escapeUnsafe) },
)

const segment = fc.oneof(
  { weight: 3, arbitrary: nasty.map(escapeUnsafe) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'fr',
      'xx',
      'q',
      'api',
      'admin',
      'property',
      'a-vendre',
      'resolve',
      '_next',
      '.',
      '..',
      'page-css',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '%2e%2e',
      '%2e',
      '..%2f',
      '%5c',
      '%00',
      '%',
      '%zz',
      '%ff',
      '__nextjs',
      'index.html',
    ),
  },
)

const listings = ['/fr/a-vendre/', '/nl/te-huur/', '/de/zu-verkaufen/', '/en/for-sale/', '/for-sale/']
const known = fc.constantFrom(
  ...listings,
  ...listings,
  ...demoPublicPaths,
  `/fr/property/${demoRefs.house}/`,
  '/',
)
const strangePath = fc
  .array(segment, { minLength: 1, maxLength: 6 })
  .map((segments) => `/${segments.join('/')}`)
const path = fc.oneof(
  { weight: 4, arbitrary: known },
  { weight: 2, arbitrary: strangePath },
  {
    weight: 2,
    arbitrary: fc.tuple(known, strangePath).map(([one, other]) => one.replace(/\/$/, '') + other),
  },
)

const target = fc
  .tuple(path, fc.option(query, { nil: null, freq: 4 }))
  .map(([one, other]) => (other === null ? one : `${one}?${other}`))

const headerText = nasty.map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 3000))
const headerNames = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'next-action',
  'x-middleware-subrequest',
  'x-nextjs-data',
  'x-matched-path',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'x-http-method-override',
  'x-payload-http-method-override',
  'accept-language',
  'accept',
  'accept-encoding',
  'if-none-match',
  'if-modified-since',
  'range',
  'authorization',
  'cookie',
  'origin',
  'user-agent',
]
const header = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...headerNames), headerText) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<[string, string][]>(
      ['rsc', '1'],
      ['next-router-state-tree', '%5B%22%22%2C%7B%7D%5D'],
      ['next-router-state-tree', '[['],
      ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
      ['x-middleware-subrequest', 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy'],
      ['next-action', 'a'.repeat(40)],
      ['cookie', `__prerender_bypass=${'a'.repeat(64)}; __next_preview_data=x`],
      ['cookie', Array.from({ length: 64 }, (_, index) => `c${index}=${'v'.repeat(60)}`).join('; ')],
      ['cookie', `perron-token=${'e'.repeat(200)}.x.y`],
      ['x-forwarded-host', 'evil.example'],
    ),
  },
)
const headers = fc.array(header, { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs))

const method = fc.oneof(
  { weight: 20, arbitrary: fc.constant('GET') },
  { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS') },
  { weight: 2, arbitrary: fc.constant('POST') },
  { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'PATCH') },
)

const badRequest: fc.Arbitrary<RawRequest> = fc.record({ target, headers, method })

/** 405 for a method a page does not have, 414 and 431 from Node for lines that are too long. */
const allowed = (status: number) =>
  status === 200 ||
  (status >= 300 && status < 400) ||
  [204, 400, 401, 403, 404, 405, 414, 431].includes(status)

const stackTrace =
  /\bat [\w.<>$ ]+ \((?:file:|\/|webpack|node:)[^)]*:\d+:\d+\)|SQLITE_|SqliteError|node_modules\//

const isElsewhere = (location: string) => new URL(location, siteUrl).origin !== siteUrl

function problemOf({ status, headers: sent, body }: RawAnswer): string | null {
  if (!allowed(status)) return `status ${status}`
  if (stackTrace.test(body)) return `a stack trace: ${stackTrace.exec(body)?.[0]}`
  if (Buffer.byteLength(body) > largestBody) return `${body.length} characters`
  if (body.includes(script) && /text\/html/.test(sent['content-type'] ?? ''))
    return 'the script as it was sent'
  if (sent['set-cookie']?.some((cookie) => cookie.includes('perron=1'))) return 'a cookie that was sent in'
  if (sent.location && isElsewhere(sent.location)) return `a redirect to ${sent.location}`
  return null
}

let sentCount = 0
const send = async (request: RawRequest): Promise<RawAnswer> => {
  sentCount += 1
  return sendRaw(request)
}

const maxHops = 5

/** Follows redirects as a browser would, to notice circles and bad pages at their end. */
async function problemAtTheEnd(request: RawRequest): Promise<string | null> {
  let answer = await send(request)
  for (let hops = 0; ; hops += 1) {
    const problem = problemOf(answer)
    const { location } = answer.headers
    if (problem || !location || request.method !== 'GET') return problem
    if (hops === maxHops) return `no end of redirects, last to ${location.slice(0, 200)}`
    const url = new URL(location, siteUrl)
    answer = await send({ target: url.pathname + url.search })
  }
}

const describe = ({ method: verb, target: to, headers: with_ }: RawRequest) =>
  `${verb} ${to.slice(0, 400)} ${JSON.stringify(with_).slice(0, 400)}`

test('nothing a stranger can send breaks a page', async () => {
  test.setTimeout(180_000)
  const seed = Number(process.env.PERRON_SEED ?? Date.now() % 2 ** 31)
  const requests = fc.sample(badRequest, { numRuns: requestCount, seed })
  const started = Date.now()
  const problems = await forEachOf(requests, atOnce, async (request) => {
    const problem = await problemAtTheEnd(request).catch((error: Error) => error.message)
    return problem && `${problem} ← ${describe(request)}`
  })
  const seconds = Math.round((Date.now() - started) / 1000)
  console.info(`${requestCount} bad requests, ${sentCount} sent in ${seconds} s, PERRON_SEED=${seed}`)
  expect(problems.filter(Boolean)).toEqual([])
  expect(sentCount).toBeGreaterThanOrEqual(requestCount)
})

test.describe('each parameter of the list alone', () => {
  for (const [place, name] of [...listingParamNames, 'q'].entries())
    test(name, async () => {
      // A short run sends each parameter another part of the texts.
      const texts = sample([...nastyTexts.slice(place % 6), ...nastyTexts.slice(0, place % 6)], 6)
      const targets = texts.map((text) => {
        const value = encodeURIComponent(wellFormed(text))
        return `/fr/a-louer/?${name}=${value}`
      })
      const problems = await forEachOf(targets, atOnce, async (to) => {
        const problem = await problemAtTheEnd({ target: to, method: 'GET' })
        return problem && `${problem} ← ${to.slice(0, 300)}`
      })
      expect(problems.filter(Boolean)).toEqual([])
    })
})

test('a request to another host is answered without using its name', async () => {
  const { body, headers: sent } = await send({ target: '/fr/', headers: { host: 'evil.example' } })
  expect(body).not.toContain('evil.example')
  expect(sent.location ?? '').not.toContain('evil.example')
  const kept = await send({ target: '/fr/' })
  expect(kept.body).not.toContain('evil.example')
})
