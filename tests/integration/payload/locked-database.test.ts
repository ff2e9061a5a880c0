import { performance } from 'node:perf_hooks'

import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { controlsOf, exampleOf, postForm, postJson, startFormSite } from '../../support/form-site'

import { POST as cancel } from '@/app/(site)/[locale]/my/appointment/[id]/[token]/cancel/route'
import { POST as unsubscribe } from '@/app/(site)/[locale]/my/newsletter/[id]/[token]/unsubscribe/route'
import { appointmentUrl } from '@/features/appointments/server/read-appointment-facts'
import { env } from '@/lib/env'
import { signedLinkPath } from '@/lib/http/signed-links'
import { payloadSignIn } from '@/lib/payload/sign-in/payload-sign-in'
import type { Appointment } from '@/payload-types'

import { lockDatabase } from '../../support/locked-database'
import type { TestPayload } from '../../support/make-payload'
import { makeMinimal, testPassword } from '../../support/minimal-document'
import { tokenIn } from '../../rig/http'

let running: TestPayload
let payload: Payload
let file: string
let token: string
let appointment: Appointment
let unsubscribeUrl: string

const email = 'editor@perron.example'
const contact = { kind: 'siteContact', locale: 'fr' } as const
const booking = { kind: 'contactAppointment', locale: 'fr' } as const

beforeAll(async () => {
  running = await startFormSite()
  payload = running.payload
  file = running.cacheKey.replace('file:', '')
  await makeMinimal(payload, 'users', { role: 'editor', email })
  token = tokenIn(await signIn())
  const { id } = await makeMinimal(payload, 'appointments', {
    day: '2099-01-15',
    status: 'confirmed',
    language: 'fr',
  })
  appointment = await payload.findByID({ collection: 'appointments', id, depth: 0 })
  const row = await makeMinimal(payload, 'newsletterSubscriptions', { confirmed: true })
  const path = signedLinkPath('fr', 'newsletter', row.id, new Date('2099-01-01'), env.payloadSecret)
  unsubscribeUrl = `http://localhost:3000${path}`
})
afterAll(() => running.stop())

const rest = (path: string, method: string, body: object, headers = {}) =>
  handleEndpoints({
    config: payload.config,
    path: `/api/${path}`,
    payloadInstanceCacheKey: running.cacheKey,
    request: new Request(`http://localhost:3000/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'accept-language': 'nl', ...headers },
      body: JSON.stringify(body),
    }),
  })

function signIn(): Promise<Response> {
  const guard = payloadSignIn(payload, {
    requestPassword: async () => undefined,
    later: () => undefined,
    wait: async () => {},
    getClientIp: () => '203.0.113.7',
  })
  const request = new Request('http://localhost:3000/api/users/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'nl' },
    body: JSON.stringify({ email, password: testPassword }),
  })
  return guard(request, ['users', 'login'], (guarded) =>
    handleEndpoints({
      config: payload.config,
      path: '/api/users/login',
      payloadInstanceCacheKey: running.cacheKey,
      request: guarded,
    }),
  )
}

/** Sends the button of a private page, whose URL ends with id and token. */
function press(action: typeof cancel, pageUrl: string): Promise<Response> {
  const [, locale = '', , , id = '', secret = ''] = new URL(pageUrl).pathname.split('/')
  const request = new Request(pageUrl, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } })
  return action(request, { params: Promise.resolve({ locale, id, token: secret }) })
}

const example = async (sending: typeof contact | typeof booking, more: object = {}) => {
  const { model, values } = await exampleOf(sending.kind, sending.locale)
  return { model, values: { ...values, ...controlsOf(model, sending.locale), ...more } }
}

describe('while another process holds the lock of the database', () => {
  test('reads go on, every write is refused in time and in words, and works again afterwards', async () => {
    vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
    const { values: question } = await example(contact)
    const { values: visit, model } = await example(booking)
    const release = await lockDatabase(file)
    let longestMs = 0
    let last = performance.now()
    const watching = setInterval(() => {
      longestMs = Math.max(longestMs, performance.now() - last)
      last = performance.now()
    }, 5)
    const property = async () => {
      const started = performance.now()
      await payload.find({ collection: 'properties', limit: 1, overrideAccess: false })
      return performance.now() - started
    }
    const started = performance.now()
    const session = { authorization: `JWT ${token}` }
    const writes = [
      ...Array.from({ length: 20 }, (_, index) =>
        postJson(contact, { ...question, message: `Number ${index}` }),
      ),
      postJson(booking, visit),
      postForm(booking, visit, model),
      press(cancel, appointmentUrl(appointment, 'fr')),
      press(unsubscribe, unsubscribeUrl),
      signIn(),
      rest('testimonials', 'POST', { name: 'x', comment: 'y' }, session),
    ]
    const reads: number[] = []
    for (let count = 0; count < 15; count += 1) {
      reads.push(await property())
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const answers = await Promise.all(writes)
    const lasted = performance.now() - started
    clearInterval(watching)
    await release()

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
    for (const answer of answers) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.text()).not.toMatch(/SQLITE|Failed query|stack|Something went wrong/)
    }
    expect(lasted).toBeLessThan(30_000)
    expect(reads.toSorted((one, other) => one - other)[Math.floor(reads.length / 2)]).toBeLessThan(1000)
    // Five milliseconds and the work of this process; SQLite's own time-out would be five seconds.
    expect(longestMs).toBeLessThan(3000)

    const after = [
      await postJson(contact, { ...question, message: 'Number 0' }),
      await press(cancel, appointmentUrl(appointment, 'fr')),
      await press(unsubscribe, unsubscribeUrl),
      await signIn(),
    ]
    expect(after.map(({ status }) => status)).toEqual([201, 303, 303, 200])
  })

  test('nothing that was acknowledged after a lock is lost', async () => {
    vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
    const { values } = await example(contact)
    const release = await lockDatabase(file)
    const refused = await postJson(contact, { ...values, message: 'While locked' })
    await release()
    const taken = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        postJson(contact, { ...values, message: `Afterwards ${index}` }),
      ),
    )
    expect([refused.status, ...taken.map(({ status }) => status)]).toEqual([503, ...taken.map(() => 201)])
    // The other process waits for an open transaction, and sees what is committed.
    const again = await lockDatabase(file)
    await again()
    const { default: Database } = await import('libsql')
    const other = new Database(file)
    const rows = other.prepare("SELECT id FROM leads WHERE answers LIKE '%Afterwards%'").all([])
    other.close()
    expect(rows).toHaveLength(10)
  })
})
