import { createPayloadRequest, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { SearchAnswer } from '@/features/studio-search/model/search-answer'
import { linkTargetsEndpoint } from '@/features/studio-search/server/link-targets'
import { checkLink } from '@/features/routing/model/check-link'
import { readLinkSources } from '@/features/routing/server/link-sources'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>

const online = { _status: 'published', publishedIn: ['fr'] }

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
  await makeMinimal(payload, 'pages', { ...online, title: 'Estimer son bien', slug: 'estimer' })
  await makeMinimal(payload, 'properties', {
    ...online,
    ref: 2231,
    street: 'Rue du Bac',
    headline: 'Fermette',
    goal: 'sale',
  })
  await makeMinimal(payload, 'media', { alt: 'Façade en pierre' })
})
afterAll(() => running.stop())

async function ask(role: Role, text: string): Promise<{ status: number; answer: SearchAnswer }> {
  const request = new Request(`http://localhost/api/link-targets/?${new URLSearchParams({ text })}`, {
    headers: { 'accept-language': 'fr' },
  })
  const req = await createPayloadRequest({ config: payload.config, request })
  const response = await linkTargetsEndpoint.handler(
    Object.assign(req, { payload, user: accounts[role], context: quiet() }),
  )
  return { status: response.status, answer: (await response.json()) as SearchAnswer }
}

const hits = async (text: string, role: Role = 'editor') =>
  (await ask(role, text)).answer.groups.flatMap((group) => group.hits)

test.each([
  ['a page by its title', 'estimer son bien', '/estimer/'],
  ['a property by its street', 'rue du bac', '/property/2231/'],
])('the picker of links finds %s, with a path that is the same in every language', async (_, text, url) => {
  const [first] = await hits(text)
  expect(first?.href).toBe(url)
})

test('what it finds leads somewhere, also a file', async () => {
  const [file] = await hits('façade en pierre')
  expect(file?.href).toMatch(/^\/api\/media\/file\//)
  const sources = await readLinkSources(payload)
  for (const url of [file!.href, '/estimer/']) expect(await checkLink(sources, url, 'fr')).toBeNull()
})

test('before anything is typed it offers the main pages; a typed address is offered as it is', async () => {
  expect((await hits('')).map(({ title, href }) => [title, href])).toContainEqual([
    'Estimer son bien',
    '/estimer/',
  ])
  const [first] = await hits('04 366 12 34')
  expect(first).toMatchObject({ href: 'tel:+3243661234', title: 'Appeler' })
})

test('people from outside get nothing', async () => {
  expect((await ask('owner', 'estimer')).status).toBe(404)
})
