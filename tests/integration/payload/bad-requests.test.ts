import { handleEndpoints, type FlattenedField, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'
import { findGateRefusal } from '@/lib/payload/api-gate'

import { sample } from '../../support/full-run'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { fetchSessionToken } from '../../rig/session-token'

let running: TestPayload
let payload: Payload
let token: string
let user: PayloadRequest['user']

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  const email = 'admin@perron.example'
  await makeMinimal(payload, 'users', { email, role: 'administrator' })
  token = await fetchSessionToken(running, 'users', email)
  user = (await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })).user
})
afterAll(() => running.stop())

interface Sent {
  path: string
  method?: string
  type?: string
  body?: string
  language?: string
}

/** The answer to an administrator, as behind the gate. */
async function answerTo({ path, method = 'GET', type, body, language }: Sent): Promise<Response> {
  const url = new URL(`/api${path}`, 'http://localhost')
  const refusal = findGateRefusal({ method, path: url.pathname, user })
  if (refusal !== null) return new Response(null, { status: refusal })
  const headers = {
    authorization: `JWT ${token}`,
    ...(type && { 'content-type': type }),
    ...(language && { 'accept-language': language }),
  }
  const request = new Request(url, { method, headers, ...(body !== undefined && { body }) })
  const { config } = payload
  return handleEndpoints({ config, payloadInstanceCacheKey: running.cacheKey, request })
}

const statusOf = async (sent: Sent): Promise<number> => (await answerTo(sent)).status

async function expectAnswers(requests: Sent[]): Promise<void> {
  const faults: string[] = []
  // An odd number: reads and writes alternate.
  for (const sent of sample(requests, 9)) {
    const status = await statusOf(sent).catch(String)
    if (typeof status === 'string' || status >= 500) faults.push(`${status} ${JSON.stringify(sent)}`)
  }
  expect(faults).toEqual([])
}

/** Collections of every shape: with drafts, files, accounts, and those of Payload. */
const slugs = [
  'leads',
  'properties',
  'pages',
  'modules',
  'media',
  'documents',
  'owners',
  'users',
  'payload-locked-documents',
  'payload-preferences',
  'payload-jobs',
  'payload-kv',
  'payload-migrations',
]

const queries = [
  'where=abc',
  'where[document]=x',
  'where[document][equals]=x',
  'where[user][equals]=x',
  'where[and]=x',
  'where[or][0]=1',
  'where[x][y][z]=1',
  'where[id]=1',
  'where[id][in]=',
  'where[id][in]=null',
  'where[id][near]=1,2',
  'where[id][within]=x',
  'where[id][all]=1',
  'where[id][equals][a]=1',
  'where[id][like][]=x',
  'where[createdAt][greater_than]=nope',
  'where[createdAt][equals]=null',
  'where[__proto__][equals]=1',
  'where[constructor]=1',
  'where[id][equals]=%00',
  'where[id][equals]=%ff',
  `where${'[and][0]'.repeat(60)}[id][equals]=1`,
  'sort=__proto__',
  'sort[]=x',
  'select=1',
  'select[id][x]=1',
  'populate=1',
  'populate[x][y]=1',
  'joins[x]=1',
  'depth=1e9',
  'depth=x',
  'limit=-1',
  'limit=x',
  'limit=1e12',
  'page=-1',
  'page=1e15',
  'locale=xx',
  'trash=x',
]

test('no condition, order or page of a list is answered with a server error', async () => {
  await expectAnswers(slugs.flatMap((slug) => queries.map((query) => ({ path: `/${slug}?${query}` }))))
})

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i))

/** Conditions that SQLite cannot read, for documents, their versions and the versions of a global. */
const unreadable = [
  'blocks',
  'blocks.blockType',
  'blocks__blockType',
  'blocks.nl.title',
  'blocks.0.id',
  'nope',
  '__',
  '.',
  'seo.ogImage.alt',
  'seo.nope',
  'seo',
  'createdAt.x',
  'title.x',
  'parent.parent.blocks.id',
  'parent.'.repeat(40) + 'title',
].map((path) => `where[${path}][exists]=true`)

test.each(['/pages', '/pages/count', '/articles', '/modules', '/pages/versions'])(
  'a list of %s that cannot be filtered by a path is refused, with the path',
  async (list) => {
    const prefix = list.endsWith('versions') ? 'version.' : ''
    for (const query of unreadable) {
      const path = `${list}?${query.replace('[', `[${prefix}`)}`
      expect(await statusOf({ path }), path).toBe(400)
    }
  },
)

test.each(['/media', '/pages', '/pages/count', '/leads'])(
  'in a list of %s, `and` and `or` that are no lists of conditions are refused',
  async (list) => {
    const wrong = [
      '{"and":[null]}',
      '{"or":[null]}',
      '{"and":null}',
      '{"or":[{"and":[null]}]}',
      '{"and":[[]]}',
    ]
    const queries = [
      'where[and][x][id][exists]=true',
      'where[or][x][id][exists]=true',
      'where[and][x]=1',
      ...wrong.map((where) => `where=${encodeURIComponent(where)}`),
    ]
    for (const query of queries) expect(await statusOf({ path: `${list}?${query}` }), query).toBe(400)
  },
)

test('a condition on a value that is stored whole is refused', async () => {
  const queries = [
    '/articles?where[body.root.type][equals]=x',
    '/articles/versions?where[version.body.root][exists]=true',
    '/leads?where[answers.a][in]=x',
    '/properties/versions?where[version.missingMentions.a][in]=x',
    '/leads?where[property.createdAt][contains]=2026-01-01',
    '/pages?where[updatedAt][not_like]=2026-01-01',
    '/payload-locked-documents?where[document.value][in]=a',
  ]
  for (const path of queries) expect(await statusOf({ path }), path).toBe(400)
})

test('no condition on the versions of a global is answered with a server error', async () => {
  await expectAnswers(
    payload.config.globals.flatMap(({ slug }) =>
      [...unreadable, ...queries].map((query) => ({ path: `/globals/${slug}/versions?${query}` })),
    ),
  )
})

test('a list that would need too many joins, orders or conditions is refused', async () => {
  const queries = [
    'limit=1.5',
    'limit=1e400',
    'page=1.5',
    'page=-1e400',
    `sort=${'title,'.repeat(2000)}`,
    'sort=seo.ogImage.alt',
    'sort=-blocks.title',
    many(290, (i) => `where[or][${i}][parent.title][equals]=x`).join('&'),
    many(900, (i) => `where[or][${i}][id][equals]=x`).join('&'),
  ]
  for (const query of queries)
    expect(await statusOf({ path: `/pages?${query}` }), query.slice(0, 80)).toBe(400)
})

test('a list is read by what the studio filters and sorts by', async () => {
  const lists = [
    '/pages?where[title][like]=x&sort=-updatedAt,title',
    '/pages?where[title.nl][contains]=x&sort=nope',
    '/pages?where[parent.title][equals]=x',
    '/pages?where[and][0][or][0][_status][equals]=draft',
    '/pages?where[seo.ogImage][exists]=true',
    '/pages/versions?where[parent][equals]=x&where[version.title][like]=x&sort=-version.updatedAt',
    '/properties?where[documents.createdAt][greater_than]=2026-01-01',
    '/properties?where[type.id][in]=a,b',
    '/payload-locked-documents?where[document.value][in][0]=a',
    `/pages?${many(200, (i) => `where[or][${i}][id][equals]=x`).join('&')}`,
  ]
  for (const path of lists) expect(await statusOf({ path }), path).toBe(200)
})

test.each(locales)('a refused save says why in %s', async (language) => {
  const type = 'application/json'
  const bodies = {
    noObject: '[]',
    unreadableData: '{"rows":[{"blockType":"toString"}]}',
    emailNoText: '{"email":5}',
  }
  for (const [reason, body] of Object.entries(bodies)) {
    const answer = await answerTo({ path: '/users', method: 'POST', type, body, language })
    expect(answer.status, reason).toBe(400)
    const text = studioText(language, `refusals.${reason as keyof typeof bodies}`)
    expect(await answer.json()).toEqual({ errors: [{ message: text }] })
  }
})

test.each(locales)('a body that is no JSON is refused in %s', async (language) => {
  const answer = await answerTo({
    path: '/pages',
    method: 'POST',
    type: 'application/json',
    body: '{',
    language,
  })
  expect(answer.status).toBe(400)
  const text = studioText(language, 'refusals.unreadableData')
  expect(await answer.json()).toEqual({ errors: [{ message: text }] })
})

test.each(locales)('a refused list says why in %s', async (language) => {
  const path = '/pages?where[blocks.blockType][exists]=true&limit=1.5'
  const answer = await answerTo({ path, language })
  expect(answer.status).toBe(400)
  const message = studioText(language, 'fields.unreadableQuery', { parts: 'blocks.blockType, limit' })
  expect(await answer.json()).toEqual({ errors: [{ message }] })
})

test('a list of the studio shows no documents where its filter cannot be read', async () => {
  const where = { 'blocks.blockType': { exists: true } }
  const list = payload.find({ collection: 'pages', where, overrideAccess: false, user })
  await expect(list).rejects.toMatchObject({ name: 'QueryError', status: 400 })
})

const paths = [
  'versions',
  'versions/x',
  'x/versions',
  'null',
  '__proto__',
  'constructor',
  '%00',
  '1%00',
  'count?where=abc',
  'access/x',
  'x/duplicate',
  'file/x',
  'file/%00',
  'file/a%00b.png',
  'file/..',
  'verify/x',
  'init',
  'me',
]

test('no path of a collection is answered with a server error', async () => {
  const names = [...slugs, 'globals', 'constructor', '__proto__', 'toString']
  await expectAnswers(
    names.flatMap((slug) =>
      paths.flatMap((path) => [
        { path: `/${slug}/${path}` },
        { path: `/${slug}/${path}`, method: 'POST', type: 'application/json', body: '{}' },
      ]),
    ),
  )
})

const kindOf = (field: FlattenedField): string =>
  [
    field.type,
    'hasMany' in field && field.hasMany,
    'localized' in field && field.localized,
    'relationTo' in field && Array.isArray(field.relationTo),
  ].join(' ')

/** One field of each kind in all collections. */
function kindsOfFields(): [string, string][] {
  const kinds = new Map<string, [string, string]>()
  for (const { slug, flattenedFields } of payload.config.collections)
    for (const field of flattenedFields) kinds.set(kindOf(field), [slug, field.name])
  return [...kinds.values()]
}

test('no condition on a field of any kind is answered with a server error', async () => {
  const operators = ['equals', 'in', 'not_in', 'exists', 'like', 'contains', 'greater_than']
  const values = ['nope', '%00', '1,2', 'null', "x'", '9'.repeat(400)]
  await expectAnswers(
    kindsOfFields().flatMap(([slug, name]) => [
      { path: `/${slug}?sort=${name}` },
      ...operators.flatMap((operator) =>
        values.map((value) => ({ path: `/${slug}?limit=1&where[${name}][${operator}]=${value}` })),
      ),
    ]),
  )
})

const bodies = [
  'null',
  '[]',
  '"x"',
  '1',
  'true',
  '{',
  '',
  '{"id":{"$gt":""}}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{}}',
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  '{"name":{"a":1}}',
  '{"title":["x"]}',
  '{"email":1}',
  '{"createdAt":"x","updatedAt":1}',
  '{"_status":1}',
  '{"blocks":1}',
  '{"blocks":[1]}',
  '{"blocks":[{"blockType":"constructor"}]}',
  '{"property":{"$ne":1}}',
  '{"title":"\\u0000"}',
  '{"id":1}',
  '{"publishedIn":{"a":1}}',
  '{"image":"nope"}',
  '{"email":"a","password":{}}',
]

const part = (name: string, content: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`
const file = (name: string) => part('file', 'x', `; filename="${name}"\r\nContent-Type: image/png`)
const end = '--x--\r\n'

const forms = [
  '',
  'x',
  end,
  part('_payload', '{') + end,
  part('_payload', 'null') + end,
  part('_payload', '[]') + end,
  ...['x', '{"filename":"a"}', '{"filename":"../a","mimeType":"image/png","size":1}'].map(
    (data) => part('file', data) + end,
  ),
  ...['a\0b.png', '..\\..\\x.png', '', `${'a'.repeat(5000)}.png`].map((name) => file(name) + end),
  file('a.png') + file('a.png') + end,
  part('_payload', '{"url":"http://127.0.0.1:9/a.png","filename":"a.png"}') + end,
  part('_payload', '{"filename":"a\\u0000b"}') + end,
]

const json = (path: string, method: string): Sent[] =>
  bodies.map((body) => ({ path, method, type: 'application/json', body }))

const multipart = (path: string, method: string): Sent[] => [
  ...forms.map((body) => ({ path, method, type: 'multipart/form-data; boundary=x', body })),
  ...['multipart/form-data', 'multipart/mixed; boundary=x'].map((type) => ({
    path,
    method,
    type,
    body: 'x',
  })),
]

test('no body of a new document is answered with a server error', async () => {
  const written = slugs.filter((slug) => slug !== 'users')
  await expectAnswers(
    written.flatMap((slug) => [...json(`/${slug}`, 'POST'), ...multipart(`/${slug}`, 'POST')]),
  )
})

test.each(['pages', 'media', 'documents', 'owners'] as const)(
  'no body of a change of %s is answered with a server error',
  async (slug) => {
    const path = `/${slug}/${(await makeMinimal(payload, slug)).id}`
    await expectAnswers([...json(path, 'PATCH'), ...multipart(path, 'PATCH'), ...json(`/${slug}`, 'PATCH')])
  },
)

test('no body of a global is answered with a server error, and none breaks it', async () => {
  const globals = payload.config.globals.map(({ slug }) => `/globals/${slug}`)
  await expectAnswers(
    globals.flatMap((path) => [
      ...json(path, 'POST'),
      ...multipart(path, 'POST'),
      { path },
      { path: `${path}/versions` },
    ]),
  )
  for (const path of globals) expect(await statusOf({ path })).toBe(200)
})
