import { createLocalReq, type Endpoint, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { missingPathEndpoints } from '@/features/routing/server/missing-path-endpoints'
import { explainUrlEndpoint } from '@/features/routing/server/explain-url-endpoint'
import type { UrlExplanation } from '@/features/routing/model/explain-url'
import { sourceLocale } from '@/lib/i18n/locales'
import { studioText } from '@/lib/i18n/studio-text'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
  for (const data of [
    { title: 'Accueil', slug: '' },
    { title: 'Contact', slug: 'contact' },
    { title: 'Bureau', slug: 'office', redirect: true, redirectUrl: '/contact/' },
  ])
    await payload.create({
      collection: 'pages',
      data: { ...data, _status: 'published', publishedIn: ['fr'] },
      locale: 'fr',
      context: quiet(),
    } as Parameters<Payload['create']>[0])
})
afterAll(() => running.stop())

interface UrlQuery {
  role: Role
  url?: string
  id?: string
  body?: unknown
}

/** The response of the endpoint to a request of the studio. */
async function ask(endpoint: Pick<Endpoint, 'handler'>, { role, url, id, body }: UrlQuery) {
  const user = accounts[role]
  const req = await createLocalReq({ ...(user && { user }), context: quiet() }, payload)
  const searchParams = new URLSearchParams(url === undefined ? {} : { url })
  Object.assign(req, { searchParams, routeParams: { id }, json: async () => body })
  const response = await endpoint.handler(req)
  return { status: response.status, body: (await response.json()) as unknown }
}

const explain = async (url: string, role: Role = 'translator') => {
  const { status, body } = await ask(explainUrlEndpoint, { role, url })
  return { status, ...(body as UrlExplanation) }
}

test('staff get the final target of a URL and the URL to edit it', async () => {
  expect(await explain('/fr/Contact')).toMatchObject({
    status: 200,
    steps: [{ to: '/fr/contact/', permanent: true }],
    end: { kind: 'content', title: 'Contact', locale: 'fr', url: '/fr/contact/' },
  })
})

test('the redirect of a page is followed to its target', async () => {
  expect(await explain('/fr/bureau/')).toMatchObject({
    steps: [{ to: '/fr/contact/', permanent: false }],
    end: { title: 'Contact' },
  })
})

test('unusable URLs are not found, empty and long ones are refused, other users get 404', async () => {
  for (const url of [
    '/fr/%zz/',
    '//x',
    '\u0000',
    'javascript:alert(1)',
    '/fr/rien/',
    `/fr/${'x'.repeat(1900)}/`,
  ])
    expect(await explain(url), url).toMatchObject({ end: { kind: 'notFound' } })
  for (const url of [' ', 'x'.repeat(2001)])
    expect(await ask(explainUrlEndpoint, { role: 'editor', url })).toEqual({
      status: 400,
      body: { message: studioText(sourceLocale, 'refusals.noAddress', { max: 2000 }) },
    })
  for (const role of ['anonymous', 'owner', 'subscriber'] as const)
    expect((await ask(explainUrlEndpoint, { role, url: '/fr/' })).status).toBe(404)
})

const [suggestions, redirect] = missingPathEndpoints as [Endpoint, Endpoint]

const missing = async (path: string) => {
  const now = new Date().toISOString()
  const row = await payload.create({
    collection: 'missingUrls',
    data: { path, locale: 'fr', hits: 1, firstSeen: now, lastSeen: now },
  })
  return String(row.id)
}

test('an editor makes a redirect of a missing path, with a suggested target', async () => {
  const id = await missing('/fr/contacts/')
  const proposed = await ask(suggestions, { role: 'editor', id })
  expect(proposed.body).toMatchObject({ suggestions: ['/fr/contact/'] })
  expect(await ask(redirect, { role: 'editor', id, body: { to: '/contact/' } })).toMatchObject({
    status: 200,
    body: { to: '/fr/contact/' },
  })
  expect((await payload.count({ collection: 'missingUrls', where: { id: { equals: id } } })).totalDocs).toBe(
    0,
  )
  expect(await explain('/fr/contacts/')).toMatchObject({ end: { title: 'Contact' } })
})

test('a refused redirect has a message and leaves the row', async () => {
  const id = await missing('/fr/kontact/')
  for (const body of [{ to: '/fr/kontact/' }, { to: 'mailto:a@b.example' }, { to: '' }, null, { to: 5 }]) {
    const { status, body: answer } = await ask(redirect, { role: 'editor', id, body })
    expect(status).toBe(400)
    expect((answer as { message: string }).message).not.toBe('')
  }
  expect((await payload.count({ collection: 'missingUrls', where: { id: { equals: id } } })).totalDocs).toBe(
    1,
  )
})

test('agents, translators and visitors get 404 for the report', async () => {
  const id = await missing('/fr/kontakt/')
  for (const role of ['anonymous', 'owner', 'subscriber', 'translator', 'agent'] as const)
    for (const endpoint of [suggestions, redirect])
      expect((await ask(endpoint, { role, id, body: { to: '/fr/' } })).status).toBe(404)
  expect((await ask(redirect, { role: 'editor', id: 'nonsense', body: { to: '/fr/' } })).status).toBe(404)
})
