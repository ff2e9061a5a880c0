import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { confirmBooking } from '@/features/appointments/server/confirm-appointment'
import { bookAppointment } from '@/features/appointments/server/book-appointment'
import { getCalendarKey, appointmentEndpoints } from '@/features/appointments/server/appointment-endpoints'
import { addDays, belgianDay } from '@/lib/time/belgian-time'
import { calendarFeed } from '@/features/appointments/server/calendar-feed'
import { findSlots } from '@/features/appointments/server/find-slots'
import { readAgenda } from '@/features/appointments/server/read-agenda'
import { relatedId } from '@/lib/values/read-value'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let accounts: Record<Role, Account>
let ownAgent: string
let ownVisit: string
let foreign: string
const refs = { own: 7001, foreign: 7002 }

/** The response of an endpoint as the studio calls it: `confirm` of an appointment, or `book`. */
async function ask(role: Role, path: string, { id, body }: { id?: string; body?: unknown } = {}) {
  const wanted = id ? `/:id/${path}` : `/${path}`
  const endpoint = appointmentEndpoints.find((each) => each.path === wanted)
  const user = accounts[role]
  const req = await createLocalReq({ ...(user && { user }), context: quiet() }, payload)
  Object.assign(req, { routeParams: { id }, json: async () => body })
  const response = await endpoint?.handler(req)
  return { status: response?.status, body: (await response?.json()) as Record<string, unknown> }
}

const idOf = (role: Role): string => String(accounts[role]?.id)

let counter = 0
async function visit(property: string, name: string): Promise<string> {
  const slots = await findSlots(payload, 'fr', 'visitor')
  const { id } = await bookAppointment(payload, {
    choice: slots.find(({ isFull }) => !isFull)?.value ?? '',
    language: 'fr',
    person: { lastName: name, email: `visitor-${(counter += 1)}@example.org`, phone: '0470 12 34 56' },
    property,
    submissionKey: `visit-${counter}`,
    bookedBy: 'visitor',
  })
  return id
}

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  accounts = await makeAccounts(payload)
  ownAgent = relatedId(Reflect.get(accounts.agent ?? {}, 'agent')) ?? ''
  ownVisit = (await makeMinimal(payload, 'properties', { ref: refs.own, agent: ownAgent })).id
  foreign = (await makeMinimal(payload, 'properties', { ref: refs.foreign })).id
  await payload.updateGlobal({
    slug: 'appointmentConfig',
    data: { grid: 'whole', capacity: 2, confirmation: 'agent' },
    context: quiet(),
  })
})
afterAll(() => running.stop())

const booking = (changes: Record<string, unknown> = {}) => ({
  choice: '',
  ref: refs.own,
  firstName: 'Anne',
  lastName: 'Peeters',
  email: '',
  phone: '04 222 33 44',
  language: 'nl',
  remark: '',
  submissionKey: crypto.randomUUID(),
  ...changes,
})

describe('the desk', () => {
  test('is closed to visitors and translators', async () => {
    const id = await visit(ownVisit, 'Dupont')
    for (const role of ['anonymous', 'owner', 'translator'] as const) {
      expect((await ask(role, 'slots')).status).toBe(404)
      expect((await ask(role, 'book', { body: booking() })).status).toBe(404)
      expect((await ask(role, 'calendar', { body: { renew: false } })).status).toBe(404)
      for (const path of ['confirm', 'cancel', 'move'])
        expect((await ask(role, path, { id, body: {} })).status).toBe(404)
    }
  })

  test('lets an agent change the own appointments and no others', async () => {
    const [mine, other] = [await visit(ownVisit, 'Mine'), await visit(foreign, 'Other')]
    expect((await ask('agent', 'cancel', { id: other })).status).toBe(404)
    expect(await ask('agent', 'confirm', { id: mine })).toEqual({
      status: 200,
      body: { id: mine, status: 'confirmed' },
    })
    const read = await payload.findByID({ collection: 'appointments', id: mine, depth: 0 })
    expect(read).toMatchObject({ status: 'confirmed', pendingEvent: 'confirmed' })
    expect((await ask('agent', 'cancel', { id: mine })).body).toMatchObject({ status: 'cancelled' })
    expect((await ask('agent', 'confirm', { id: mine })).status).toBe(409)
    expect((await ask('editor', 'cancel', { id: other })).status).toBe(200)
  })

  test('books by hand like everybody: a seat, once for one submission, none beyond the capacity', async () => {
    const choice = `${addDays(belgianDay(new Date()), 10)} 10:00-13:00`
    await payload.updateGlobal({
      slug: 'appointmentConfig',
      data: { closedWeekdays: [], closeOnHolidays: false },
      context: quiet(),
    })
    const wanted = booking({ choice })
    const first = await ask('agent', 'book', { body: wanted })
    expect(first).toMatchObject({ status: 200, body: { status: 'confirmed' } })
    expect((await ask('agent', 'book', { body: wanted })).body).toEqual(first.body)
    expect((await ask('editor', 'book', { body: booking({ choice }) })).status).toBe(200)
    expect((await ask('editor', 'book', { body: booking({ choice }) })).status).toBe(409)
    expect((await ask('editor', 'book', { body: booking({ choice, ref: 1 }) })).status).toBe(422)
    for (const wrong of [{ email: 'x' }, { lastName: ' ' }, { language: 'xx' }, { more: 1 }, { choice: {} }])
      expect((await ask('editor', 'book', { body: booking(wrong) })).status).toBe(400)
    const made = await payload.findByID({
      collection: 'appointments',
      id: String(first.body.id),
      depth: 0,
    })
    expect(made).toMatchObject({ agent: ownAgent, bookedBy: 'staff', property: ownVisit, language: 'nl' })
  })

  test('moves an appointment to a slot that is free', async () => {
    const id = await visit(ownVisit, 'Mover')
    const { body } = await ask('agent', 'slots')
    const slots = body.slots as { value: string; isFull: boolean }[]
    const free = slots.findLast(({ isFull }) => !isFull)?.value ?? ''
    expect((await ask('agent', 'move', { id, body: { choice: free } })).status).toBe(200)
    const read = await payload.findByID({ collection: 'appointments', id, depth: 0 })
    expect(`${read.day} ${read.slot}`).toBe(free)
    expect((await ask('agent', 'move', { id, body: { choice: 'x' } })).status).toBe(409)
    expect((await ask('agent', 'move', { id, body: { other: 'x' } })).status).toBe(400)
  })
})

describe('the agenda', () => {
  test('shows agents their own appointments, and editors all', async () => {
    await visit(ownVisit, 'Seen')
    await visit(foreign, 'Unseen')
    const days = { from: '2000-01-01', to: '2999-12-31' }
    const read = async (role: Role) => {
      const user = accounts[role] as NonNullable<PayloadRequest['user']>
      const entries = await readAgenda({ payload, user, language: 'fr' }, days)
      return entries.map(({ person }) => person)
    }
    expect(await read('agent')).toContain('Seen')
    expect(await read('agent')).not.toContain('Unseen')
    expect(await read('editor')).toEqual(expect.arrayContaining(['Seen', 'Unseen']))
  })
})

describe('the private calendar', () => {
  test('contains what its owner may see, without telephone or e-mail', async () => {
    await confirmBooking(payload, await visit(ownVisit, 'Inside'))
    await visit(ownVisit, 'Waiting')
    await visit(foreign, 'Outside')
    const key = await getCalendarKey(payload, idOf('agent'), false)
    const feed = (await calendarFeed(payload, key)) ?? ''
    expect(feed).toContain('SUMMARY:Inside (7001) – à confirmer\r\n')
    // Long lines are folded.
    expect(feed.replace(/\r\n\s/g, '')).toContain('Waiting (7001) – pas encore confirmé par le visiteur')
    expect(feed).not.toContain('Outside')
    expect(feed).not.toMatch(/@example\.org|0470/)
    expect(await getCalendarKey(payload, idOf('agent'), false)).toBe(key)
  })

  test('expires with a new URL, and when its owner no longer works on appointments', async () => {
    const id = idOf('editor')
    const old = await getCalendarKey(payload, id, false)
    const { body } = await ask('editor', 'calendar', { body: { renew: true } })
    const renewed = /\/calendar\/(.+)\.ics$/.exec(String(body.url))?.[1] ?? ''
    expect(await calendarFeed(payload, old)).toBeNull()
    expect(await calendarFeed(payload, renewed)).toContain('BEGIN:VCALENDAR')
    await payload.update({ collection: 'users', id, data: { role: 'translator' }, context: quiet() })
    expect(await calendarFeed(payload, renewed)).toBeNull()
  })

  test.each(['', 'x', 'f3a1.AAAA', `${'a'.repeat(36)}.${'A'.repeat(43)}`])('of %j is none', async (key) => {
    expect(await calendarFeed(payload, key)).toBeNull()
  })

  test('of an account without one is none, whatever the key', async () => {
    const id = idOf('administrator')
    expect(await calendarFeed(payload, `${id}.${'A'.repeat(43)}`)).toBeNull()
  })
})
