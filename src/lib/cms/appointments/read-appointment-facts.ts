import type { Payload } from 'payload'

import type { LetterSubject } from '@/forms/define-form'
import type { AppointmentFacts, AppointmentNews } from '@/forms/contact-appointment/appointment-facts'
import { agreedHours, spanOf } from '@/lib/appointments/appointment-state'
import { describeDay, describeWhen } from '@/lib/appointments/describe-when'
import { relatedId } from '@/lib/cms/hooks/related-id'
import { propertySubject } from '@/lib/cms/lead-effects/letter-subject'
import { env } from '@/lib/env'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/i18n/locales'
import { myPath } from '@/lib/leads/my-link'
import { salutationOf } from '@/lib/leads/salutation'
import { neutraliseLinks } from '@/lib/mail/neutralise-links'
import { readMailBrand } from '@/lib/mail/read-mail-brand'
import { propertyFormHref } from '@/lib/property/property-forms'
import type { Appointment } from '@/payload-types'

const dayMs = 24 * 60 * 60 * 1000
/** The private page stays open so long after the appointment, to say that it is over. */
const keptForMs = 30 * dayMs

/** Private page of an appointment, with the origin of the site: whoever has it may move and cancel. */
export const appointmentUrl = (appointment: Appointment, locale: Locale): string => {
  const until = new Date(spanOf(appointment).end.getTime() + keptForMs)
  return `${env.serverUrl}${myPath(locale, 'appointment', appointment.id, until, env.payloadSecret)}`
}

/** The property of an appointment as visitors may see it. */
export async function subjectOfAppointment(
  payload: Payload,
  { property }: Appointment,
  locale: Locale,
): Promise<LetterSubject | null> {
  const id = relatedId(property)
  return id ? propertySubject(id, { payload, locale, t: await getTranslator(locale) }) : null
}

/** `Élise Dupont`; empty when nobody was named. */
export const personNameOf = ({ person }: Appointment): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ')

/** Who goes there, by the name the agency publishes. */
async function agentNameOf(payload: Payload, { agent }: Appointment, locale: Locale): Promise<string> {
  const id = relatedId(agent)
  if (!id) return ''
  const found = await payload.findByID({
    collection: 'agents',
    id,
    locale,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
  })
  return found?.name ?? ''
}

/** What the mails of an appointment are written from, in the language of the reader. */
export async function readAppointmentFacts(
  payload: Payload,
  appointment: Appointment,
  news: AppointmentNews,
  locale: Locale,
): Promise<AppointmentFacts> {
  const [about, brand, agentName] = await Promise.all([
    subjectOfAppointment(payload, appointment, locale),
    readMailBrand(payload, locale),
    agentNameOf(payload, appointment, locale),
  ])
  return {
    appointment,
    news,
    locale,
    when: describeWhen(appointment.day, agreedHours(appointment), locale),
    day: describeDay(appointment.day, locale),
    // Somebody may have typed another person's address: nothing of what was typed becomes a link.
    salutation: neutraliseLinks(salutationOf(appointment.person, locale)),
    personName: personNameOf(appointment),
    agentName,
    agencyName: brand.name,
    serverUrl: env.serverUrl,
    ...(about && { about, bookUrl: propertyFormHref(about.href, 'contactAppointment') }),
    myUrl: appointmentUrl(appointment, locale),
  }
}
