import { createPayloadRequest, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { blockToLibrary } from '@/features/content/server/block-to-library'

import { makeAccounts, type Account } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Awaited<ReturnType<typeof makeAccounts>>

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())

type Row = { id: string; heading: unknown; links: { id: string; label: unknown }[] }

async function send(body: unknown, user: Account = accounts.editor): Promise<{ status: number; id: string }> {
  const request = new Request('http://localhost/api/modules/from-block/?locale=fr', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const req = await createPayloadRequest({ config: payload.config, request })
  Object.assign(req, { payload, user, locale: 'fr', context: quiet() })
  const answer = await blockToLibrary.handler(req)
  return { status: answer.status, ...((await answer.json()) as { id: string }) }
}

/** A page with a call-to-action block in French and Dutch. Returns the location of that block. */
async function makePage(blocks: object[]) {
  const page = await makeMinimal(payload, 'pages', { title: 'Page', blocks })
  const read = (locale: 'fr' | 'all') =>
    payload.findByID({ collection: 'pages', id: page.id, locale, depth: 0 }) as unknown as Promise<{
      blocks: Row[]
    }>
  return { id: page.id, row: (await read('fr')).blocks[0] as Row }
}

const links = [{ label: 'Nous écrire', url: '/contact/' }]

test('a block becomes a published module in all its languages, under ids of its own', async () => {
  const { id, row } = await makePage([{ blockType: 'callToAction', heading: 'Bonjour', links }])
  await payload.update({
    collection: 'pages',
    id,
    locale: 'nl',
    data: { title: 'Pagina', blocks: [{ ...row, heading: 'Dag' }] as never },
    context: quiet(),
  })
  const made = await send({ location: `pages/${id}/${row.id}`, name: ' Invitation ' })
  expect(made.status).toBe(200)
  const sharedModule = await payload.findByID({ collection: 'modules', id: made.id, locale: 'all', depth: 0 })
  expect(sharedModule).toMatchObject({ name: 'Invitation', _status: 'published' })
  const [copy] = sharedModule.blocks as unknown as Row[]
  expect(copy?.heading).toEqual({ fr: 'Bonjour', nl: 'Dag' })
  expect(copy?.id).not.toBe(row.id)
  expect(copy?.links[0]?.id).not.toBe(row.links[0]?.id)
})

test('a block that cannot become a module is refused with a reason', async () => {
  const sharedModule = await makeMinimal(payload, 'modules')
  const { id, row } = await makePage([{ blockType: 'sharedModule', module: sharedModule.id }])
  for (const body of [
    null,
    {},
    { location: '', name: 'x' },
    { location: `pages/${id}/nowhere`, name: 'x' },
    { location: `users/${id}/${row.id}`, name: 'x' },
    { location: `pages/${id}/${row.id}`, name: ' ' },
    { location: `pages/${id}/${row.id}`, name: 'x' },
  ])
    expect((await send(body)).status).toBe(400)
})

test.each(['anonymous', 'owner', 'translator', 'agent'] as const)('the %s makes no module', async (role) => {
  expect((await send({ location: 'pages/1/2', name: 'x' }, accounts[role])).status).toBe(404)
})
