import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { sendConfirmation } from '@/features/subscriptions/server/confirmation-endpoint'
import { confirmAndNotify } from '@/features/subscriptions/server/confirm-and-notify'
import { findOptIn, endOptIn } from '@/features/subscriptions/server/change-opt-in'
import { env } from '@/lib/env'
import { readSignedLinkToken } from '@/lib/http/signed-links'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import type { EmailMessage } from '@/lib/email/email-message'
import type { Demand } from '@/payload-types'

import { makeAccounts, type Account } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Awaited<ReturnType<typeof makeAccounts>>

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
})
afterAll(() => running.stop())
beforeEach(async () => {
  vi.useRealTimers()
  for (const collection of ['outbox', 'demands'] as const) await payload.delete({ collection, where: {} })
})

const person = { email: 'Lotte@Example.org', language: 'nl' } as const
const search = { ...person, goal: 'sale' as const, frequency: 'daily' as const, zips: ['4000'] }

const as = (user: Account) => ({ user, overrideAccess: false, depth: 0, context: quiet() }) as const

const enter = (user: Account, more: Partial<Demand> = {}): Promise<Demand> =>
  payload.create({ collection: 'demands', data: { ...search, ...more }, ...as(user) })

const mails = async () =>
  (await payload.find({ collection: 'outbox', sort: 'createdAt', pagination: false, depth: 0 })).docs

function linkIn(message: EmailMessage): string[] {
  const button = message.parts.find((part) => part.type === 'button')
  return new URL(button?.href ?? '').pathname.split('/').slice(3)
}

test('a search that an agent enters asks its person for a confirmation, in the language of the person', async () => {
  const demand = await enter(accounts.agent)
  expect(demand).toMatchObject({ confirmed: false, email: 'lotte@example.org' })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  const subject = `${mailTranslator('nl')('optIn.confirmDemand.subject')}: 4000`
  expect(mail).toMatchObject({
    recipient: 'lotte@example.org',
    language: 'nl',
    template: 'demandRegister.confirm',
    subject,
    state: 'pending',
  })
  const message = mail?.payload as unknown as EmailMessage
  const facts = message.parts.find((part) => part.type === 'facts')
  expect(facts?.rows.map(({ value }) => value).join()).toContain('4000')
  const [kind, id = '', token = ''] = linkIn(message)
  expect([kind, id]).toEqual(['demand', demand.id])
  expect(readSignedLinkToken('demand', id, token, env.payloadSecret)).not.toBeNull()
})

test('it can be found by properties once the person has confirmed; the text of the e-mail is kept as the consent', async () => {
  const { id } = await enter(accounts.editor)
  await confirmAndNotify(payload, 'demand', id, new Date())
  const row = await findOptIn(payload, 'demand', id)
  expect(row).toMatchObject({ confirmed: true })
  expect(row?.consentTextVersion).toContain(
    mailTranslator('nl')('optIn.confirmDemand.text', { frequency: search.frequency }),
  )
  const { totalDocs } = await payload.count({ collection: 'demandRows', where: { demand: { equals: id } } })
  expect(totalDocs).toBeGreaterThan(0)
})

test('a search that a program brings in is confirmed like one of the studio; one that is confirmed already is not asked', async () => {
  await payload.create({ collection: 'demands', data: { ...search, email: 'import@example.org' } })
  await payload.create({
    collection: 'demands',
    data: { ...search, confirmed: true, email: 'known@example.org' },
  })
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['import@example.org'])
})

test('an outbox that fails for a moment delays the request, and refuses no search', async () => {
  const { create } = payload.db
  let failures = 1
  const failing = vi.spyOn(payload.db, 'create').mockImplementation((args) => {
    if (args.collection === 'outbox' && failures-- > 0) throw new Error('disk full')
    return create(args)
  })
  const { id } = await enter(accounts.editor)
  failing.mockRestore()
  await expect.poll(async () => (await mails()).map(({ key }) => key)).toEqual([`demand:${id}:confirm`])
})

test('a copy of a confirmed search is not confirmed and asks by itself', async () => {
  const first = await enter(accounts.editor)
  await confirmAndNotify(payload, 'demand', first.id, new Date())
  await payload.delete({ collection: 'outbox', where: {} })
  const copy = await payload.duplicate({ collection: 'demands', id: first.id, ...as(accounts.editor) })
  expect(copy).toMatchObject({ confirmed: false, email: first.email, zips: first.zips })
  expect(copy.confirmedAt ?? null).toBeNull()
  expect((await mails()).map(({ template }) => template)).toEqual(['demandRegister.confirm'])
})

test('the address of a search remains: its links and its confirmation belong to it', async () => {
  const { id } = await enter(accounts.editor)
  const data = { email: 'other@example.org', name: 'Flat' }
  const changed = await payload.update({ collection: 'demands', id, data, ...as(accounts.editor) })
  expect(changed).toMatchObject({ email: 'lotte@example.org', name: 'Flat' })
})

const again = (user: Account, id: string) =>
  callEndpoint(payload, [sendConfirmation], '/:id/confirmation', { user, params: { id } })

test('staff send the e-mail again, once a day, while the search waits', async () => {
  const { id } = await enter(accounts.agent)
  expect((await again(accounts.agent, id)).status).toBe(200)
  expect(await mails()).toHaveLength(2)
  const refused = await again(accounts.editor, id)
  expect(refused.status).toBe(409)
  expect((await refused.json()).message).toMatch(/\S/)
  expect(await mails()).toHaveLength(2)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60_000 })
  expect((await again(accounts.agent, id)).status).toBe(200)
  expect(await mails()).toHaveLength(3)
})

test('twenty requests at once send one e-mail', async () => {
  const { id } = await enter(accounts.agent)
  await Promise.all(Array.from({ length: 20 }, () => again(accounts.agent, id)))
  expect(await mails()).toHaveLength(2)
})

test('a search that was confirmed or ended is not asked again', async () => {
  const confirmed = await enter(accounts.editor)
  await confirmAndNotify(payload, 'demand', confirmed.id, new Date())
  const ended = await enter(accounts.editor)
  await endOptIn(payload, { kind: 'demand', id: ended.id, now: new Date() })
  const before = (await mails()).length
  for (const { id } of [confirmed, ended]) expect((await again(accounts.editor, id)).status).toBe(409)
  expect(await mails()).toHaveLength(before)
})

test('only staff who may read the search send it', async () => {
  const { id } = await enter(accounts.editor)
  for (const user of [accounts.agent, accounts.translator, accounts.subscriber, accounts.anonymous])
    expect((await again(user, id)).status).toBe(404)
  expect(await mails()).toHaveLength(1)
})
