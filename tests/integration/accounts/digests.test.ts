import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import MyDigestPage from '@/app/(site)/[locale]/my/digest/[id]/[token]/page'
import { GET, POST } from '@/app/(site)/[locale]/my/digest/[id]/[token]/unsubscribe/route'
import { sendDigests } from '@/features/accounts/server/send-digests'
import { headersOf } from '@/lib/email/compose-mail'
import type { EmailMessage } from '@/lib/email/email-message'
import type { Outbox } from '@/payload-types'

import { setRequestHeaders } from '../../support/doubles/next-headers'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { makeOwnedSite } from '../../support/portal-site'
import { renderToHtml } from '../../support/render-block'

let running: TestPayload
let payload: Payload
let counter = 0

const monday = new Date('2026-11-30T08:00:00Z')
const sunday = new Date('2026-11-29T12:00:00Z')
const nextMonday = new Date('2026-12-07T08:00:00Z')

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
})
afterAll(() => running.stop())
beforeEach(async () => {
  for (const collection of ['outbox', 'appointments', 'properties', 'owners'] as const)
    await payload.db.deleteMany({ collection, where: {} })
})

const makeOwner = async (data: Record<string, unknown> = {}): Promise<string> =>
  (
    await makeMinimal(payload, 'owners', {
      name: 'Anna Lambert',
      language: 'fr',
      invitedAt: '2026-11-01T10:00:00.000Z',
      ...data,
    })
  ).id

const mails = async (): Promise<Outbox[]> =>
  (await payload.find({ collection: 'outbox', pagination: false, sort: 'createdAt' })).docs

const site = (owner: string, data: Record<string, unknown> = {}) =>
  makeOwnedSite(payload, `mark-${++counter}`, { owners: [owner], ...data })

test('each owner gets one summary a week, however often the worker runs', async () => {
  const owner = await makeOwner()
  await site(owner)
  await sendDigests(payload, sunday)
  expect(await mails()).toEqual([])
  await Promise.all([sendDigests(payload, monday), sendDigests(payload, monday)])
  await sendDigests(payload, new Date('2026-12-01T20:00:00Z'))
  expect(await mails()).toHaveLength(1)
  await sendDigests(payload, nextMonday)
  expect(await mails()).toHaveLength(2)
})

test('a worker that ended between the e-mail and its mark queues it no second time', async () => {
  const owner = await makeOwner()
  await site(owner)
  await sendDigests(payload, monday)
  await payload.db.updateOne({ collection: 'owners', id: owner, data: { digestDay: null } })
  await sendDigests(payload, monday)
  expect(await mails()).toHaveLength(1)
})

test('the summary names the own properties that are on offer, and no visitor', async () => {
  const [anna, bert] = [await makeOwner(), await makeOwner({ name: 'Bert' })]
  const ownSite = await site(anna)
  const sold = await site(anna, { status: 'sold' })
  const foreign = await site(bert)
  await sendDigests(payload, monday)
  const mail = (await mails()).find(({ payload: message }) =>
    JSON.stringify(message).includes('Anna Lambert'),
  )
  const text = JSON.stringify(mail?.payload)
  expect(text).toContain(ownSite.mark)
  expect(text).toContain(`/fr/login/${ownSite.id}/`)
  for (const { mark } of [sold, foreign]) expect(text).not.toContain(mark)
  expect(text).not.toContain('Secret')
})

test.each([
  ['switched it off', { weeklyDigest: false }],
  ['was never invited', { invitedAt: null }],
])('an owner who %s gets none', async (_, data) => {
  await site(await makeOwner(data))
  await sendDigests(payload, monday)
  expect(await mails()).toEqual([])
})

test('an owner without a property on offer gets none', async () => {
  await makeOwner()
  await site(await makeOwner(), { status: 'sold' })
  await sendDigests(payload, monday)
  expect(await mails()).toEqual([])
})

async function linkOf(owner: string) {
  await site(owner)
  await sendDigests(payload, monday)
  const [mail] = await mails()
  const headers = headersOf(mail?.payload as unknown as EmailMessage)
  const [id = '', token = ''] =
    /\/my\/digest\/([^/]+)\/([^/]+)\/unsubscribe\//.exec(headers['List-Unsubscribe'] ?? '')?.slice(1) ?? []
  return { headers, context: { params: Promise.resolve({ locale: 'fr', id, token }) } }
}

const getsIt = async (id: string) => (await payload.findByID({ collection: 'owners', id })).weeklyDigest

test('one click of a mail program ends it; a GET, also of the page, ends nothing', async () => {
  const owner = await makeOwner()
  const { headers, context } = await linkOf(owner)
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const ask = (method: string, body?: string) =>
    new Request('http://localhost/', {
      method,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(body && { body }),
    })
  setRequestHeaders()
  expect((await GET(ask('GET'), context)).status).toBe(303)
  const open = async () => renderToHtml(await MyDigestPage({ ...context, searchParams: Promise.resolve({}) }))
  expect(await open()).toContain('unsubscribe/')
  expect(await getsIt(owner)).toBe(true)

  expect((await POST(ask('POST', 'List-Unsubscribe=One-Click'), context)).status).toBe(204)
  expect((await POST(ask('POST', 'List-Unsubscribe=One-Click'), context)).status).toBe(204)
  expect(await getsIt(owner)).toBe(false)
  expect(await open()).not.toContain('unsubscribe/')
  await sendDigests(payload, nextMonday)
  expect(await mails()).toHaveLength(1)
})

test('the link of one owner does not end the summary of another', async () => {
  const [anna, bert] = [await makeOwner(), await makeOwner()]
  const { context } = await linkOf(anna)
  const { token } = await context.params
  const other = { params: Promise.resolve({ locale: 'fr', id: bert, token }) }
  await POST(new Request('http://localhost/', { method: 'POST' }), other)
  expect(await getsIt(bert)).toBe(true)
})
