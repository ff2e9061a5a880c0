import { afterAll, beforeAll, expect, test } from 'vitest'

import { readStatistics } from '@/features/statistics/server/read-statistics'
import { belgianDay, addDays } from '@/lib/time/belgian-time'
import type { User } from '@/payload-types'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal } from '../../support/minimal-document'
import { openStudioApi } from '../../support/studio-api'

let running: TestPayload
let ownId: string
let other: string
let agent: string

const now = new Date()
const today = belgianDay(now)

beforeAll(async () => {
  running = await makePayload()
  const { payload } = running
  agent = (await makeMinimal(payload, 'agents')).id
  ownId = (await makeMinimal(payload, 'properties', { ref: 7001, agent })).id
  other = (await makeMinimal(payload, 'properties', { ref: 7002, status: 'sold' })).id
  await makeMinimal(payload, 'properties', { ref: 7003, _status: 'draft' })
  await makeMinimal(payload, 'properties', { ref: 7004, status: 'withdrawn' })
  const visit = (property: string, count: number, source: string, day = today, kind = 'page') =>
    makeMinimal(payload, 'visits', { property, count, source, day, kind })
  await visit(ownId, 40, 'portal')
  await visit(ownId, 10, 'search', addDays(today, -6))
  await visit(ownId, 5, 'search', addDays(today, -7))
  await visit(ownId, 3, 'mail', addDays(today, -89))
  await visit(ownId, 100, 'mail', addDays(today, -90))
  await visit(ownId, 100, 'direct', today, 'share')
  await visit(other, 8, 'direct')
  await makeMinimal(payload, 'leads', { property: ownId })
  await makeMinimal(payload, 'leads', { property: other })
})
afterAll(() => running.stop())

const userOf = async (id: string) => {
  const user: User = await running.payload.findByID({ collection: 'users', id, depth: 0 })
  return { ...user, collection: 'users' as const }
}

async function readAs(data: Record<string, unknown>, period: 7 | 30 | 90 = 7) {
  const { payload } = running
  const { id } = await makeMinimal(payload, 'users', data)
  const properties = await readStatistics({ payload, user: await userOf(id), language: 'fr' }, period, now)
  return new Map(properties.map((each) => [each.ref, each]))
}

test('an editor reads visits and leads of every published property', async () => {
  const properties = await readAs({ role: 'editor' })
  expect([...properties.keys()].sort()).toEqual([7001, 7002])
  expect(properties.get(7001)).toMatchObject({ visits: 50, leads: 1, isAvailable: true })
  expect(properties.get(7001)?.sources).toMatchObject({ portal: 40, search: 10, direct: 0 })
  expect(properties.get(7002)).toMatchObject({ visits: 8, leads: 1, isAvailable: false })
})

test('longer periods hold more, and end with their first day', async () => {
  expect((await readAs({ role: 'editor' }, 30)).get(7001)?.visits).toBe(55)
  expect((await readAs({ role: 'editor' }, 90)).get(7001)?.visits).toBe(58)
})

test('an agent reads the leads of the own properties alone', async () => {
  const properties = await readAs({ role: 'agent', agent })
  expect(properties.get(7001)).toMatchObject({ visits: 50, leads: 1 })
  expect(properties.get(7002)).toMatchObject({ visits: 8, leads: null })
})

test('the CSV file has a row for each property, and no text that a spreadsheet would run', async () => {
  const { payload } = running
  await payload.db.updateOne({
    collection: 'properties',
    id: other,
    data: { studioTitle: '=HYPERLINK("https://evil.example")' },
    returning: false,
  })
  const editor = await openStudioApi(running, 'editor')
  const answer = await editor.send('/api/visits/export?days=7')
  expect(answer.headers.get('content-type')).toContain('text/csv')
  expect(answer.headers.get('content-disposition')).toContain(`perron-visits-7-days-${today}.csv`)
  const [head, first, second, ...rest] = (await answer.text()).trim().split('\r\n')
  expect(head).toContain('Référence;Bien;Disponible;Consultations;')
  expect(first).toMatch(/^7001;.*;1;50;0;10;40;0;0;0;1;2$/)
  expect(second).toMatch(/^7002;"'=HYPERLINK\(""https:\/\/evil\.example""\)";0;8;8;0;0;0;0;0;1;12,5$/)
  expect(rest).toEqual([])
})

test('translators get no figures', async () => {
  const translator = await openStudioApi(running, 'translator')
  expect((await translator.send('/api/visits/export')).status).toBe(403)
})
