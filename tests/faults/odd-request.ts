import fc from 'fast-check'

import { formKinds } from '@/features/submissions/model/form-kinds'

import { badBodies, strangeTexts } from '../support/form-cases'

/** A request that no page of the site sends. */
export interface OddRequest {
  path: string
  method: string
  headers: Record<string, string>
  body: string
  isSignedIn: boolean
}

const text = fc.oneof(
  fc.constantFrom(...strangeTexts.map(([, value]) => value)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map(String),
)
const key = fc.oneof(
  fc.constantFrom(
    'email',
    'name',
    'args',
    'where',
    '_payload',
    'data',
    'slot',
    'page',
    'key',
    'ref',
    'token',
  ),
  fc.constantFrom('password', 'collection', '__proto__', 'constructor', 'id', '$ne', 'a[b][c]', 'file'),
  text,
)
const json = fc
  .oneof(fc.jsonValue({ maxDepth: 4 }), fc.dictionary(key, fc.oneof(text, fc.jsonValue({ maxDepth: 2 }))))
  .map((value) => JSON.stringify(value))
const urlEncoded = fc
  .array(fc.tuple(key, text), { maxLength: 8 })
  .map((pairs) => pairs.map(([name, value]) => `${escape(name)}=${escape(value)}`).join('&'))
const part = fc
  .tuple(key, text, fc.boolean())
  .map(
    ([name, value, isFile]) =>
      `--x\r\nContent-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '')}"${isFile ? '; filename="a.pdf"' : ''}\r\n\r\n${value}\r\n`,
  )
const multipart = fc
  .tuple(fc.array(part, { maxLength: 6 }), fc.boolean())
  .map(([parts, isWhole]) => parts.join('') + (isWhole ? '--x--\r\n' : ''))

type Typed = [type: string, body: string]
const body = fc.oneof(
  { weight: 4, arbitrary: json.map((each): Typed => ['application/json', each]) },
  { weight: 3, arbitrary: urlEncoded.map((each): Typed => ['application/x-www-form-urlencoded', each]) },
  { weight: 3, arbitrary: multipart.map((each): Typed => ['multipart/form-data; boundary=x', each]) },
  { weight: 1, arbitrary: text.map((each): Typed => ['application/json', each]) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...badBodies.flatMap(([, type, each]): Typed[] => (typeof each === 'string' ? [[type, each]] : [])),
    ),
  },
)

const id = fc.oneof(
  fc.constantFrom('1', '0', 'x', 'null', '%00', '..%2f', '__proto__', 'a'.repeat(24)),
  text.map(encode),
)
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...formKinds).map((kind) => `/fr/forms/${kind}/`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('appointment', 'offer', 'demand', 'newsletter', 'documents'),
        id,
        fc.constantFrom('cancel', 'move', 'confirm', 'withdraw', 'unsubscribe'),
      )
      .map(([kind, each, action]) => `/nl/my/${kind}/${each}/1-x/${action}/`),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '/api/users/login',
      '/api/users/forgot-password',
      '/api/users/reset-password',
      '/api/users/logout',
      '/api/users/first-register',
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'pages',
          'properties',
          'leads',
          'media',
          'appointments',
          'users',
          'documents',
          'routes',
          'offers',
          'globals/siteConfig',
        ),
        fc.option(id),
        fc.constantFrom('', '/versions', '/book', '/erase', '/duplicate', '/notes', '/move', '/preview'),
      )
      .map(([slug, each, rest]) => `/api/${slug}${each === null ? '' : `/${each}`}${rest}`),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '/admin/',
      '/admin/collections/pages/',
      '/fr/',
      '/fr/contact/',
      '/map-frame/fr/',
      '/map-data/streets/',
      '/map-data/streets/file/',
      '/map-data/outlines/',
      '/map-data/rivers/',
      '/',
    ),
  },
)

const headers = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Record<string, string>>({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'next-action': 'a'.repeat(42) },
      { origin: 'null' },
      { origin: 'http://evil.example' },
      { 'content-encoding': 'gzip' },
      { 'x-payload-http-method-override': 'GET' },
      { 'accept-language': '*;q=9,__proto__' },
      { 'sec-fetch-site': 'cross-site' },
    ),
  },
)

/** Requests to everything that takes a body. */
export const oddRequest: fc.Arbitrary<OddRequest> = fc
  .record({
    path,
    method: fc.constantFrom('POST', 'POST', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE'),
    headers,
    body,
    isSignedIn: fc.boolean(),
  })
  .map(({ headers: some, body: [type, content], path: target, ...rest }) => ({
    ...rest,
    // Others are redirected before anything reads them.
    path: target.endsWith('/') ? target : `${target}/`,
    headers: { 'content-type': type, ...some },
    body: content,
  }))

function encode(each: string): string {
  return encodeURIComponent(each.replace(/\p{Cs}/gu, '')).slice(0, 200)
}

function escape(each: string): string {
  return encode(each).replaceAll('%20', '+')
}
