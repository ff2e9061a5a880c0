import fc from 'fast-check'

import { listingParamNames } from '@/features/listings/model/search-params'

import { demoPublicPaths, demoRefs } from '../rig/demo-site'
import { nastyTexts, wellFormed } from './nasty-texts'
import type { RawRequest } from './raw-request'

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
const knownNames = fc.constantFrom(
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
  { weight: 4, arbitrary: knownNames },
  { weight: 2, arbitrary: strangePath },
  {
    weight: 2,
    arbitrary: fc.tuple(knownNames, strangePath).map(([one, other]) => one.replace(/\/$/, '') + other),
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

/** Random requests: known and invented paths, parameters, headers and methods. */
export const badRequest: fc.Arbitrary<RawRequest> = fc.record({ target, headers, method })
