import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Payload } from 'payload'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { expandLeads } from '@/features/leads/server/expand-leads'
import type { Transport } from '@/features/leads/server/call-crm'
import { makeJsonReceiver } from '@/features/leads/server/read-crm'
import type { LeadReceiver } from '@/features/leads/server/lead-receiver'
import { crmQueue } from '@/features/leads/server/lead-queues'
import { passOnLeads } from '@/features/leads/server/pass-on-leads'
import type { Lead } from '@/payload-types'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

const secret = 'a secret that only CRM and site know'

interface Received {
  headers: IncomingMessage['headers']
  body: string
}

let running: TestPayload
let payload: Payload
let port = 0
let received: Received[] = []
let answer: (response: ServerResponse) => void

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    received.push({ headers: request.headers, body })
    answer(response)
  })
})

const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) => {
    response.writeHead(code, headers).end('x'.repeat(100_000))
  }

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  ;({ port } = server.address() as AddressInfo)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await running.stop()
})
beforeEach(async () => {
  received = []
  answer = status(201)
  await payload.delete({ collection: 'leads', where: {} })
  await setCrm({ url: 'https://crm.example.com/leads', secret })
})

const setCrm = (crm: { url: string | null; secret?: string }) =>
  payload.updateGlobal({ slug: 'siteConfig', data: { crm }, context: quiet() })

/** A local server in place of the CRM. */
const inside: Transport = { isAllowed: () => true }
const receiver = (transport = inside): LeadReceiver =>
  makeJsonReceiver({ url: new URL(`http://localhost:${port}/leads`), secret }, transport)

async function makeLead(data: Partial<Lead> = {}): Promise<string> {
  const lead = await makeMinimal(payload, 'leads', {
    form: 'siteContact',
    language: 'nl',
    person: { firstName: 'Zoë', lastName: 'Peeters', email: 'zoe@example.org' },
    answers: { message: 'Bel me “morgen”.' },
    effects: 'pending',
    notes: 'Internal',
    ...data,
  })
  await expandLeads(payload)
  return lead.id
}

const leadNow = (id: string) => payload.findByID({ collection: 'leads', id, depth: 0 })
const eventsOf = async (id: string) => {
  const { docs } = await payload.find({ collection: 'leadEvents', where: { lead: { equals: id } } })
  return docs.map(({ kind }) => kind)
}
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

describe('the CRM', () => {
  test('gets a new lead once, signed, without internal fields', async () => {
    const id = await makeLead()
    await Promise.all([
      passOnLeads(payload, { clock: () => later(0.1), receiver: receiver() }),
      passOnLeads(payload, { clock: () => later(0.1), receiver: receiver() }),
    ])
    await passOnLeads(payload, { clock: () => later(60), receiver: receiver() })
    expect(received).toHaveLength(1)
    const [{ headers, body } = { headers: {} as Received['headers'], body: '' }] = received
    expect(headers['webhook-id']).toBe(id)
    const webhook = new Webhook(`whsec_${Buffer.from(secret).toString('base64')}`)
    expect(webhook.verify(body, headers as Record<string, string>)).toMatchObject({
      version: 1,
      event: 'lead.created',
      lead: {
        id,
        form: 'siteContact',
        language: 'nl',
        person: { firstName: 'Zoë', email: 'zoe@example.org' },
        answers: { message: 'Bel me “morgen”.' },
      },
    })
    expect(body).not.toContain('Internal')
    expect(await leadNow(id)).toMatchObject({ crmState: 'sent', crmAttempts: 1 })
    expect(await eventsOf(id)).toEqual(['passedOn'])
  })

  test.each([
    ['fails', status(500), /answered 500/],
    ['leads elsewhere', status(302, { location: 'http://169.254.169.254/' }), /answered 302/],
    ['hangs', () => undefined, /in time/],
    ['hangs up', (response: ServerResponse) => void response.destroy(), /socket|hang/],
  ])('that %s gets another attempt later', async (what, failing, reason) => {
    const id = await makeLead()
    answer = failing
    const hurried = what === 'hangs' ? { ...inside, timeoutMs: 500 } : inside
    await passOnLeads(payload, { clock: () => later(0.1), receiver: receiver(hurried) })
    const lead = await leadNow(id)
    expect(lead).toMatchObject({ crmState: 'pending', crmAttempts: 1 })
    expect(lead.crmLastError).toMatch(reason)
    await passOnLeads(payload, { clock: () => later(0.2), receiver: receiver() })
    expect(received).toHaveLength(1)
    answer = status(409)
    await passOnLeads(payload, { clock: () => later(5), receiver: receiver() })
    expect(await leadNow(id)).toMatchObject({ crmState: 'sent', crmLastError: null })
  })

  test('is given up after a day, with a line in the history', async () => {
    const id = await makeLead()
    await payload.db.updateOne({
      collection: 'leads',
      id,
      data: { crmAttempts: Number(crmQueue.maxAttempts) - 1 },
    })
    answer = status(503)
    await passOnLeads(payload, { clock: () => later(0.1), receiver: receiver() })
    expect(await leadNow(id)).toMatchObject({ crmState: 'failed' })
    expect(await eventsOf(id)).toEqual(['passFailed'])
    await passOnLeads(payload, { clock: () => later(24 * 60), receiver: receiver() })
    expect(received).toHaveLength(1)
  })

  test('a host name that resolves to an internal IP is not requested', async () => {
    const id = await makeLead()
    const guarded = { ...inside, isAllowed: (address: string) => !/^(127\.|::1)/.test(address) }
    await passOnLeads(payload, { clock: () => later(0.1), receiver: receiver(guarded) })
    expect(received).toHaveLength(0)
    expect((await leadNow(id)).crmLastError).toMatch(/not public/)
  })

  test('gets none of the excluded fields', async () => {
    const ids = [await makeLead({ form: 'sendToFriend' }), await makeLead({ form: 'jobContact' })]
    await setCrm({ url: null })
    ids.push(await makeLead())
    await passOnLeads(payload, { clock: () => later(0.1), receiver: receiver() })
    expect(received).toHaveLength(0)
    for (const id of ids) expect((await leadNow(id)).crmState).toBe('off')
  })

  test('removed from the settings, no lead waits for it', async () => {
    const id = await makeLead()
    await setCrm({ url: null })
    await passOnLeads(payload, { clock: () => later(0.1) })
    expect((await leadNow(id)).crmState).toBe('off')
  })
})
