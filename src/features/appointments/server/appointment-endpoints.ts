import { randomBytes } from 'node:crypto'
import type { Endpoint, PayloadRequest, Payload } from 'payload'
import { z } from 'zod'

import { env } from '@/lib/env'
import { locales, toLocale } from '@/lib/i18n/locales'
import type { Appointment } from '@/payload-types'
import { agentProfileId, hasRole } from '@/lib/payload/access'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import { studioMessage } from '@/lib/payload/studio-message'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { relatedId } from '@/lib/values/read-value'

import { keepCalendar } from './agent-calendars'
import { BookingRefusal } from './booking-refusal'
import { bookAppointment } from './book-appointment'
import { cancelAppointment } from './cancel-appointment'
import { confirmAppointment } from './confirm-appointment'
import { moveAppointment } from './move-appointment'
import { findSlots } from './find-slots'
import { makeCalendarKey } from './calendar-key'

const readSeed = async (payload: Payload, user: string): Promise<string | null> => {
  const storedUser = await payload.findByID({
    collection: 'users',
    id: user,
    depth: 0,
    // The seed is hidden from all users; the caller acts for the signed-in user.
    overrideAccess: true,
  })
  return storedUser.calendarSeed ?? null
}

/**
 * The key of the private calendar of a member of staff. A renewed key ends the former one at once.
 *
 * @param user id of the signed-in account
 */
export async function getCalendarKey(payload: Payload, user: string, isRenewed: boolean): Promise<string> {
  const seed = isRenewed ? null : await readSeed(payload, user)
  if (seed) return makeCalendarKey(user, seed, payload.secret)
  const made = randomBytes(24).toString('base64url')
  await payload.db.updateOne({
    collection: 'users',
    id: user,
    data: { calendarSeed: made },
    returning: false,
  })
  return makeCalendarKey(user, made, payload.secret)
}

/** The property of a visit booked by staff, and its agent: the booking agent, or else the agent of the property. */
async function bookingProperty(
  { payload, user }: PayloadRequest,
  ref: number,
): Promise<{ property: string; agent?: string } | null> {
  const { docs } = await payload.find({
    collection: 'properties',
    depth: 0,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    select: { agent: true },
    user,
    where: { ref: { equals: ref } },
  })
  const [property] = docs
  if (!property) return null
  const ownAgent = user && hasRole(user, 'agent') && 'agent' in user ? relatedId(user.agent) : null
  const agent = ownAgent ?? relatedId(property.agent)
  return { property: property.id, ...(agent && { agent }) }
}

type AppointmentEndpoint = Omit<Endpoint, 'root'>

const notFound = () => Response.json({}, { status: 404 })
const notUnderstood = () => Response.json({}, { status: 400 })

const worksOnAppointments = ({ user }: PayloadRequest) => hasRole(user, 'administrator', 'editor', 'agent')
/** Runs an action on an appointment. A refusal is answered in the editor's language. */
async function answer(req: PayloadRequest, change: () => Promise<Appointment>): Promise<Response> {
  try {
    const { id, status } = await change()
    triggerWorker()
    return Response.json({ id, status })
  } catch (error) {
    if (!(error instanceof BookingRefusal)) throw error
    return Response.json(
      { message: studioMessage(req, `appointments.refusals.${error.reason}`) },
      { status: 409 },
    )
  }
}

/** The appointment of the URL, if the user may change it by the access rules of the collection. */
async function changeableId(req: PayloadRequest): Promise<string | null> {
  const { payload, user, routeParams } = req
  if (!worksOnAppointments(req) || typeof routeParams?.id !== 'string') return null
  const matches = await payload
    .find({
      collection: 'appointments',
      depth: 0,
      limit: 1,
      overrideAccess: false,
      pagination: false,
      user,
      where: { id: { equals: routeParams.id } },
    })
    // An agent account without an agent profile may read no appointment.
    .catch(() => ({ docs: [] }))
  return matches.docs[0]?.id ?? null
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

/** `POST /api/appointments/book`: books by hand; the appointment takes a seat like any other. */
const book: AppointmentEndpoint = {
  path: '/book',
  method: 'post',
  handler: async (req) => {
    if (!worksOnAppointments(req)) return notFound()
    const wanted = bookingShape.safeParse(await readJsonBody(req))
    if (!wanted.success) return notUnderstood()
    const { ref, submissionKey, choice: when, language, remark, ...person } = wanted.data
    const property = await bookingProperty(req, ref)
    if (!property)
      return Response.json({ message: studioMessage(req, 'appointments.noProperty') }, { status: 422 })
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

/** `GET /api/appointments/slots`: the slots that may be booked, in the language of the studio. */
const slots: AppointmentEndpoint = {
  path: '/slots',
  method: 'get',
  handler: async (req) => {
    if (!worksOnAppointments(req)) return notFound()
    const { language } = req.i18n
    const choices = await findSlots(req.payload, toLocale(language), 'staff')
    return Response.json({ slots: choices }, { headers: { 'cache-control': 'no-store' } })
  },
}

/** `POST /api/appointments/calendar`: the private feed URL of the user's calendar; creates a new one on request. */
const calendar: AppointmentEndpoint = {
  path: '/calendar',
  method: 'post',
  handler: async (req) => {
    if (!worksOnAppointments(req) || !req.user) return notFound()
    const wanted = z.strictObject({ renew: z.boolean() }).safeParse(await readJsonBody(req))
    if (!wanted.success) return notUnderstood()
    const key = await getCalendarKey(req.payload, String(req.user.id), wanted.data.renew)
    return Response.json(
      { url: `${env.serverUrl}/calendar/${key}.ics` },
      { headers: { 'cache-control': 'no-store' } },
    )
  },
}

/**
 * `POST /api/appointments/own-calendar`: reads the own calendar of the user, which closes moments for visits; an empty
 * address ends that. Answers the reason in the language of the studio when it cannot be read.
 */
const ownCalendar: AppointmentEndpoint = {
  path: '/own-calendar',
  method: 'post',
  handler: async (req) => {
    const agent = worksOnAppointments(req) && agentProfileId(req.user)
    if (!req.user || !agent) return notFound()
    const wanted = z.strictObject({ url: z.string().max(2000) }).safeParse(await readJsonBody(req))
    if (!wanted.success) return notUnderstood()
    const owner = { user: String(req.user.id), agent }
    const problem = await keepCalendar(req.payload, owner, wanted.data.url, { now: new Date() })
    if (!problem) return Response.json({})
    const message = studioMessage(req, `appointments.ownCalendar.problems.${problem}`)
    return Response.json({ message }, { status: 422 })
  },
}

const confirm = changing('confirm', (req, id) => answer(req, () => confirmAppointment(req.payload, id)))
const cancel = changing('cancel', (req, id) => answer(req, () => cancelAppointment(req.payload, id)))
const move = changing('move', async (req, id) => {
  const wanted = z.strictObject({ choice }).safeParse(await readJsonBody(req))
  if (!wanted.success) return notUnderstood()
  return answer(req, () => moveAppointment(req.payload, { id, choice: wanted.data.choice, by: 'staff' }))
})

/** Endpoints of the agenda, below `/api/appointments/`. */
export const appointmentEndpoints: AppointmentEndpoint[] = [
  slots,
  book,
  calendar,
  ownCalendar,
  confirm,
  cancel,
  move,
]
