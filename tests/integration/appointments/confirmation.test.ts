import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import * as confirmRoute from '@/app/(site)/[locale]/my/appointment/[id]/[token]/confirm/route'
import { POST as cancel } from '@/app/(site)/[locale]/my/appointment/[id]/[token]/cancel/route'
import { contactAppointment } from '@/features/appointments/form/contact-appointment'
import { expireBookings } from '@/features/appointments/server/expire-bookings'
import { findSlots } from '@/features/appointments/server/find-slots'
import { notifyAppointments } from '@/features/appointments/server/notify-appointment'
import { notifyBooking } from '@/features/appointments/server/notify-booking'
import { appointmentUrl } from '@/features/appointments/server/read-appointment-facts'
import { reserveSeat } from '@/features/appointments/server/reserve-seat'
import { queueForCrm } from '@/features/leads/server/api'
import type { EmailMessage } from '@/lib/email/email-message'

import { makePayload, type TestPayload } from '../../support/make-payload'
import { makeMinimal, quiet } from '../../support/minimal-document'

let running: TestPayload
let payload: Payload
let counter = 0

const { POST: confirm } = confirmRoute
const visitor = 'noel.dhondt@example.org'
const agency = 'info@perron.example'

beforeAll(async () => {
  running = await makePayload()
  payload = running.payload
  await payload.updateGlobal({
    slug: 'siteConfig',
    data: {
      agency: { name: 'Immo Perron', email: agency },
      crm: { url: 'https://crm.example.com/leads', secret: 'a secret that only CRM and site know' },
    },
    context: quiet(),
  })
  await payload.updateGlobal({
    slug: 'appointmentConfig',
    data: { closedWeekdays: [], closeOnHolidays: false },
    context: quiet(),
  })
})
afterAll(() => running.stop())
beforeEach(async () => {
  for (const collection of ['appointments', 'outbox', 'leads'] as const)
    await payload.delete({ collection, where: {}, context: quiet() })
})

/** A submission as the route of the form stores it and the worker handles it. */
async function submit() {
  const slots = await findSlots(payload, 'fr', 'visitor')
  const slot = slots.find(({ isFull }) => !isFull)?.value ?? ''
  const submissionKey = `key-${(counter += 1)}`
  const answers = { ...(await contactAppointment.fixture()), slot }
  await reserveSeat(payload, { answers, locale: 'fr', submissionKey })
  const made = await makeMinimal(payload, 'leads', {
    form: 'contactAppointment',
    idempotencyKey: submissionKey,
  })
  const lead = await payload.findByID({ collection: 'leads', id: made.id, depth: 0 })
  await notifyBooking(payload, lead)
  await queueForCrm(payload, lead)
  const { docs } = await payload.find({ collection: 'appointments', depth: 0 })
  if (!docs[0]) throw new Error('No appointment')
  return { lead: lead.id, appointment: docs[0] }
}

async function sent() {
  const { docs } = await payload.find({ collection: 'outbox', sort: 'createdAt', pagination: false })
  return docs.map((row) => ({ ...row, message: row.payload as unknown as EmailMessage }))
}
const templates = async () => (await sent()).map(({ template, recipient }) => `${template} ${recipient}`)
const crmState = async (id: string) => (await payload.findByID({ collection: 'leads', id })).crmState

/** Presses a button of the private page, without JavaScript: a plain form. */
async function press(action: typeof confirm, url: string): Promise<string> {
  const [, locale = '', , , id = '', token = ''] = new URL(url).pathname.split('/')
  const request = new Request(url, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } })
  const answer = await action(request, { params: Promise.resolve({ locale, id, token }) })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '', url).search
}

test('a booking asks its visitor alone; agency, calendar and CRM wait for the confirmation', async () => {
  const { lead, appointment } = await submit()
  expect(await templates()).toEqual([`contactAppointment.reserved ${visitor}`])
  const [first] = await sent()
  const url = appointmentUrl(appointment, 'fr')
  expect(first?.message.subject).toMatch(/^Confirmez votre rendez-vous du /)
  expect(first?.message.attachments).toBeUndefined()
  expect(first?.message.parts).toContainEqual({ type: 'button', label: 'Confirmer ou annuler', href: url })
  expect(await crmState(lead)).toBe('off')

  expect(await press(confirm, url)).toBe('?done=confirmed')
  await notifyAppointments(payload)
  expect((await templates()).slice(1).toSorted()).toEqual([
    `contactAppointment.agency ${agency}`,
    `contactAppointment.booked ${visitor}`,
  ])
  const booked = (await sent()).find(({ template }) => template === 'contactAppointment.booked')
  expect(booked?.message.attachments).toHaveLength(1)
  expect(await crmState(lead)).toBe('pending')
  expect(await press(confirm, url)).toBe('?done=confirmed')
})

test('an opened link confirms nothing: there is no GET', () => {
  expect(Object.keys(confirmRoute)).toEqual(['POST'])
})

test('a booking that was never confirmed ends without another e-mail, and its link says so', async () => {
  const { lead, appointment } = await submit()
  const end = new Date(appointment.confirmUntil ?? '').getTime()
  const statusAfter = async (milliseconds: number) => {
    await expireBookings(payload, new Date(end + milliseconds))
    return (await payload.findByID({ collection: 'appointments', id: appointment.id })).status
  }
  expect(await statusAfter(-60_000)).toBe('unconfirmed')
  expect(await statusAfter(60_000)).toBe('expired')
  await notifyAppointments(payload)
  expect(await templates()).toHaveLength(1)
  expect(await crmState(lead)).toBe('off')
  expect(await press(confirm, appointmentUrl(appointment, 'fr'))).toBe('?problem=ended')
})

test('a booking cancelled before its confirmation is news for the visitor alone, without a calendar file', async () => {
  const { appointment } = await submit()
  expect(await press(cancel, appointmentUrl(appointment, 'fr'))).toBe('?done=cancelled')
  await notifyAppointments(payload)
  expect((await templates()).slice(1)).toEqual([`contactAppointment.cancelled ${visitor}`])
  expect((await sent())[1]?.message.attachments).toBeUndefined()
})
