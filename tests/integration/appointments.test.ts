import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { contactAppointment } from '@/forms/contact-appointment'
import { takeSeat } from '@/forms/contact-appointment/take-seat'
import { tellBooking } from '@/forms/contact-appointment/tell-booking'
import { cancelAppointment } from '@/lib/actions/cancel-appointment'
import { clearForgottenBookings } from '@/lib/actions/clear-forgotten-bookings'
import { confirmAppointment } from '@/lib/actions/confirm-appointment'
import { moveAppointment } from '@/lib/actions/move-appointment'
import { addDays, brusselsDay } from '@/lib/appointments/brussels-time'
import { findSlots } from '@/lib/cms/appointments/find-slots'
import { calendarAttachment } from '@/lib/cms/appointments/calendar-attachment'
import { remindOfAppointments, tellAppointments } from '@/lib/cms/appointments/run-appointments'
import type { Letter } from '@/lib/mail/letter'
import type { Appointment, AppointmentConfig } from '@/payload-types'

import { makePayload, type TestPayload } from '../support/make-payload'
import { makeMinimal, quiet } from '../support/minimal-document'

let running: TestPayload
let payload: Payload
let counter = 0

const configure = (data: Partial<AppointmentConfig>, locale: 'fr' | 'nl' = 'fr') =>
  payload.updateGlobal({ slug: 'appointmentConfig', locale, data, context: quiet() })

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  await payload.updateGlobal({
    slug: 'siteConfig',
    data: { agency: { name: 'Immo Perron', email: 'info@perron.example' } },
    context: quiet(),
  })
})
afterAll(() => running.stop())
beforeEach(async () => {
  for (const collection of ['appointments', 'outbox', 'leads'] as const)
    await payload.delete({ collection, where: {}, context: quiet() })
  await configure({
    slots: [
      { from: '10:00', to: '13:00' },
      { from: '14:00', to: '16:00' },
    ],
    ...{ capacity: 1, confirmation: 'automatic', reminder: true, closedWeekdays: [], leadTimeHours: 24 },
  })
})

const answers = async () => ({ ...(await contactAppointment.fixture()), slot: await freeSlot() })
const freeSlot = async () => {
  const slots = await findSlots(payload, 'fr', 'visitor')
  return slots.find(({ isFull }) => !isFull)?.value ?? ''
}

/** What the form's route and the worker do with a submission. */
async function submit(changes: Record<string, string> = {}, locale: 'fr' | 'nl' = 'fr') {
  const facts = {
    answers: { ...(await answers()), ...changes },
    locale,
    submissionKey: `key-${(counter += 1)}`,
  }
  await takeSeat(payload, facts)
  const { id } = await makeMinimal(payload, 'leads', {
    form: 'contactAppointment',
    idempotencyKey: facts.submissionKey,
  })
  const lead = await payload.findByID({ collection: 'leads', id, depth: 0 })
  await tellBooking(payload, lead)
  return { lead, appointment: await readByKey(facts.submissionKey), facts }
}

async function readByKey(submissionKey: string): Promise<Appointment> {
  const where = { submissionKey: { equals: submissionKey } }
  const { docs } = await payload.find({ collection: 'appointments', depth: 0, where })
  if (!docs[0]) throw new Error('No appointment')
  return docs[0]
}

async function mails(to?: string) {
  const where: Where = to ? { recipient: { equals: to } } : {}
  const { docs } = await payload.find({ collection: 'outbox', where, sort: 'createdAt', pagination: false })
  return docs.map(({ recipient, template, payload: letter }) => ({
    recipient,
    template,
    letter: letter as unknown as Letter,
  }))
}
const visitor = 'noel.dhondt@example.org'
const templates = async () => (await mails(visitor)).map(({ template }) => template.split('.')[1])

describe('a booking', () => {
  test('is confirmed to visitor and agency, each once, with a file for the calendar', async () => {
    const { lead, appointment } = await submit()
    expect(appointment).toMatchObject({ status: 'confirmed', lead: lead.id, untold: null })
    await tellBooking(payload, lead)
    await tellAppointments(payload)
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(['info@perron.example', visitor])
    const [{ letter } = { letter: null }] = await mails(visitor)
    expect(letter?.subject).toMatch(/^Votre rendez-vous du .+ est confirmé$/)
    expect(letter?.attachments).toEqual([
      { kind: 'calendar', appointment: appointment.id, method: 'REQUEST' },
    ])
    const button = letter?.parts.find((part) => part.type === 'button')
    expect(button?.href).toContain(`/fr/my/appointment/${appointment.id}/`)
    const file = await calendarAttachment(payload, appointment.id)
    expect(file?.contentType).toBe('text/calendar; charset=utf-8; method=REQUEST')
    expect(file?.content).toContain(`UID:appointment-${appointment.id}@`)
    expect(file?.content).toContain('SEQUENCE:0')
  })

  test('waits for the agent where the agency wants to agree first', async () => {
    await configure({ confirmation: 'agent' })
    const { appointment } = await submit()
    expect(appointment.status).toBe('requested')
    expect((await mails(visitor))[0]?.letter.subject).toMatch(/^Votre demande de rendez-vous/)
    await confirmAppointment(payload, appointment.id)
    await tellAppointments(payload)
    await tellAppointments(payload)
    expect(await templates()).toEqual(['booked', 'confirmed'])
    expect((await calendarAttachment(payload, appointment.id))?.content).toContain('STATUS:CONFIRMED')
  })

  test('of a full or closed slot is refused in the words of the visitor’s language', async () => {
    const { facts } = await submit()
    const again = takeSeat(payload, { ...facts, submissionKey: 'other' })
    await expect(again).rejects.toMatchObject({ messageKey: 'appointment.full', status: 409, field: 'slot' })
    const closed = takeSeat(payload, {
      ...facts,
      submissionKey: 'x',
      answers: { ...facts.answers, slot: 'x' },
    })
    await expect(closed).rejects.toMatchObject({ messageKey: 'appointment.notOffered', status: 409 })
    // The same submission again keeps its seat.
    await expect(takeSeat(payload, facts)).resolves.toEqual({})
  })

  test('tells a Dutch visitor the hours of the Dutch text, for the same place', async () => {
    const { slots } = await payload.findGlobal({ slug: 'appointmentConfig', locale: 'nl' })
    const own = slots.map((slot) => (slot.from === '14:00' ? { ...slot, ownFrom: '13:00' } : slot))
    await configure({ slots: own }, 'nl')
    const inDutch = await findSlots(payload, 'nl', 'visitor')
    const afternoon = inDutch.find(({ label }) => label.endsWith('13:00-16:00'))
    expect(afternoon?.value).toMatch(/14:00-16:00$/)
    const { appointment } = await submit({ slot: afternoon?.value ?? '' }, 'nl')
    expect(appointment).toMatchObject({ slot: '14:00-16:00', hours: '13:00-16:00' })
    expect((await mails(visitor))[0]?.letter.preheader).toContain('van 13:00 tot 16:00')
    const inFrench = await findSlots(payload, 'fr', 'visitor')
    const same = inFrench.find(({ value }) => value === afternoon?.value)
    expect(same?.label).toMatch(/14:00-16:00 \(complet\)$/)
  })

  test('whose submission was never stored frees its seat after a quarter of an hour, and tells nobody', async () => {
    const facts = { answers: await answers(), locale: 'fr' as const, submissionKey: 'lost' }
    await takeSeat(payload, facts)
    await tellAppointments(payload)
    await clearForgottenBookings(payload, new Date(Date.now() + 14 * 60_000))
    expect((await payload.count({ collection: 'appointments' })).totalDocs).toBe(1)
    await clearForgottenBookings(payload, new Date(Date.now() + 16 * 60_000))
    expect((await payload.count({ collection: 'appointments' })).totalDocs).toBe(0)
    expect(await mails()).toEqual([])
  })

  test('that is sent again shortly before it would be cleared away keeps its seat', async () => {
    const facts = { answers: await answers(), locale: 'fr' as const, submissionKey: 'again' }
    await takeSeat(payload, facts)
    const { id } = await readByKey('again')
    const at = new Date(Date.now() - 16 * 60_000).toISOString()
    await payload.db.updateOne({ collection: 'appointments', id, data: { updatedAt: at } })
    // The submission is repeated after the tidying up has read its list.
    const { find } = payload
    payload.find = (async (args: Parameters<typeof find>[0]) => {
      const found = await find.call(payload, args)
      if (args.collection === 'leads') await takeSeat(payload, facts)
      return found
    }) as typeof find
    await clearForgottenBookings(payload)
    payload.find = find
    expect((await readByKey('again')).id).toBe(id)
  })

  test('that is gone makes its submission fail, for somebody to see', async () => {
    const { lead, appointment } = await submit()
    await payload.delete({ collection: 'appointments', id: appointment.id })
    await expect(tellBooking(payload, lead)).rejects.toThrow('no appointment')
  })

  test('whose submission was stored, but not carried on, is kept and told', async () => {
    const facts = { answers: await answers(), locale: 'fr' as const, submissionKey: 'slow' }
    await takeSeat(payload, facts)
    await makeMinimal(payload, 'leads', { form: 'contactAppointment', idempotencyKey: 'slow' })
    await clearForgottenBookings(payload, new Date(Date.now() + 60 * 60_000))
    await tellAppointments(payload)
    expect(await templates()).toEqual(['booked'])
  })
})

describe('a change', () => {
  test('is told to both, and the calendar follows', async () => {
    const { appointment, lead } = await submit()
    const choice = await freeSlot()
    await moveAppointment(payload, { id: appointment.id, choice, by: 'visitor' })
    await tellAppointments(payload)
    expect((await calendarAttachment(payload, appointment.id))?.content).toContain('SEQUENCE:1')
    await cancelAppointment(payload, appointment.id)
    await tellAppointments(payload)
    expect(await templates()).toEqual(['booked', 'moved', 'cancelled'])
    expect(await mails('info@perron.example')).toHaveLength(3)
    const file = await calendarAttachment(payload, appointment.id)
    expect(file?.content).toMatch(/METHOD:CANCEL[^]+SEQUENCE:2[^]+STATUS:CANCELLED/)
    // The same form may be sent again.
    const { idempotencyKey } = await payload.findByID({ collection: 'leads', id: lead.id })
    expect(idempotencyKey).toBe(`cancelled:${lead.id}`)
  })

  test('that is undone before it was told is not told', async () => {
    const { appointment } = await submit()
    await moveAppointment(payload, { id: appointment.id, choice: await freeSlot(), by: 'visitor' })
    await cancelAppointment(payload, appointment.id)
    await tellAppointments(payload)
    expect(await templates()).toEqual(['booked', 'cancelled'])
  })
})

describe('the reminder', () => {
  const onDay = (day: string, data: Record<string, unknown> = {}) =>
    makeMinimal(payload, 'appointments', {
      ...{ day, slot: '10:00-13:00', hours: '10:00-13:00', status: 'confirmed', language: 'fr' },
      person: { email: visitor },
      createdAt: '2027-01-01T09:00:00.000Z',
      ...data,
    })
  const remind = (at: string) => remindOfAppointments(payload, new Date(at))

  test.each([
    ['in winter', '2027-01-14', '2027-01-13T08:00:00Z', '2027-01-13T07:59:59Z'],
    ['before the day of 23 hours', '2027-03-28', '2027-03-27T08:00:00Z', '2027-03-27T07:59:59Z'],
    ['on the day of 23 hours', '2027-03-29', '2027-03-28T07:00:00Z', '2027-03-28T06:59:59Z'],
    ['before the day of 25 hours', '2027-10-31', '2027-10-30T07:00:00Z', '2027-10-30T06:59:59Z'],
    ['on the day of 25 hours', '2027-11-01', '2027-10-31T08:00:00Z', '2027-10-31T07:59:59Z'],
  ])('goes out at nine the day before, once: %s', async (_, day, at, tooEarly) => {
    await onDay(day)
    await onDay(addDays(day, 1))
    await onDay(day, { status: 'cancelled' })
    await onDay(day, { status: 'requested' })
    await remind(tooEarly)
    expect(await mails(visitor)).toEqual([])
    await Promise.all([remind(at), remind(at)])
    await remind(new Date(new Date(at).getTime() + 12 * 3_600_000).toISOString())
    expect(await templates()).toEqual(['reminder'])
  })

  test('is left out when the agency wants none, and for whoever booked today', async () => {
    await onDay(addDays(brusselsDay(new Date()), 1), { createdAt: new Date().toISOString() })
    await onDay('2027-01-14')
    await configure({ reminder: false })
    await remind('2027-01-13T09:00:00Z')
    await configure({ reminder: true })
    await remindOfAppointments(payload, new Date(`${brusselsDay(new Date())}T20:00:00Z`))
    expect(await mails(visitor)).toEqual([])
  })
})
