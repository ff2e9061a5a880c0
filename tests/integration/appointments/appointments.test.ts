import type { Payload, Where } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { contactAppointment } from '@/features/appointments/form/contact-appointment'
import { reserveSeat } from '@/features/appointments/server/reserve-seat'
import { notifyBooking } from '@/features/appointments/server/notify-booking'
import { cancelAppointment } from '@/features/appointments/server/cancel-appointment'
import { clearForgottenBookings } from '@/features/appointments/server/clear-forgotten-bookings'
import { confirmAppointment, confirmBooking } from '@/features/appointments/server/confirm-appointment'
import { moveAppointment } from '@/features/appointments/server/move-appointment'
import { addDays, belgianDay } from '@/lib/time/belgian-time'
import { findSlots } from '@/features/appointments/server/find-slots'
import { calendarAttachment } from '@/features/appointments/server/calendar-of-appointment'
import { notifyAppointments } from '@/features/appointments/server/notify-appointment'
import { sendReminders } from '@/features/appointments/server/send-reminders'
import type { EmailMessage } from '@/lib/email/email-message'
import type { Appointment, AppointmentConfig } from '@/payload-types'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

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
    grid: 'whole',
    slots: [
      { from: '10:00', to: '13:00' },
      { from: '14:00', to: '16:00' },
    ],
    capacity: 1,
    confirmation: 'automatic',
    reminder: true,
    closedWeekdays: [],
    leadTimeHours: 24,
  })
})

const answers = async () => ({ ...(await contactAppointment.fixture()), slot: await freeSlot() })
const freeSlot = async () => {
  const slots = await findSlots(payload, 'fr', 'visitor')
  return slots.find(({ isFull }) => !isFull)?.value ?? ''
}

/** A booking that its visitor has confirmed by the e-mail. */
async function submit(changes: Record<string, string> = {}, locale: 'fr' | 'nl' = 'fr') {
  const { lead, appointment, facts } = await submitOnly(changes, locale)
  await confirmBooking(payload, appointment.id)
  await notifyAppointments(payload)
  return { lead, appointment: await readByKey(facts.submissionKey), facts }
}

/** Processes a submission like the route of the form and the worker. */
async function submitOnly(changes: Record<string, string> = {}, locale: 'fr' | 'nl' = 'fr') {
  const facts = {
    answers: { ...(await answers()), ...changes },
    locale,
    submissionKey: `key-${(counter += 1)}`,
  }
  await reserveSeat(payload, facts)
  const { id } = await makeMinimal(payload, 'leads', {
    form: 'contactAppointment',
    idempotencyKey: facts.submissionKey,
  })
  const lead = await payload.findByID({ collection: 'leads', id, depth: 0 })
  await notifyBooking(payload, lead)
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
  return docs.map(({ recipient, template, payload: message }) => ({
    recipient,
    template,
    message: message as unknown as EmailMessage,
  }))
}
const visitor = 'noel.dhondt@example.org'
const templates = async () => (await mails(visitor)).map(({ template }) => template.split('.')[1])

describe('a booking', () => {
  test('is confirmed to visitor and agency, once each, with a calendar file', async () => {
    const { lead, appointment } = await submit()
    expect(appointment).toMatchObject({ status: 'confirmed', lead: lead.id, pendingEvent: null })
    await notifyBooking(payload, lead)
    await notifyAppointments(payload)
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
      'info@perron.example',
      visitor,
      visitor,
    ])
    const [, { message } = { message: null }] = await mails(visitor)
    expect(message?.subject).toMatch(/^Votre rendez-vous du .+ est confirmé$/)
    expect(message?.attachments).toEqual([
      { kind: 'calendar', appointment: appointment.id, method: 'REQUEST' },
    ])
    const button = message?.parts.find((part) => part.type === 'button')
    expect(button?.href).toContain(`/fr/my/appointment/${appointment.id}/`)
    const file = await calendarAttachment(payload, appointment.id)
    expect(file?.contentType).toBe('text/calendar; charset=utf-8; method=REQUEST')
    expect(file?.content).toContain(`UID:appointment-${appointment.id}@`)
    expect(file?.content).toContain('SEQUENCE:1')
  })

  test('waits for the agent when the agency confirms appointments itself', async () => {
    await configure({ confirmation: 'agent' })
    const { appointment } = await submit()
    expect(appointment.status).toBe('requested')
    expect((await mails(visitor))[1]?.message.subject).toMatch(/^Votre demande de rendez-vous/)
    await confirmAppointment(payload, appointment.id)
    await notifyAppointments(payload)
    await notifyAppointments(payload)
    expect(await templates()).toEqual(['reserved', 'booked', 'confirmed'])
    expect((await calendarAttachment(payload, appointment.id))?.content).toContain('STATUS:CONFIRMED')
  })

  test('of a full or closed slot is refused in the visitor’s language', async () => {
    const { facts } = await submit()
    const again = reserveSeat(payload, { ...facts, submissionKey: 'other' })
    await expect(again).rejects.toMatchObject({ messageKey: 'appointment.full', status: 409, field: 'slot' })
    const closed = reserveSeat(payload, {
      ...facts,
      submissionKey: 'x',
      answers: { ...facts.answers, slot: 'x' },
    })
    await expect(closed).rejects.toMatchObject({ messageKey: 'appointment.notOffered', status: 409 })
    // The same submission again keeps its seat.
    await expect(reserveSeat(payload, facts)).resolves.toEqual({})
  })

  test('shows a Dutch visitor the hours of the Dutch text for the same slot', async () => {
    const { slots } = await payload.findGlobal({ slug: 'appointmentConfig', locale: 'nl' })
    const withOwnTime = slots.map((slot) => (slot.from === '14:00' ? { ...slot, ownFrom: '13:00' } : slot))
    await configure({ slots: withOwnTime }, 'nl')
    const inDutch = await findSlots(payload, 'nl', 'visitor')
    const afternoon = inDutch.find(({ label }) => label.endsWith('van 13 tot 16\u00a0uur'))
    expect(afternoon?.value).toMatch(/14:00-16:00$/)
    const { appointment } = await submit({ slot: afternoon?.value ?? '' }, 'nl')
    expect(appointment).toMatchObject({ slot: '14:00-16:00', hours: '13:00-16:00' })
    expect((await mails(visitor))[0]?.message.preheader).toContain('van 13 tot 16\u00a0uur')
    const inFrench = await findSlots(payload, 'fr', 'visitor')
    const same = inFrench.find(({ value }) => value === afternoon?.value)
    expect(same?.label).toMatch(/de 14\u00a0h à 16\u00a0h \(complet\)$/)
  })

  test('whose submission was never stored frees its seat after a quarter of an hour, without e-mails', async () => {
    const facts = { answers: await answers(), locale: 'fr' as const, submissionKey: 'lost' }
    await reserveSeat(payload, facts)
    await notifyAppointments(payload)
    await clearForgottenBookings(payload, new Date(Date.now() + 14 * 60_000))
    expect((await payload.count({ collection: 'appointments' })).totalDocs).toBe(1)
    await clearForgottenBookings(payload, new Date(Date.now() + 16 * 60_000))
    expect((await payload.count({ collection: 'appointments' })).totalDocs).toBe(0)
    expect(await mails()).toEqual([])
  })

  test('that is sent again shortly before its deletion keeps its seat', async () => {
    const facts = { answers: await answers(), locale: 'fr' as const, submissionKey: 'again' }
    await reserveSeat(payload, facts)
    const { id } = await readByKey('again')
    const at = new Date(Date.now() - 16 * 60_000).toISOString()
    await payload.db.updateOne({ collection: 'appointments', id, data: { updatedAt: at } })
    // The submission is repeated after the clean-up has read its list.
    const { find } = payload
    payload.find = (async (args: Parameters<typeof find>[0]) => {
      const answer = await find.call(payload, args)
      if (args.collection === 'leads') await reserveSeat(payload, facts)
      return answer
    }) as typeof find
    await clearForgottenBookings(payload)
    payload.find = find
    expect((await readByKey('again')).id).toBe(id)
  })

  test('that is gone makes its submission fail, which staff see', async () => {
    const { lead, appointment } = await submit()
    await payload.delete({ collection: 'appointments', id: appointment.id })
    await expect(notifyBooking(payload, lead)).rejects.toThrow('no appointment')
  })

  test('whose submission was stored but not processed is linked by linkBooking, and e-mails are sent', async () => {
    const facts = { answers: await answers(), locale: 'fr' as const, submissionKey: 'slow' }
    await reserveSeat(payload, facts)
    await makeMinimal(payload, 'leads', { form: 'contactAppointment', idempotencyKey: 'slow' })
    await clearForgottenBookings(payload, new Date(Date.now() + 60 * 60_000))
    await notifyAppointments(payload)
    expect(await templates()).toEqual(['reserved'])
  })
})

describe('a change', () => {
  test('is sent to both parties, with the changed calendar file', async () => {
    const { appointment } = await submit()
    const choice = await freeSlot()
    await moveAppointment(payload, { id: appointment.id, choice, by: 'visitor' })
    await notifyAppointments(payload)
    expect((await calendarAttachment(payload, appointment.id))?.content).toContain('SEQUENCE:2')
    await cancelAppointment(payload, appointment.id)
    await notifyAppointments(payload)
    expect(await templates()).toEqual(['reserved', 'booked', 'moved', 'cancelled'])
    expect(await mails('info@perron.example')).toHaveLength(3)
    const file = await calendarAttachment(payload, appointment.id)
    expect(file?.content).toMatch(/METHOD:CANCEL[^]+SEQUENCE:3[^]+STATUS:CANCELLED/)
  })

  test('that is undone before its e-mails were sent causes no e-mail', async () => {
    const { appointment } = await submit()
    await moveAppointment(payload, { id: appointment.id, choice: await freeSlot(), by: 'visitor' })
    await cancelAppointment(payload, appointment.id)
    await notifyAppointments(payload)
    expect(await templates()).toEqual(['reserved', 'booked', 'cancelled'])
  })
})

describe('the reminder', () => {
  const onDay = (day: string, data: Record<string, unknown> = {}) =>
    makeMinimal(payload, 'appointments', {
      day,
      slot: '10:00-13:00',
      hours: '10:00-13:00',
      status: 'confirmed',
      language: 'fr',
      person: { email: visitor },
      createdAt: '2027-01-01T09:00:00.000Z',
      ...data,
    })
  const remind = (at: string) => sendReminders(payload, new Date(at))

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

  test('is not sent when the agency switched it off, or for a booking of today', async () => {
    await onDay(addDays(belgianDay(new Date()), 1), { createdAt: new Date().toISOString() })
    await onDay('2027-01-14')
    await configure({ reminder: false })
    await remind('2027-01-13T09:00:00Z')
    await configure({ reminder: true })
    await sendReminders(payload, new Date(`${belgianDay(new Date())}T20:00:00Z`))
    expect(await mails(visitor)).toEqual([])
  })
})
