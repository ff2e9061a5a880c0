import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { BookingRefusal, type BookingRefusalReason } from '@/lib/actions/appointments/booking-refusal'
import { bookAppointment } from '@/lib/actions/book-appointment'
import { cancelAppointment } from '@/lib/actions/cancel-appointment'
import { confirmAppointment } from '@/lib/actions/confirm-appointment'
import { moveAppointment } from '@/lib/actions/move-appointment'
import { calendarKeyOf } from '@/lib/actions/renew-calendar'
import { env } from '@/lib/env'
import { isLocale, locales, sourceLocale, type Localized } from '@/lib/i18n/locales'
import type { Appointment } from '@/payload-types'

import { hasRole } from '../access'
import { bookingProperty } from '../appointments/booking-property'
import { findSlots } from '../appointments/find-slots'
import { nudgeWorker } from '../jobs/nudge-worker'
import { studioMessage } from '../studio-message'

type AppointmentEndpoint = Omit<Endpoint, 'root'>

const notFound = () => Response.json({}, { status: 404 })
const notUnderstood = () => Response.json({}, { status: 400 })

const worksOnAppointments = ({ user }: PayloadRequest) => hasRole(user, 'administrator', 'editor', 'agent')
const bodyOf = async (req: PayloadRequest): Promise<unknown> => req.json?.().catch(() => null)

const refusals: Record<BookingRefusalReason, Localized> = {
  full: {
    nl: 'Dit tijdstip is volzet.',
    fr: 'Ce moment est complet.',
    en: 'This time is full.',
    de: 'Diese Zeit ist ausgebucht.',
  },
  notOffered: {
    nl: 'Dit tijdstip wordt niet aangeboden.',
    fr: 'Ce moment n’est pas proposé.',
    en: 'This time is not offered.',
    de: 'Diese Zeit wird nicht angeboten.',
  },
  tooMany: {
    nl: 'Te veel open afspraken.',
    fr: 'Trop de rendez-vous ouverts.',
    en: 'Too many open appointments.',
    de: 'Zu viele offene Termine.',
  },
  ended: {
    nl: 'Deze afspraak is voorbij of geannuleerd.',
    fr: 'Ce rendez-vous est passé ou annulé.',
    en: 'This appointment is over or cancelled.',
    de: 'Dieser Termin ist vorbei oder abgesagt.',
  },
}

const noProperty: Localized = {
  nl: 'Er is geen pand met deze referentie.',
  fr: 'Aucun bien ne porte cette référence.',
  en: 'There is no property with this reference.',
  de: 'Es gibt kein Objekt mit dieser Referenz.',
}

/** Does something with an appointment; a refusal is told in the words of the studio. */
async function answer(req: PayloadRequest, change: () => Promise<Appointment>): Promise<Response> {
  try {
    const { id, status } = await change()
    nudgeWorker()
    return Response.json({ id, status })
  } catch (error) {
    if (!(error instanceof BookingRefusal)) throw error
    return Response.json({ message: studioMessage(req, refusals[error.reason]) }, { status: 409 })
  }
}

/** The appointment of the address, if whoever asks may change it: the rule of the collection decides. */
async function changeableId(req: PayloadRequest): Promise<string | null> {
  const { payload, user, routeParams } = req
  if (!worksOnAppointments(req) || typeof routeParams?.id !== 'string') return null
  const found = await payload
    .find({
      collection: 'appointments',
      depth: 0,
      limit: 1,
      overrideAccess: false,
      pagination: false,
      user,
      where: { id: { equals: routeParams.id } },
    })
    // An agent without a profile of an agent may read none.
    .catch(() => ({ docs: [] }))
  return found.docs[0]?.id ?? null
}

const changing = (
  path: string,
  change: (req: PayloadRequest, id: string) => Promise<Response>,
): AppointmentEndpoint => ({
  path: `/:id/${path}`,
  method: 'post',
  handler: async (req) => {
    const id = await changeableId(req)
    return id ? change(req, id) : notFound()
  },
})

const choice = z.string().max(40)

const bookingShape = z.strictObject({
  choice,
  ref: z.number().int().positive().max(2_147_483_647),
  firstName: z.string().trim().max(80),
  lastName: z.string().trim().min(1).max(80),
  email: z.union([z.literal(''), z.email().max(254)]),
  phone: z.string().trim().max(40),
  language: z.enum(locales),
  remark: z.string().trim().max(2000),
  submissionKey: z.uuid(),
})

/** `POST /api/appointments/book`: an appointment made by hand takes a seat like every other. */
const book: AppointmentEndpoint = {
  path: '/book',
  method: 'post',
  handler: async (req) => {
    if (!worksOnAppointments(req)) return notFound()
    const wanted = bookingShape.safeParse(await bodyOf(req))
    if (!wanted.success) return notUnderstood()
    const { ref, submissionKey, choice: when, language, remark, ...person } = wanted.data
    const property = await bookingProperty(req, ref)
    if (!property) return Response.json({ message: studioMessage(req, noProperty) }, { status: 422 })
    return answer(req, () =>
      bookAppointment(req.payload, {
        choice: when,
        language,
        person: Object.fromEntries(Object.entries(person).filter(([, value]) => value !== '')),
        ...property,
        ...(remark && { remark }),
        submissionKey: `staff:${submissionKey}`,
        bookedBy: 'staff',
      }),
    )
  },
}

/** `GET /api/appointments/slots`: what may be booked, in the language of the studio. */
const slots: AppointmentEndpoint = {
  path: '/slots',
  method: 'get',
  handler: async (req) => {
    if (!worksOnAppointments(req)) return notFound()
    const { language } = req.i18n
    const found = await findSlots(req.payload, isLocale(language) ? language : sourceLocale, 'staff')
    return Response.json({ slots: found }, { headers: { 'cache-control': 'no-store' } })
  },
}

/** `POST /api/appointments/calendar`: the private address of the own calendar, new ones on demand. */
const calendar: AppointmentEndpoint = {
  path: '/calendar',
  method: 'post',
  handler: async (req) => {
    if (!worksOnAppointments(req) || !req.user) return notFound()
    const wanted = z.strictObject({ renew: z.boolean() }).safeParse(await bodyOf(req))
    if (!wanted.success) return notUnderstood()
    const key = await calendarKeyOf(req.payload, String(req.user.id), wanted.data.renew)
    return Response.json(
      { url: `${env.serverUrl}/calendar/${key}.ics` },
      { headers: { 'cache-control': 'no-store' } },
    )
  },
}

const confirm = changing('confirm', (req, id) => answer(req, () => confirmAppointment(req.payload, id)))
const cancel = changing('cancel', (req, id) => answer(req, () => cancelAppointment(req.payload, id)))
const move = changing('move', async (req, id) => {
  const wanted = z.strictObject({ choice }).safeParse(await bodyOf(req))
  if (!wanted.success) return notUnderstood()
  return answer(req, () => moveAppointment(req.payload, { id, choice: wanted.data.choice, by: 'staff' }))
})

/** What the agenda asks and does, below `/api/appointments/`. */
export const appointmentEndpoints: AppointmentEndpoint[] = [slots, book, calendar, confirm, cancel, move]
