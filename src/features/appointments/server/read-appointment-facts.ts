import type { Payload } from 'payload'

import type { LeadSubject } from '@/features/submissions/model/define-form'
import type { AppointmentFacts, AppointmentNews } from '@/features/appointments/emails/appointment-facts'
import { agreedHours, spanOf } from '@/features/appointments/model/appointment-state'
import {
  describeConfirmationEnd,
  describeDay,
  describeHours,
  describeWhen,
} from '@/features/appointments/model/describe-when'
import { daysAfter } from '@/lib/time/belgian-time'
import { relatedId } from '@/lib/values/read-value'
import { propertySubject } from '@/features/leads/server/api'
import { env } from '@/lib/env'
import { readNumberLanguage } from '@/features/property/server/api'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/i18n/locales'
import { signedLinkPath } from '@/lib/http/signed-links'
import { formatSalutation } from '@/features/leads/model/salutation'
import { neutraliseLinks } from '@/lib/email/neutralise-links'
import { readMailBrand } from '@/lib/email/read-mail-brand'
import { propertyFormHref } from '@/features/submissions/model/property-forms'
import { toPictureSource } from '@/features/media/model/to-picture-source'
import type { SignedWords } from '@/lib/email/email-message'
import { formatPhone } from '@/lib/values/phone'
import type { Appointment } from '@/payload-types'

/** One of the stored widths. */
const portraitWidth = 400

/** Days the private page stays open after the appointment, to show that it is over. */
const retentionDays = 30

/** URL of the private page of an appointment; its holder may move and cancel the appointment. */
export const appointmentUrl = (appointment: Appointment, locale: Locale): string => {
  const until = daysAfter(spanOf(appointment).end, retentionDays)
  return `${env.serverUrl}${signedLinkPath(locale, 'appointment', appointment.id, until, env.payloadSecret)}`
}

/** The property of an appointment as visitors may see it. */
export async function subjectOfAppointment(
  payload: Payload,
  { property }: Appointment,
  locale: Locale,
): Promise<LeadSubject | null> {
  const id = relatedId(property)
  if (!id) return null
  const t = await getTranslator(locale, await readNumberLanguage(payload, locale))
  return propertySubject(id, { payload, locale, t })
}

/** `Élise Dupont`; empty without a name. */
export const personNameOf = ({ person }: Appointment): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ')

/** The assigned agent as the agency publishes them, with the number to call. */
async function readHost(
  payload: Payload,
  { agent }: Appointment,
  locale: Locale,
): Promise<SignedWords | null> {
  const id = relatedId(agent)
  if (!id) return null
  const stored = await payload.findByID({
    collection: 'agents',
    id,
    locale,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
  })
  if (!stored) return null
  const phone = stored.mobilePhone ?? stored.phone
  const portrait = toPictureSource(stored.portrait, portraitWidth)
  return {
    name: stored.name,
    words: phone ? formatPhone(phone) : '',
    ...(portrait?.src && { imageUrl: new URL(portrait.src, env.serverUrl).href }),
  }
}

/** The data of the e-mails about an appointment, in the language of the reader. */
export async function readAppointmentFacts(
  payload: Payload,
  appointment: Appointment,
  news: AppointmentNews,
  locale: Locale,
): Promise<AppointmentFacts> {
  const [about, brand, host] = await Promise.all([
    subjectOfAppointment(payload, appointment, locale),
    readMailBrand(payload, locale),
    readHost(payload, appointment, locale),
  ])
  return {
    appointment,
    news,
    locale,
    when: describeWhen(appointment.day, agreedHours(appointment), locale),
    day: describeDay(appointment.day, locale),
    hours: describeHours(agreedHours(appointment), locale),
    until: describeConfirmationEnd(appointment, locale),
    // The e-mail address may belong to another person: no text of the visitor may become a link.
    salutation: neutraliseLinks(formatSalutation(appointment.person, locale)),
    personName: personNameOf(appointment),
    host,
    agencyName: brand.name,
    serverUrl: env.serverUrl,
    ...(about && { about, bookUrl: propertyFormHref(about.href, 'contactAppointment') }),
    myUrl: appointmentUrl(appointment, locale),
  }
}
