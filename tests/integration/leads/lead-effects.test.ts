import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { forms } from '@/forms'
import { expandLeads } from '@/features/leads/server/expand-leads'
import type { Lead } from '@/payload-types'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  await payload.updateGlobal({
    slug: 'siteConfig',
    data: { agency: { name: 'Immo Perron', email: 'agency@example.org' } },
    context: quiet(),
  })
})
afterAll(() => running.stop())
beforeEach(async () => {
  await payload.delete({ collection: 'outbox', where: {} })
  await payload.delete({ collection: 'leads', where: {} })
})
afterEach(() => {
  delete forms.siteContact.afterStored
})

const begin = new Date('2027-01-15T10:00:00Z')
const after = (minutes: number) => new Date(begin.getTime() + minutes * 60_000)

const answers = {
  title: 'ms',
  firstName: 'Marie',
  lastName: 'Dupont',
  email: 'marie@example.org',
  message: 'Bonjour, rappelez-moi.',
}

const makeLead = (changes: Partial<Lead> = {}): Promise<Lead> =>
  payload.create({
    collection: 'leads',
    data: {
      subject: 'Contact',
      form: 'siteContact',
      language: 'nl',
      status: 'new',
      person: { title: 'ms', firstName: 'Marie', lastName: 'Dupont', email: 'marie@example.org' },
      answers,
      effects: 'pending',
      effectsAttempts: 0,
      crmState: 'off',
      crmAttempts: 0,
      ...changes,
    },
  })

const mails = async () =>
  (await payload.find({ collection: 'outbox', sort: 'template', depth: 0, limit: 0, pagination: false })).docs
const leadNow = (id: string) => payload.findByID({ collection: 'leads', id, depth: 0 })

test('a lead causes an e-mail to the agency in its language and one to the visitor in theirs', async () => {
  const { id } = await makeLead()
  await expandLeads(payload, () => begin)
  expect(await mails()).toMatchObject([
    { template: 'siteContact.agency', recipient: 'agency@example.org', language: 'fr', lead: id },
    { template: 'siteContact.visitor', recipient: 'marie@example.org', language: 'nl', lead: id },
  ])
  const [toAgency, toVisitor] = await mails()
  expect(toAgency?.payload).toMatchObject({ replyTo: 'marie@example.org' })
  expect(JSON.stringify(toAgency?.payload)).toContain('Bonjour, rappelez-moi.')
  expect(toVisitor?.payload).toMatchObject({ greeting: 'Beste mevrouw Dupont,' })
  expect(await leadNow(id)).toMatchObject({ effects: 'done', effectsAttempts: 1 })
})

test('every recipient of the form gets a separate e-mail', async () => {
  const recipients = ['one@example.org', 'two@example.org']
  await payload.updateGlobal({
    slug: 'formsConfig',
    data: { siteContact: { recipients, retentionMonths: 12 } },
    context: quiet(),
  })
  await makeLead()
  await expandLeads(payload, () => begin)
  expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual([
    'marie@example.org',
    ...recipients,
  ])
  await payload.updateGlobal({
    slug: 'formsConfig',
    data: { siteContact: { recipients: [], retentionMonths: 12 } },
    context: quiet(),
  })
})

test('a visitor’s text contains no link in the e-mail to the visitor, and is unchanged for the agency', async () => {
  await makeLead({
    person: { firstName: 'Win', lastName: 'www.evil.example', email: 'marie@example.org' },
    answers: { ...answers, lastName: 'www.evil.example', message: 'https://evil.example/x' },
  })
  await expandLeads(payload, () => begin)
  const [toAgency, toVisitor] = await mails()
  expect(JSON.stringify(toVisitor?.payload)).not.toMatch(/evil\.example|https:\/\/evil/)
  expect(JSON.stringify(toAgency?.payload)).toContain('https://evil.example/x')
})

test('effects that fail half-way are repeated after a minute, without duplicates', async () => {
  const { id } = await makeLead()
  const run = vi.fn().mockRejectedValueOnce(new Error('a partner is down')).mockResolvedValue(undefined)
  forms.siteContact.afterStored = async () => run
  const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  await expandLeads(payload, () => begin)
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
  expect(await leadNow(id)).toMatchObject({
    effects: 'pending',
    effectsLastError: 'Error: a partner is down',
  })
  await expandLeads(payload, () => after(0.5))
  expect(run).toHaveBeenCalledTimes(1)
  await expandLeads(payload, () => after(1))
  expect(run).toHaveBeenCalledTimes(2)
  expect(await mails()).toHaveLength(2)
  const done = await leadNow(id)
  expect(done.effects).toBe('done')
  expect(done.effectsLastError).toBeFalsy()
})

test('three workers at the same time run each effect once', async () => {
  const run = vi.fn().mockResolvedValue(undefined)
  forms.siteContact.afterStored = async () => run
  for (let index = 0; index < 20; index += 1) await makeLead()
  await Promise.all([1, 2, 3].map(() => expandLeads(payload, () => begin)))
  expect(run).toHaveBeenCalledTimes(20)
  expect(await mails()).toHaveLength(40)
})

test('a lead whose worker was killed is processed again after ten minutes', async () => {
  const { id } = await makeLead({ effectsNextAttemptAt: after(10).toISOString(), effectsAttempts: 1 })
  await expandLeads(payload, () => after(9))
  expect(await leadNow(id)).toMatchObject({ effects: 'pending' })
  await expandLeads(payload, () => after(10))
  expect(await leadNow(id)).toMatchObject({ effects: 'done' })
  expect(await mails()).toHaveLength(2)
})

test('a lead entered by staff causes no e-mail', async () => {
  await payload.create({
    collection: 'leads',
    data: {
      subject: 'By telephone',
      form: 'siteContact',
      language: 'fr',
      status: 'new',
      person: { email: 'marie@example.org' },
    } as Lead,
  })
  await expandLeads(payload, () => begin)
  expect(await mails()).toEqual([])
})
