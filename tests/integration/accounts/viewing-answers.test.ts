import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { answerViewing } from '@/features/accounts/server/answer-viewing'
import { getOwnProperty } from '@/features/accounts/server/own-properties'
import { findPortalReader } from '@/features/accounts/server/portal-access'
import { readLeads } from '@/features/accounts/server/read-activity'
import { readOverview } from '@/features/accounts/server/read-portal'
import { readViewings } from '@/features/accounts/server/read-viewings'
import { calendarFeed } from '@/features/appointments/server/calendar-feed'
import { getCalendarKey } from '@/features/appointments/server/appointment-endpoints'
import { findSlots } from '@/features/appointments/server/find-slots'
import { tokenCookieName } from '@/lib/payload/sign-in/token-cookie'
import type { Outbox, Owner } from '@/payload-types'

import { setRequestHeaders } from '../../support/doubles/next-headers'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { makeOwnedSite, type OwnedSite } from '../../support/portal-site'
import { fetchSessionToken } from '../../rig/session-token'

let running: TestPayload
let payload: Payload
let owner: Owner
let agent: string
let site: OwnedSite
let sites = 0

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  await payload.updateGlobal({
    slug: 'siteConfig',
    data: { agency: { name: 'Immo Perron', email: 'info@perron.example' }, languageDefault: 'fr' },
    context: quiet(),
  })
  await payload.updateGlobal({
    slug: 'appointmentConfig',
    locale: 'fr',
    data: {
      grid: 'whole',
      slots: [{ from: '10:00', to: '13:00' }],
      capacity: 3,
      closedWeekdays: [],
      leadTimeHours: 24,
    },
    context: quiet(),
  })
  owner = (await makeMinimal(payload, 'owners', { name: 'Anna Lambert' })) as unknown as Owner
  agent = (await makeMinimal(payload, 'agents', { email: 'agent@perron.example' })).id
})
afterAll(() => running.stop())
beforeEach(async () => {
  for (const collection of ['outbox', 'appointments', 'leads', 'logInEvents'] as const)
    await payload.db.deleteMany({ collection, where: {} })
  site = await makeOwnedSite(payload, `mark-${++sites}`, { owners: [owner.id], agent })
  await payload.db.updateOne({ collection: 'appointments', id: site.upcoming, data: { agent } })
})

async function answer(fields: Record<string, string>, now = new Date()) {
  const property = await getOwnProperty(payload, { owner: owner.id, property: site.id }, 'fr')
  if (!property) throw new Error('no property')
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return answerViewing(payload, { owner, property, appointment: site.upcoming }, form, now)
}

const mails = async (): Promise<Outbox[]> =>
  (await payload.find({ collection: 'outbox', pagination: false, sort: 'recipient' })).docs
const viewing = async () =>
  (await readViewings(payload, site.id, new Date())).find(({ id }) => id === site.upcoming)
const freeSlot = async () =>
  (await findSlots(payload, 'fr', 'visitor')).find(({ isFull }) => !isFull)?.value ?? ''

test('agency and agent hear of the answer once, however often it is sent', async () => {
  await Promise.all([answer({ answer: 'accepted' }), answer({ answer: 'accepted' })])
  expect(await answer({ answer: 'accepted' })).toBe('accepted')
  expect((await mails()).map(({ recipient, template }) => [recipient, template])).toEqual([
    ['agent@perron.example', 'contactAppointment.ownerAnswer'],
    ['info@perron.example', 'contactAppointment.ownerAnswer'],
  ])
  expect((await mails())[0]?.subject).toMatch(/^Propriétaire d’accord avec la visite/)
})

test('a later answer replaces the one before and is told too', async () => {
  await answer({ answer: 'accepted' })
  await answer({ answer: 'declined', remark: 'En vacances' })
  expect(await viewing()).toMatchObject({ answer: 'declined', remark: 'En vacances', state: 'confirmed' })
  expect(await mails()).toHaveLength(4)
})

test('another time is proposed from the slots that are offered, and the appointment stays where it is', async () => {
  const before = await viewing()
  const slot = await freeSlot()
  expect(await answer({ answer: 'proposed', slot })).toBe('proposed')
  expect(await viewing()).toMatchObject({ proposal: slot, day: before?.day })
  expect(await answer({ answer: 'proposed', slot: '2020-01-01 10:00-13:00' })).toBe('notOffered')
  expect(await viewing()).toMatchObject({ proposal: slot })
})

test.each([{ answer: 'moved' }, { answer: '' }, { answer: 'confirmed' }])(
  '%j is no answer',
  async (fields) => {
    expect(await answer(fields)).toBe('ended')
    expect(await mails()).toEqual([])
  },
)

test('a viewing that has begun, is cancelled or waits for its visitor is not answered', async () => {
  for (const data of [{ day: '2026-01-05' }, { status: 'cancelled' }]) {
    await payload.db.updateOne({ collection: 'appointments', id: site.upcoming, data })
    expect(await answer({ answer: 'accepted' })).toBe('ended')
  }
  const waiting = { status: 'unconfirmed', day: '2099-01-05' }
  await payload.db.updateOne({ collection: 'appointments', id: site.upcoming, data: waiting })
  expect(await answer({ answer: 'accepted' })).toBe('missing')
  expect(await mails()).toEqual([])
})

test('the calendar of the agent says what the owner answered', async () => {
  await answer({ answer: 'declined' })
  const user = await makeMinimal(payload, 'users', { role: 'agent', agent, language: 'fr' })
  const key = await getCalendarKey(payload, user.id, false)
  expect((await calendarFeed(payload, key))?.replaceAll('\r\n\t', '').replaceAll('\r\n ', '')).toContain(
    'Propriétaire refuse la visite',
  )
})

test('the name of a visitor and the feedback are shown only once the agent releases them', async () => {
  expect((await viewing())?.visitor).toBe('')
  expect((await viewing())?.feedback).toBe('')
  await payload.update({ collection: 'leads', where: {}, data: { nameReleased: true }, context: quiet() })
  await payload.update({
    collection: 'appointments',
    id: site.upcoming,
    data: { feedbackReleased: true },
    context: quiet(),
  })
  expect(await viewing()).toMatchObject({
    visitor: `Visitor Secret-${site.mark}`,
    feedback: `Secret-${site.mark} feedback`,
  })
  expect((await readLeads(payload, site.id))[0]?.name).toBe(`Visitor Secret-${site.mark}`)
})

test('the overview has what is to come, what is over, and the requests as a number', async () => {
  const property = await getOwnProperty(payload, { owner: owner.id, property: site.id }, 'fr')
  if (!property) throw new Error('no property')
  const overview = await readOverview(payload, property, { locale: 'fr', now: new Date() })
  expect(overview.upcoming.map(({ id }) => id)).toEqual([site.upcoming])
  expect(overview.past.map(({ id, feedback }) => [id, feedback])).toEqual([[site.past, `Liked ${site.mark}`]])
  expect(overview.leads).toBe(1)
  expect(overview.open.map(({ subject }) => subject)).toEqual([`Released ${site.mark}`])
  expect(overview.slots.length).toBeGreaterThan(0)
})

async function asStaff(data: Record<string, unknown>): Promise<void> {
  const email = `staff-${++sites}@perron.example`
  await makeMinimal(payload, 'users', { ...data, email })
  setRequestHeaders({ cookie: `${tokenCookieName}=${await fetchSessionToken(running, 'users', email)}` })
}

const views = async () => (await payload.find({ collection: 'logInEvents', pagination: false })).docs

test('an editor sees the pages of an owner, which is recorded', async () => {
  await asStaff({ role: 'editor', name: 'Eva' })
  expect(await findPortalReader(site.id, 'fr')).toMatchObject({ by: 'staff', property: { id: site.id } })
  expect(await views()).toMatchObject([
    { kind: 'viewedAsOwner', userName: 'Eva', about: expect.stringContaining(site.mark) },
  ])
})

test('an agent sees those of the own properties alone, a translator none', async () => {
  await asStaff({ role: 'agent', agent })
  expect(await findPortalReader(site.id, 'fr')).toMatchObject({ by: 'staff' })
  await asStaff({ role: 'agent', agent: (await makeMinimal(payload, 'agents')).id })
  expect(await findPortalReader(site.id, 'fr')).toBeNull()
  await asStaff({ role: 'agent' })
  expect(await findPortalReader(site.id, 'fr')).toBeNull()
  await asStaff({ role: 'translator' })
  expect(await findPortalReader(site.id, 'fr')).toBe('signIn')
  expect(await views()).toHaveLength(1)
})
