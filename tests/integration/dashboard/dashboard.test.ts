import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { staffRole } from '@/lib/payload/access'
import { belgianDay } from '@/lib/time/belgian-time'
import { readDashboard, type Viewer } from '@/features/dashboard/studio/read-dashboard'
import { readScheduleBetween } from '@/features/dashboard/studio/read-schedule'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { findInMenu } from '../payload/access-table'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let page: { id: string }

const now = new Date()
const inAnHour = () => new Date(now.getTime() + 3_600_000)

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
  const agent = accounts.agent && 'agent' in accounts.agent ? accounts.agent.agent : undefined
  const picture = await makeMinimal(payload, 'media')
  const ownProperty = await makeMinimal(payload, 'properties', { agent, pictures: [picture.id] })
  const other = await makeMinimal(payload, 'properties', { epcState: 'requested', _status: 'draft' })
  await makeMinimal(payload, 'leads', { property: ownProperty.id, status: 'new' })
  await makeMinimal(payload, 'leads', { property: other.id, status: 'new' })
  await makeMinimal(payload, 'leads', { property: other.id, status: 'done' })
  const today = { day: belgianDay(now), property: ownProperty.id }
  await makeMinimal(payload, 'appointments', { ...today, seatKey: 'a', status: 'confirmed' })
  await makeMinimal(payload, 'appointments', { ...today, seatKey: 'b', status: 'cancelled' })
  await makeMinimal(payload, 'appointments', { ...today, seatKey: 'c', property: other.id })
  await makeMinimal(payload, 'importRuns', {
    source: 'feed',
    recordErrors: [{ record: '1' }, { record: '2' }],
  })
  page = await makeMinimal(payload, 'pages', { title: 'Planned page' })
  await schedule('pages', page.id, inAnHour())
})
afterAll(() => running.stop())

/** Schedules a publication like the studio's drawer. */
const schedule = (relationTo: string, value: string, waitUntil: Date, more = {}) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo, value }, user: null, ...more } as never,
    waitUntil,
  })

function viewerOf(role: Role): Viewer {
  const user = accounts[role]
  const as = staffRole(user)
  if (!user || !as) throw new Error(`${role} does not belong to the staff`)
  return { payload, user, role: as, visible: findInMenu(as), language: 'fr' }
}

async function countsOf(role: Role) {
  const { cards } = await readDashboard(viewerOf(role), now)
  return Object.fromEntries(cards.map(({ id, count }) => [id, count]))
}

test('an editor sees the open tasks of all parts', async () => {
  const counts = await countsOf('editor')
  expect(counts).toMatchObject({ leads: 2, appointments: 2, pictures: 1, epc: 1, missing: 0 })
  expect(await countsOf('administrator')).toEqual(counts)
})

test('an agent sees the leads and appointments of the own properties', async () => {
  expect(await countsOf('agent')).toMatchObject({ leads: 1, appointments: 1 })
})

test('a translator only sees open translations', async () => {
  const {
    cards,
    translations,
    imports,
    schedule: scheduled,
  } = await readDashboard(viewerOf('translator'), now)
  expect(cards).toEqual([])
  expect([imports, scheduled]).toEqual([undefined, undefined])
  const counts = Object.fromEntries(translations?.map(({ locale, count }) => [locale, count]) ?? [])
  // The page has its title in French; a property needs none where it is offered.
  expect(counts).toEqual({ nl: counts.en, fr: (counts.en ?? 0) - 1, en: counts.de, de: counts.nl })
  expect(counts.fr).toBe(0)
})

test('imports and publications that wait are listed', async () => {
  const { imports, schedule: scheduled } = await readDashboard(viewerOf('editor'), now)
  expect(imports).toMatchObject([{ source: 'feed', errors: 2 }])
  expect(scheduled).toMatchObject([{ collection: 'pages', title: 'Planned page', isPublication: true }])
})

test('a plan is shown only to those who find its document in the menu', async () => {
  expect((await readDashboard(viewerOf('agent'), now)).schedule).toEqual([])
})

test('a plan for a document without a title has none, and no id in its place', async () => {
  const draft = { collection: 'pages', data: {}, draft: true, context: quiet() } as never
  const { id } = (await payload.create(draft)) as { id: string }
  await schedule('pages', id, new Date(now.getTime() + 60_000))
  const { schedule: scheduled } = await readDashboard(viewerOf('editor'), now)
  expect(scheduled?.map(({ title }) => title)).toEqual(['', 'Planned page'])
  await payload.delete({ collection: 'pages', id, context: quiet() })
})

test('the plans of a month are read with one question per collection', async () => {
  const [from, to] = [now, new Date(now.getTime() + 2 * 60 * 60_000)]
  const find = vi.spyOn(payload, 'find')
  const findByID = vi.spyOn(payload, 'findByID')
  for (let count = 0; count < 5; count += 1) await schedule('pages', page.id, inAnHour())
  const plans = await readScheduleBetween(viewerOf('editor'), from, to)
  expect(plans).toHaveLength(6)
  expect(find.mock.calls.map(([{ collection }]) => collection)).toEqual(['payload-jobs', 'pages'])
  expect(findByID).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  await payload.db.deleteMany({ collection: 'payload-jobs', where: {} })
  await schedule('pages', page.id, inAnHour())
})

test('a plan for a document that is gone is left out', async () => {
  const gone = await makeMinimal(payload, 'pages', { title: 'Gone' })
  await schedule('pages', gone.id, new Date(now.getTime() + 60_000))
  await payload.delete({ collection: 'pages', id: gone.id, context: quiet() })
  const { schedule: scheduled } = await readDashboard(viewerOf('editor'), now)
  expect(scheduled?.map(({ title }) => title)).toEqual(['Planned page'])
})

test('a count that fails is missing, the others are shown', async () => {
  const count = payload.count.bind(payload)
  const broken = vi.spyOn(payload, 'count').mockImplementation((options) => {
    if (options.collection === 'leads') throw new Error('no database')
    return count(options)
  })
  const counts = await countsOf('editor')
  expect(counts).toMatchObject({ leads: null, appointments: 2 })
  broken.mockRestore()
})

test('what retention could not delete is shown to those who answer for it', async () => {
  expect((await readDashboard(viewerOf('editor'), now)).overdue).toEqual([])
  const lead = await makeMinimal(payload, 'leads', {
    status: 'done',
    retentionDate: '2026-01-01T00:00:00.000Z',
  })
  for (const role of ['editor', 'administrator'] as const)
    expect((await readDashboard(viewerOf(role), now)).overdue).toEqual([{ collection: 'leads', count: 1 }])
  for (const role of ['agent', 'translator'] as const)
    expect((await readDashboard(viewerOf(role), now)).overdue).toBeUndefined()
  await payload.delete({ collection: 'leads', id: lead.id })
})
