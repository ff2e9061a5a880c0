import { createLocalReq, type Endpoint, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { missingAddressEndpoints } from '@/lib/cms/endpoints/missing-address-endpoints'
import { whereLeadsEndpoint, type WhereLeads } from '@/lib/cms/endpoints/where-leads'

import { makeAccounts, type Account, type Role } from '../support/accounts'
import { makePayload, type TestPayload } from '../support/make-payload'
import { quiet } from '../support/minimal-document'

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

interface Asked {
  role: Role
  address?: string
  id?: string
  body?: unknown
}

/** What the endpoint answers, as the studio would ask it. */
async function ask(endpoint: Pick<Endpoint, 'handler'>, { role, address, id, body }: Asked) {
  const user = accounts[role]
  const req = await createLocalReq({ ...(user && { user }), context: quiet() }, payload)
  const searchParams = new URLSearchParams(address === undefined ? {} : { address })
  Object.assign(req, { searchParams, routeParams: { id }, json: async () => body })
  const response = await endpoint.handler(req)
  return { status: response.status, body: (await response.json()) as unknown }
}

const whereLeads = async (address: string, role: Role = 'translator') => {
  const { status, body } = await ask(whereLeadsEndpoint, { role, address })
  return { status, ...(body as WhereLeads) }
}

test('staff learn what stands at an address and where to edit it', async () => {
  expect(await whereLeads('/fr/Contact')).toMatchObject({
    status: 200,
    steps: [{ to: '/fr/contact/', permanent: true }],
    end: { kind: 'content', title: 'Contact', locale: 'fr', address: '/fr/contact/' },
  })
})

test('a page that leads on is followed to where its visitors end', async () => {
  expect(await whereLeads('/fr/bureau/')).toMatchObject({
    steps: [{ to: '/fr/contact/', permanent: false }],
    end: { title: 'Contact' },
  })
})

test('strange questions get an answer, empty ones a refusal, strangers nothing', async () => {
  for (const address of [
    '/fr/%zz/',
    '//x',
    '\u0000',
    'javascript:alert(1)',
    '/fr/rien/',
    `/fr/${'x'.repeat(1900)}/`,
  ])
    expect(await whereLeads(address), address).toMatchObject({ end: { kind: 'notFound' } })
  expect((await ask(whereLeadsEndpoint, { role: 'editor', address: ' ' })).status).toBe(400)
  expect((await ask(whereLeadsEndpoint, { role: 'editor', address: 'x'.repeat(2001) })).status).toBe(400)
  for (const role of ['anonymous', 'owner', 'subscriber'] as const)
    expect((await ask(whereLeadsEndpoint, { role, address: '/fr/' })).status).toBe(404)
})

const [suggestions, redirect] = missingAddressEndpoints as [Endpoint, Endpoint]

const missing = async (path: string) => {
  const now = new Date().toISOString()
  const row = await payload.create({
    collection: 'missingAddresses',
    data: { path, locale: 'fr', hits: 1, firstSeen: now, lastSeen: now },
  })
  return String(row.id)
}

test('an editor turns a wrong address into a redirect, with a proposal', async () => {
  const id = await missing('/fr/contacts/')
  const proposed = await ask(suggestions, { role: 'editor', id })
  expect(proposed.body).toMatchObject({ suggestions: ['/fr/contact/'] })
  expect(await ask(redirect, { role: 'editor', id, body: { to: '/contact/' } })).toMatchObject({
    status: 200,
    body: { to: '/fr/contact/' },
  })
  expect(
    (await payload.count({ collection: 'missingAddresses', where: { id: { equals: id } } })).totalDocs,
  ).toBe(0)
  expect(await whereLeads('/fr/contacts/')).toMatchObject({ end: { title: 'Contact' } })
})

test('a refused redirect says why and leaves the row', async () => {
  const id = await missing('/fr/kontact/')
  for (const body of [{ to: '/fr/kontact/' }, { to: 'mailto:a@b.example' }, { to: '' }, null, { to: 5 }]) {
    const { status, body: answer } = await ask(redirect, { role: 'editor', id, body })
    expect(status).toBe(400)
    expect((answer as { message: string }).message).not.toBe('')
  }
  expect(
    (await payload.count({ collection: 'missingAddresses', where: { id: { equals: id } } })).totalDocs,
  ).toBe(1)
})

test('agents, translators and strangers do not touch the report', async () => {
  const id = await missing('/fr/kontakt/')
  for (const role of ['anonymous', 'owner', 'subscriber', 'translator', 'agent'] as const)
    for (const endpoint of [suggestions, redirect])
      expect((await ask(endpoint, { role, id, body: { to: '/fr/' } })).status).toBe(404)
  expect((await ask(redirect, { role: 'editor', id: 'nonsense', body: { to: '/fr/' } })).status).toBe(404)
})
