import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { getCalendarState, keepCalendar, readCalendars } from '@/features/appointments/server/agent-calendars'
import { appointmentEndpoints } from '@/features/appointments/server/appointment-endpoints'
import { agentOfVisit } from '@/features/appointments/server/agent-of-visit'
import { bookAppointment } from '@/features/appointments/server/book-appointment'
import { findNextMoments } from '@/features/appointments/server/find-next-moments'
import { findSlots } from '@/features/appointments/server/find-slots'
import { moveAppointment } from '@/features/appointments/server/move-appointment'
import { anyIp } from '@/lib/http/http-client'
import { sealText } from '@/lib/secrets/sealed-text'
import { belgianMoment } from '@/lib/time/belgian-time'
import { relatedId } from '@/lib/values/read-value'

import { makeAccounts, type Account, type Role } from '../../rig/accounts'
import { bundled } from '../../support/bundled-programs'
import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'
import { makePictureServer, type PictureServer } from '../../support/picture-server'

let running: TestPayload
let payload: Payload
let server: PictureServer
let accounts: Record<Role, Account>
let agent: string
const refs = { own: 7101, foreign: 7102 }
const now = new Date()
const reading = { now, isAllowed: anyIp, program: [] as string[] }

const idOf = (role: Role): string => String(accounts[role]?.id)
const stamp = (moment: Date) => `${moment.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`

/** A calendar with one entry over a slot, such as `2026-11-24 10:00-10:30`. */
function calendarOver(slot: string): Buffer {
  const [day = '', from = '', to = ''] = slot.split(/[ -](?=\d\d:)/)
  const times = [`DTSTART:${stamp(belgianMoment(day, from))}`, `DTEND:${stamp(belgianMoment(day, to))}`]
  const entry = ['BEGIN:VEVENT', 'UID:a@example.com', 'SUMMARY:Dentist', ...times, 'END:VEVENT']
  return Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...entry, 'END:VCALENDAR', ''].join('\r\n'))
}

const slotsOf = async (ref: number) =>
  findSlots(payload, 'fr', 'visitor', { agent: await agentOfVisit(payload, { ref }) })
const isFree = async (ref: number, choice: string) =>
  (await slotsOf(ref)).some(({ value, isFull }) => value === choice && !isFull)
const keep = (url: string) => keepCalendar(payload, { user: idOf('agent'), agent }, url, reading)
const stateNow = () => getCalendarState(payload, idOf('agent'), now)

let counter = 0
const book = (choice: string, bookedBy: 'visitor' | 'staff') =>
  bookAppointment(payload, {
    choice,
    language: 'fr',
    person: { lastName: 'Noël', email: `calendar-${(counter += 1)}@example.org` },
    agent,
    submissionKey: `calendar-${counter}`,
    bookedBy,
  })

async function askAs(role: Role, url: string) {
  const endpoint = appointmentEndpoints.find(({ path }) => path === '/own-calendar')
  const user = accounts[role]
  const req = await createLocalReq({ ...(user && { user }), context: quiet() }, payload)
  Object.assign(req, { json: async () => ({ url }) })
  return endpoint?.handler(req)
}

/** A slot that lies some days ahead, and one of the day after. */
async function someSlots(): Promise<[string, string]> {
  const all = (await findSlots(payload, 'fr', 'visitor')).filter(({ isFull }) => !isFull)
  return [all[20]?.value ?? '', all[60]?.value ?? '']
}

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  server = await makePictureServer()
  reading.program = await bundled('calendar-process')
  accounts = await makeAccounts(payload)
  agent = relatedId(Reflect.get(accounts.agent ?? {}, 'agent')) ?? ''
  await makeMinimal(payload, 'properties', { ref: refs.own, agent })
  await makeMinimal(payload, 'properties', { ref: refs.foreign })
  await payload.updateGlobal({
    slug: 'appointmentConfig',
    data: { closedWeekdays: [], closeOnHolidays: false, capacity: 3 },
    context: quiet(),
  })
})
afterAll(async () => {
  await server.stop()
  await running.stop()
})
beforeEach(() => payload.db.deleteMany({ collection: 'agentCalendars', where: {} }))

test('a busy moment is full for the visitors of the agent alone', async () => {
  const [busy, free] = await someSlots()
  server.serve('/busy.ics', calendarOver(busy))
  expect(await keep(server.at('/busy.ics'))).toBeNull()
  expect(await Promise.all([isFree(refs.own, busy), isFree(refs.own, free)])).toEqual([false, true])
  expect(await isFree(refs.foreign, busy)).toBe(true)
  await expect(book(busy, 'visitor')).rejects.toMatchObject({ reason: 'full' })
  const visit = await book(free, 'visitor')
  await expect(moveAppointment(payload, { id: visit.id, choice: busy, by: 'visitor' })).rejects.toMatchObject(
    {
      reason: 'full',
    },
  )
  // Staff know better.
  expect((await book(busy, 'staff')).status).toBe('confirmed')
})

test('the next moments of a property leave it out', async () => {
  const [first] = await findNextMoments({ locale: 'fr', ref: refs.foreign })
  server.serve('/next.ics', calendarOver(first?.value ?? ''))
  await keep(server.at('/next.ics'))
  const values = (await findNextMoments({ locale: 'fr', ref: refs.own })).map(({ value }) => value)
  expect(values.length).toBeGreaterThan(0)
  expect(values).not.toContain(first?.value)
})

test('it is read again; while its server is away the last times go on counting', async () => {
  const [before, after] = await someSlots()
  server.serve('/changes.ics', calendarOver(before))
  await keep(server.at('/changes.ics'))
  server.serve('/changes.ics', (_, response) => void response.writeHead(503).end())
  await readCalendars(payload, reading)
  expect(await stateNow()).toMatchObject({ problem: 'unreachable', count: 1 })
  expect(await isFree(refs.own, before)).toBe(false)
  server.serve('/changes.ics', calendarOver(after))
  await readCalendars(payload, reading)
  expect(await stateNow()).toMatchObject({ problem: null, count: 1 })
  expect(await Promise.all([isFree(refs.own, before), isFree(refs.own, after)])).toEqual([true, false])
})

test('its address is stored sealed, and neither titles nor persons are', async () => {
  const [busy] = await someSlots()
  server.serve('/secret-key.ics', calendarOver(busy))
  await keep(server.at('/secret-key.ics'))
  const { docs } = await payload.db.find({ collection: 'agentCalendars' })
  expect(docs).toHaveLength(1)
  expect(JSON.stringify(docs)).not.toMatch(/secret-key|Dentist/)
})

test('an empty address ends it, and so does an account without a profile', async () => {
  const [busy] = await someSlots()
  server.serve('/end.ics', calendarOver(busy))
  await keep(server.at('/end.ics'))
  expect(await keep('')).toBeNull()
  expect(await stateNow()).toBeNull()
  await keepCalendar(payload, { user: idOf('editor'), agent }, server.at('/end.ics'), reading)
  await readCalendars(payload, reading)
  expect(await getCalendarState(payload, idOf('editor'), now)).toBeNull()
})

test('an address that cannot be opened is reported, and its times go on counting', async () => {
  const [busy] = await someSlots()
  server.serve('/sealed.ics', calendarOver(busy))
  await keep(server.at('/sealed.ics'))
  await payload.db.updateOne({
    collection: 'agentCalendars',
    where: { user: { equals: idOf('agent') } },
    data: { secret: sealText('https://example.com/', 'another secret that is as long as it must be') },
  })
  await readCalendars(payload, reading)
  expect(await stateNow()).toMatchObject({ problem: 'address', count: 1 })
  expect(await isFree(refs.own, busy)).toBe(false)
})

test.each([
  ['no address', () => 'my calendar', 'address'],
  ['another protocol', () => 'file:///etc/passwd', 'address'],
  ['a page', () => server.at('/page'), 'format'],
  ['nothing there', () => server.at('/none'), 'unreachable'],
])('%s is refused, and the former one stays', async (_, url, problem) => {
  const [busy] = await someSlots()
  server.serve('/former.ics', calendarOver(busy))
  server.serve('/page', Buffer.from('<html>Log in</html>'))
  await keep(server.at('/former.ics'))
  expect(await keep(url())).toBe(problem)
  expect(await stateNow()).toMatchObject({ count: 1, problem: null })
})

test('the server never asks its own network', async () => {
  const response = await askAs('agent', server.at('/former.ics'))
  expect(response?.status).toBe(422)
  expect(await response?.json()).toMatchObject({ message: expect.stringMatching(/\w{4}/) })
  expect(await stateNow()).toBeNull()
})

test.each(['translator', 'editor', 'owner', 'anonymous'] as const)(
  '%s has no calendar to enter',
  async (role) => {
    expect((await askAs(role, 'https://example.com/a.ics'))?.status).toBe(404)
  },
)
