import { afterAll, beforeAll, expect, test } from 'vitest'

import { GET } from '@/app/(site)/[locale]/forms/[kind]/route'
import { formKinds } from '@/features/submissions/model/form-kinds'
import { peerHeader } from '@/lib/http/client-ip'

import { formRefs, origin, startFormSite } from '../../support/form-site'
import type { TestPayload } from '../../support/make-payload'

let running: TestPayload

beforeAll(async () => {
  running = await startFormSite()
})
afterAll(() => running.stop())

async function ask(kind: string, peer: string, more: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`${origin}/de/forms/${kind}/?ref=${formRefs.property}`, {
    headers: { accept: 'application/json', [peerHeader]: peer, ...more },
  })
  return GET(request, { params: Promise.resolve({ locale: 'de', kind }) })
}

test('a visitor who opens every form several times in a minute is not refused', async () => {
  for (let round = 0; round < 5; round += 1)
    for (const kind of formKinds) expect((await ask(kind, '203.0.113.21')).status, kind).toBeLessThan(429)
})

test('a client that asks without end waits; others do not, and what costs nothing is not counted', async () => {
  const statuses = new Set<number>()
  for (let count = 0; count < 120; count += 1) statuses.add((await ask('siteContact', '203.0.113.22')).status)
  expect([...statuses]).toEqual([200])
  const refused = await ask('siteContact', '203.0.113.22')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('siteContact', '203.0.113.23')).status).toBe(200)
  expect((await ask('nothing', '203.0.113.22')).status).toBe(404)
  expect((await ask('siteContact', '203.0.113.22', { accept: 'text/html' })).status).toBe(303)
})
