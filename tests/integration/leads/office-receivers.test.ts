import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { expandLeads } from '@/features/leads/server/expand-leads'
import { leadEndpoints } from '@/features/leads/server/lead-endpoints'
import type { LeadReceiver } from '@/features/leads/server/lead-receiver'
import { passOnLeads } from '@/features/leads/server/pass-on-leads'
import { resetProcessState } from '@/lib/process-state'
import type { Lead, SiteConfig } from '@/payload-types'

import { makeAccounts } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import {
  faults,
  omnicasaReceiver,
  startOmnicasa,
  startWhise,
  whiseReceiver,
  type OfficeSimulator,
} from '../../support/office-simulators'

const password = 'p&ss wörd'
let running: TestPayload
let payload: Payload
let omnicasa: OfficeSimulator
let whise: Awaited<ReturnType<typeof startWhise>>

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  omnicasa = await startOmnicasa({ name: 'perron', password })
  whise = await startWhise({ username: 'perron', password })
})
afterAll(async () => {
  omnicasa.stop()
  whise.stop()
  await running.stop()
})

const setCrm = (crm: NonNullable<SiteConfig['crm']>) =>
  payload.updateGlobal({ slug: 'siteConfig', data: { crm }, context: quiet() })

beforeEach(async () => {
  for (const list of [omnicasa.calls, omnicasa.next, whise.calls, whise.next]) list.length = 0
  whise.contacts.clear()
  await payload.delete({ collection: 'leads', where: {} })
  await setCrm({ kind: 'omnicasa', user: 'perron', secret: password })
})

async function makeLead(data: Partial<Lead> = {}): Promise<string> {
  const lead = await makeMinimal(payload, 'leads', {
    form: 'siteContact',
    language: 'nl',
    person: { firstName: 'Zoë', lastName: 'Peeters', email: 'zoe@example.org' },
    answers: { message: 'Bel me “morgen”.' },
    effects: 'pending',
    ...data,
  })
  await expandLeads(payload)
  return lead.id
}

const toOmnicasa = (more = {}): LeadReceiver => omnicasaReceiver(omnicasa, { password, ...more })
const toWhise = (more = {}): LeadReceiver => whiseReceiver(whise, { password, ...more })

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const pass = (receiver: LeadReceiver, minutes = 0.1) =>
  passOnLeads(payload, { clock: () => later(minutes), receiver })
const leadNow = (id: string) => payload.findByID({ collection: 'leads', id, depth: 0 })
const eventsOf = async (id: string) => {
  const { docs } = await payload.find({ collection: 'leadEvents', where: { lead: { equals: id } } })
  return docs.map(({ kind }) => kind)
}

describe('Omnicasa', () => {
  test('gets a contact about its own property, and its answer is kept', async () => {
    const property = await makeMinimal(payload, 'properties', { source: 'office', externalId: '77001' })
    const id = await makeLead({ form: 'visitRequest', property: property.id })
    await pass(toOmnicasa())
    expect(omnicasa.calls).toMatchObject([
      { path: 'ContactOnMeJson', body: { Name: 'Peeters', ObjectID: 77001, LanguageId: 1, CustomStr1: id } },
    ])
    expect(await leadNow(id)).toMatchObject({ crmState: 'sent', crmId: '9001', crmLastError: null })
    expect(await eventsOf(id)).toEqual(['passedOn'])
  })

  test('gets a search as a demand; its answer has no number', async () => {
    const id = await makeLead({
      form: 'demandRegister',
      answers: { goal: 'sale', localities: ['4000 Liège'] },
    })
    await pass(toOmnicasa())
    expect(omnicasa.calls).toMatchObject([{ path: 'DemandRegister2Json', body: { Goal: 0, Zips: ['4000'] } }])
    expect(await leadNow(id)).toMatchObject({ crmState: 'sent', crmId: null })
  })

  test('gets a long text as far as a URL allows, with the page in the studio at its end', async () => {
    const id = await makeLead({ answers: { message: '€😀'.repeat(2400) } })
    await pass(toOmnicasa())
    const { Content: content } = omnicasa.calls[0]?.body ?? {}
    expect(content).toMatch(new RegExp(`(€|😀)\\n.*/leads/${id}/$`))
    expect(String(content).length).toBeGreaterThan(500)
    expect(await leadNow(id)).toMatchObject({ crmState: 'sent' })
  })

  test('that refuses the customer is not asked again; the reason has no password and is in the reader’s language', async () => {
    const id = await makeLead()
    await pass(toOmnicasa({ password: 'wrong' }))
    const lead = await leadNow(id)
    expect(lead).toMatchObject({ crmState: 'failed', crmLastError: 'refused: Wrong customer' })
    expect(await eventsOf(id)).toEqual(['passFailed'])
    const { administrator } = await makeAccounts(payload)
    const answer = await callEndpoint(payload, leadEndpoints, '/:id/overview', {
      user: administrator,
      params: { id },
      language: 'nl',
    })
    expect(await answer.json()).toMatchObject({
      failures: [{ what: 'crm', reason: 'Het CRM heeft de aanvraag geweigerd: Wrong customer' }],
    })
  })
})

describe.each([
  ['Omnicasa', () => omnicasa, () => toOmnicasa()],
  ['Whise', () => whise, () => toWhise()],
] as const)('%s', (_name, simulator, receiver) => {
  test.each([
    ['is out of order', faults.status(500), /^unavailable: 500/],
    ['redirects', faults.status(302, { location: 'http://169.254.169.254/' }), /^unavailable: 302/],
    ['does not answer', faults.hang(), /^late/],
    ['is cut off', faults.cutOff(), /aborted|hang up|reset/i],
    ['answers a web page', faults.html(), /^unreadable: text\/html/],
    ['answers without end', faults.endless(), /^unreadable/],
  ])('that %s gets another attempt', async (what, fault, reason) => {
    const id = await makeLead()
    const { next, transport } = simulator()
    next.push(fault)
    if (what === 'does not answer') transport.timeoutMs = 500
    await pass(receiver()).finally(() => delete transport.timeoutMs)
    const lead = await leadNow(id)
    expect(lead).toMatchObject({ crmState: 'pending', crmAttempts: 1 })
    expect(lead.crmLastError).toMatch(reason)
    await pass(receiver(), 5)
    expect(await leadNow(id)).toMatchObject({ crmState: 'sent', crmLastError: null })
  })

  test('that asks to wait is not asked by any lead before', async () => {
    const ids = [await makeLead(), await makeLead()]
    simulator().next.push(faults.status(429, { 'retry-after': '1200' }))
    await pass(receiver())
    ids.push(await makeLead())
    await pass(receiver(), 15)
    expect(simulator().calls).toHaveLength(1)
    await pass(receiver(), 25)
    for (const id of ids) expect(await leadNow(id)).toMatchObject({ crmState: 'sent' })
  })

  test('that says 400 is not asked again', async () => {
    const id = await makeLead()
    const echo = `The field Zip is wrong, ${password}`
    simulator().next.push(faults.status(400, {}, { Message: echo }))
    await pass(receiver())
    expect(await leadNow(id)).toMatchObject({
      crmState: 'failed',
      crmLastError: 'refused: 400 The field Zip is wrong, …',
    })
    await pass(receiver(), 60)
    expect(simulator().calls).toHaveLength(1)
  })

  test('is not called at an address that is not public', async () => {
    const id = await makeLead()
    const { transport } = simulator()
    const { isAllowed } = transport
    transport.isAllowed = () => false
    await pass(receiver()).finally(() => (transport.isAllowed = isAllowed))
    expect(simulator().calls).toHaveLength(0)
    expect((await leadNow(id)).crmLastError).toMatch(/not public/)
  })
})

describe('Whise', () => {
  test('gets one contact for two leads of a person, with one sign-in of the process', async () => {
    resetProcessState('whise.tokens')
    const ids = [await makeLead()]
    await pass(toWhise())
    ids.push(await makeLead({ form: 'contactDemand' }))
    await pass(toWhise())
    expect(whise.calls.map(({ path }) => path)).toEqual([
      'token',
      'v1/admin/clients/token',
      'v1/contacts/upsert',
      'v1/contacts/upsert',
    ])
    expect(whise.calls[2]?.body).toMatchObject({ Name: 'Peeters', OfficeIds: [7], LanguageId: 'nl-BE' })
    expect(whise.contacts.size).toBe(1)
    for (const id of ids) expect(await leadNow(id)).toMatchObject({ crmState: 'sent', crmId: '500' })
  })

  test('gets a new sign-in when a token has expired', async () => {
    const receiver = toWhise()
    await makeLead()
    await pass(receiver)
    whise.tokens.current = 'client-2'
    const id = await makeLead()
    await pass(receiver)
    expect(await leadNow(id)).toMatchObject({ crmState: 'sent' })
    const paths = whise.calls.map(({ path }) => path)
    expect(paths.filter((path) => path === 'token')).toHaveLength(1)
  })

  test('whose answer has no token is asked again', async () => {
    resetProcessState('whise.tokens')
    const id = await makeLead()
    whise.next.push(faults.status(200, {}, { token: 'two\nlines' }))
    await pass(toWhise())
    expect((await leadNow(id)).crmLastError).toBe('unreadable: token')
    await pass(toWhise(), 5)
    expect(await leadNow(id)).toMatchObject({ crmState: 'sent' })
  })

  test('with a wrong password is a failure that says so, without the password', async () => {
    const id = await makeLead()
    await pass(toWhise({ password: 'wrong' }))
    expect(await leadNow(id)).toMatchObject({ crmState: 'failed', crmLastError: 'signIn: 401' })
  })
})
