import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { exportDemands } from '@/features/subscriptions/server/export-demands'

import { makeAccounts } from '../../rig/accounts'
import { callEndpoint } from '../../support/endpoint'
import { makePayload, type TestPayload } from '../../support/make-payload'

let running: TestPayload
let accounts: Awaited<ReturnType<typeof makeAccounts>>

beforeAll(async () => {
  running = await makePayload()
  accounts = await makeAccounts(running.payload)
  await running.payload.create({
    collection: 'demands',
    data: {
      name: '=HYPERLINK("https://evil.example")',
      email: 'marie@example.org',
      language: 'fr',
      goal: 'sale',
      frequency: 'daily',
      maxPrice: 300_000,
    },
  })
})
afterAll(() => running.stop())

const call = (role: keyof typeof accounts, language = 'fr') =>
  callEndpoint(running.payload, [exportDemands], '/export', { user: accounts[role], language })

test('staff who work with searches get them, with harmless texts and headings in their language', async () => {
  for (const role of ['administrator', 'editor'] as const) {
    const answer = await call(role)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const text = await answer.text()
    expect(text).toContain('Prix (maximum)')
    expect(text).toContain('marie@example.org')
    expect(text).toContain("'=HYPERLINK")
    expect(text).toContain('Chaque jour')
    expect(text.trim().split('\r\n')).toHaveLength(2)
  }
  expect(await (await call('editor', 'nl')).text()).toContain('Prijs (maximum)')
})

test('agents get those of their properties: headings alone without one', async () => {
  const text = await (await call('agent')).text()
  expect(text).toContain('Prix (maximum)')
  expect(text.trim().split('\r\n')).toHaveLength(1)
})

test.each(['anonymous', 'owner', 'subscriber', 'translator'] as const)('%s gets none', async (role) => {
  expect((await call(role)).status).toBe(403)
})

test('searches of the same moment are each in the file once, also across pages', async () => {
  const { payload } = running
  const createdAt = '2026-01-01T00:00:00.000Z'
  const emails = Array.from({ length: 420 }, (_, index) => `s${index}@example.org`)
  for (const [index, email] of emails.entries())
    await payload.db.create({
      collection: 'demands',
      data: {
        id: `same-${index}`,
        email,
        language: 'fr',
        goal: 'sale',
        frequency: 'daily',
        createdAt,
        updatedAt: createdAt,
      },
    })
  const spy = vi.spyOn(payload, 'find')
  const text = await (await call('editor')).text()
  const exported = [...text.matchAll(/s\d+@example\.org/g)].map(([email]) => email)
  expect(exported.toSorted()).toEqual(emails.toSorted())
  // SQLite happens to keep an order without a unique key; MongoDB does not.
  const sorts = spy.mock.calls.flatMap(([{ collection, sort }]) => (collection === 'demands' ? [sort] : []))
  expect(sorts.length).toBeGreaterThan(2)
  for (const sort of sorts) expect(sort).toEqual(['-createdAt', 'id'])
})
